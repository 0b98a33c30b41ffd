"""Learning: the slopes are those of the loss, runs repeat and go on, and what was learnt beats random play."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import tatami
from tatami import CHANCE, Dealer, State
from tatami.bots import Knowledge
from tatami.bots.network import Network, cells_seen, required_part
from tatami.cli import main
from tatami.core.cluster import LOCAL
from tatami.games.kenjin.rules.table import TILES
from tatami.research import observe
from tatami.research.train.learner import CHECKPOINT, CURVE, WEIGHTS, Learner, Settings, log_softmax, policy_slope
from tatami.research.train.net import Net
from tatami.research.train.pack import PRACTICE, START, group_of, pack, taken_up, task_of, weights_of
from tatami.research.train.runs import Run, files_in, learn_on_cluster, write_files

KENJIN, SPIRIT = tatami.game("kenjin"), tatami.game("samurai-spirit")
TASK = task_of(KENJIN, {"players": 2})
SMALL = Settings(
    games=32, setup_games=16, iterations=4, width=32, blocks=1, critic_width=32, minibatch=256, renewed=2, measured=2
)


def learner(settings: Settings, setups: tuple[str, ...] = ("last-turns",), against: Any = None) -> Learner:
    groups = [group_of(KENJIN, START, settings.games, 1, "cpu", {"players": 2})]
    groups += [group_of(KENJIN, name, settings.setup_games, 1, "cpu") for name in setups]
    return Learner(np, groups, settings, against)


def untold(line: str) -> None:
    """Nobody reads it."""


def loss(logits: Any, masks: Any, near: Any, actions: Any, before: Any, advantages: Any) -> float:
    """Of one line, as `policy_slope` says: entropy 0.3, magnet 0.2, clip 0.1."""
    logs = log_softmax(np, logits, masks)
    shares = np.exp(logs)
    ratio = np.exp(logs[np.arange(len(logs)), actions] - before)
    gain = np.minimum(ratio * advantages, np.clip(ratio, 0.9, 1.1) * advantages)
    entropy = -(shares * np.where(masks, logs, 0.0)).sum(1)
    distance = (shares * np.where(masks, logs - near, 0.0)).sum(1)
    return float((-gain - 0.3 * entropy + 0.2 * distance).sum())


def test_the_slope_of_the_policy_is_that_of_its_loss() -> None:
    rng = np.random.default_rng(1)
    masks = rng.random((6, 5)) < 0.7
    masks[:, 0] = True
    logits = rng.normal(size=(6, 5))
    near = log_softmax(np, rng.normal(size=(6, 5)), masks)
    actions = masks.argmax(1)
    logs = log_softmax(np, logits, masks)
    before = logs[np.arange(6), actions] + np.array([0.0, 0.3, -0.3, 0.05, 0.3, -0.3])
    advantages = np.array([1.0, 1.0, 1.0, -0.5, -1.0, -1.0])
    slope, _ = policy_slope(np, logs, near, actions, before, advantages, 0.3, 0.2, 0.1)
    for row, column in np.ndindex(6, 5):
        step = np.zeros_like(logits)
        step[row, column] = 1e-5
        ends = [loss(logits + sign * step, masks, near, actions, before, advantages) for sign in (1, -1)]
        assert abs((ends[0] - ends[1]) / 2e-5 - slope[row, column]) < 1e-4


def test_the_gradients_of_a_net_are_those_of_its_outputs() -> None:
    rng = np.random.default_rng(2)
    net = Net(np, [4, 3], 6, 2, 3).begin([1])
    net.flat = (net.flat + rng.normal(0.0, 0.3, net.flat.shape)).astype(np.float64)
    net.views = net.split(net.flat)
    xs = [rng.normal(size=(5, 4)), rng.normal(size=(5, 3))]
    weighed = rng.normal(size=(5, 3))
    gradients = net.split(np.zeros_like(net.flat))
    net.backward(xs, net.forward(xs)[1], weighed, gradients)
    found = np.concatenate([gradient.ravel() for gradient in gradients])
    for place in range(0, net.flat.size, 3):
        kept, ends = net.flat[place], []
        for sign in (1, -1):
            net.flat[place] = kept + sign * 1e-6
            ends.append(float((net.forward(xs)[0] * weighed).sum(1).mean()))
        net.flat[place] = kept
        assert abs((ends[0] - ends[1]) / 2e-6 - found[place]) < 1e-5


def test_a_run_repeats_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, part, rest = learner(SMALL), learner(SMALL), learner(SMALL)
    whole.run(tmp_path / "whole", 600.0, untold)
    for _ in range(2):
        part.iterate()
    part.save(tmp_path / CHECKPOINT)
    rest.restore(tmp_path / CHECKPOINT)
    rest.run(tmp_path / "rest", 600.0, untold)
    assert rest.iteration == whole.iteration == SMALL.iterations
    assert (rest.net.flat == whole.net.flat).all() and (rest.critic.flat == whole.critic.flat).all()
    lines = [json.loads(line) for line in (tmp_path / "whole" / CURVE).read_text("utf-8").splitlines()]
    assert [line["iteration"] for line in lines] == [2, 4]
    assert not (whole.net.flat == learner(SMALL._replace(seed=2)).net.flat).all()


def test_earlier_selves_are_kept_played_against_and_distilled(tmp_path: Path) -> None:
    """Where it stops does not matter: neither among its games with earlier selves nor while it learns their average."""
    settings = SMALL._replace(iterations=6, distilled=2, kept=1, past=0.5)
    whole, parts = learner(settings), [learner(settings) for _ in range(3)]
    whole.run(tmp_path / "whole", 600.0, untold)
    for number, part in enumerate(parts):
        if number:
            part.restore(tmp_path / CHECKPOINT)
        for _ in range(2):
            part.iterate()
        part.save(tmp_path / CHECKPOINT)
    assert parts[-1].iteration == whole.iteration and (parts[-1].mean.flat == whole.mean.flat).all()
    assert len(whole.selves) == 4 and (whole.selves[-1] == whole.net.flat).all()
    assert (parts[1].mean.flat != whole.mean.flat).any() and (parts[1].net.flat == whole.net.flat).all()


def test_only_kept_selves_can_be_played_against() -> None:
    with pytest.raises(ValueError, match="kept"):
        learner(SMALL._replace(distilled=2))
    with pytest.raises(ValueError, match="kept"):
        learner(SMALL._replace(past=0.5))


def test_only_our_decisions_of_games_with_others_are_learnt_from() -> None:
    made = learner(SMALL, ())
    other = made.net.copy()
    who = np.zeros((SMALL.games, 2), np.int64)
    who[:, 1] = 1
    played = made.play(0, [1], made.net, other, who=who)
    assert set(played.seen.tolist()) == {0}
    assert set(made.play(0, [1], made.net, other, who=who, taught=2).seen.tolist()) == {0, 1}


def test_the_distilled_policy_is_the_average_of_its_selves() -> None:
    """Two selves, each of which always plays another choice: the average plays both equally often."""
    settings = SMALL._replace(games=256, iterations=84, distilled=80, kept=1, minibatch=1024, rate=5e-3, last_rate=1e-4)
    made = Learner(np, [group_of(KENJIN, "last-turns", settings.games, 1, "cpu")], settings)
    made.iteration, legal = 4, made.play(0, [1], made.net)
    choices = np.flatnonzero(legal.masks[0])[:2]
    made.selves = np.stack([made.net.flat] * 4)
    for number, row in enumerate(made.selves):
        bias = made.net.split(row)[-1]
        bias[choices[number % 2]] = 20.0
    while made.iteration < settings.iterations:
        made.iterate()
    first = made.play(0, [2], made.mean)
    line = (first.lines == legal.lines[0]).all(1)
    chosen = first.actions[line]
    assert len(chosen) > 100 and 0.4 < (chosen == choices[0]).mean() < 0.6 and np.isin(chosen, choices).mean() > 0.9


def test_another_run_is_not_gone_on_with(tmp_path: Path) -> None:
    learner(SMALL).save(tmp_path / CHECKPOINT)
    with pytest.raises(ValueError, match="other settings"):
        learner(SMALL._replace(clip=0.3)).restore(tmp_path / CHECKPOINT)


def test_it_learns_to_beat_random_play() -> None:
    """Seconds of learning on one core, from the last turns on: random play wins half against random play."""
    settings = SMALL._replace(
        games=256, iterations=60, width=64, critic_width=64, rate=2e-3, last_rate=1e-3,
        entropy=0.02, last_entropy=0.01, magnet=0.02, renewed=10, clip=0.2,
    )  # fmt: skip
    made = Learner(np, [group_of(KENJIN, "last-turns", settings.games, 1, "cpu")], settings)

    def share_won() -> float:
        return float(np.mean([made.score(made.net, None, [k]) for k in range(8)]))

    before = share_won()
    for _ in range(settings.iterations):
        made.iterate()
    assert before < 0.56 and share_won() > 0.75


def test_who_wins_together_learns_together() -> None:
    """Random play does not win on Easy with two."""
    settings = SMALL._replace(
        games=96, iterations=60, minibatch=1024, rate=3e-3, last_rate=2e-3, entropy=0.01, last_entropy=0.005,
        magnet=0.02, renewed=20, clip=0.2, average=0.9,
    )  # fmt: skip
    two = group_of(SPIRIT, START, settings.games, 1, "cpu", {"samurai": ["kyuzo", "daisuke"], "difficulty": "easy"})
    made = Learner(np, [two], settings)
    before = made.score(made.mean, None, [1])
    for _ in range(settings.iterations):
        made.iterate()
    assert before <= 0.02 and made.score(made.mean, None, [1]) > 0.05


def test_one_net_practises_at_tables_of_all_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.research.train.pack.POSITIONS", 64)
    start = group_of(SPIRIT, START, 8, 1, "cpu")
    made = Learner(np, [start, group_of(SPIRIT, PRACTICE, 64, 1, "cpu")], SMALL)
    made.iterate()
    played = made.roll(1, [1])
    assert set((played.seen // 7).tolist()) == set(range(6)) and len(played.results) > 0
    assert (played.masks[np.arange(len(played.actions)), played.actions]).all()


def test_every_table_of_samurai_has_the_same_inputs_and_outputs() -> None:
    rng, net, wide = Random(5), required_part(SPIRIT, "net"), task_of(SPIRIT)
    for _ in range(40):
        state, dealer = SPIRIT.new(**net.practice(rng)), Dealer(rng.random())
        task = task_of(SPIRIT, state.options)
        assert task.source.shape[2] == wide.source.shape[2] and task.columns.shape[2] == wide.columns.shape[2]
        while state.to_act is not None:
            if state.to_act == CHANCE:
                state.apply(dealer.deal(state))
                continue
            columns = task.columns[0, state.to_act].tolist()
            assert set(state.actions()) <= set(columns) and len(columns) == len(set(columns))
            state.apply(rng.choice(state.actions()))


def test_a_best_response_begins_as_what_it_answers() -> None:
    target = learner(SMALL, ()).net.flat + np.float32(0.01)
    answer = learner(SMALL, (), target)
    assert (answer.net.flat == target).all()
    answer.iterate()
    assert answer.against is not None and (answer.against.flat == target).all()
    assert not (answer.net.flat == target).all()


def test_a_run_takes_up_weights_as_they_ship(tmp_path: Path) -> None:
    """Until the critic knows the policy, it alone learns."""
    made, path = learner(SMALL, ()), tmp_path / WEIGHTS
    size = SMALL.width, SMALL.blocks
    np.savez(path, **(shipped := weights_of(TASK, made.net.flat, *size)))
    begun = taken_up(path, TASK, *size)
    assert all((array == shipped[name]).all() for name, array in weights_of(TASK, begun, *size).items())
    groups = [group_of(KENJIN, START, SMALL.games, 1, "cpu", {"players": 2})]
    rest = Learner(np, groups, SMALL._replace(seed=2, critic_first=1), begun=begun)
    critic = rest.critic.flat.copy()
    rest.iterate()
    assert (rest.net.flat == begun).all() and (rest.mean.flat == begun).all() and (rest.critic.flat != critic).any()
    rest.iterate()
    assert (rest.net.flat != begun).any()


def some_states(count: int, **options: Any) -> list[State]:
    """Decisions of random games, of two unless told otherwise."""
    rng, found = Random(3), []
    while len(found) < count:
        state, dealer = KENJIN.new(**{"players": 2, **options}), Dealer(len(found))
        while state.to_act is not None and len(found) < count:
            if state.to_act == CHANCE:
                state.apply(dealer.deal(state))
                continue
            if rng.random() < 0.2:
                found.append(state.copy())
            state.apply(rng.choice(state.actions()))
    return found


def test_the_compiled_net_computes_what_was_learnt() -> None:
    made = learner(SMALL, ())
    made.iterate()
    weights = weights_of(TASK, made.net.flat, SMALL.width, SMALL.blocks)
    net = Network(KENJIN, KENJIN.new(players=2).options, 2, weights)
    states = some_states(20)
    lines = np.stack([observe(state, state.to_act or 0) for state in states])
    seats = np.array([state.to_act for state in states])
    out, _ = made.net.forward([made.kinds[0].wiring(lines, np.arange(len(lines)), seats)])
    for state, expected in zip(states, out, strict=True):
        found = net.outputs(Knowledge(state, state.to_act or 0, 1))
        assert np.abs(found - expected[: len(found)]).max() < 0.01, "half precision costs no more than this"


RING = {"four": {"players": 4}, **required_part(KENJIN, "net").TABLES}


@pytest.mark.parametrize("options", [{"players": 2}, *RING.values()], ids=["two", *RING])
def test_every_legal_action_has_an_output_of_its_own(options: dict[str, Any]) -> None:
    task = task_of(KENJIN, options)
    for state in some_states(200, **options):
        columns = task.columns[0, state.to_act].tolist()
        assert set(state.actions()) <= set(columns) and len(columns) == len(set(columns))


def test_all_tables_of_a_ring_have_the_same_inputs_and_outputs() -> None:
    four, *others = (task_of(KENJIN, options) for options in RING.values())
    for task in others:
        assert task.source.shape[2] == four.source.shape[2] and task.columns.shape[2] == four.columns.shape[2]
        assert task.secrets.shape[2] == four.secrets.shape[2]


@pytest.mark.parametrize("players", [3, 4])
def test_a_seat_of_a_ring_sees_its_own_battlefields_first(players: int) -> None:
    """And every seat the same: what the view calls its neighbours' lies at the same inputs, whichever seat it is."""
    for state in some_states(60, players=players):
        for seat in range(players):
            line, view = observe(state, seat), state.view(seat)
            tiles = cells_seen(KENJIN, state.options, seat, "tiles")
            unseen = cells_seen(KENJIN, state.options, seat, "unseen")
            held = cells_seen(KENJIN, state.options, seat, "held")
            for near, number in enumerate([2 * seat, 2 * seat + 1, 2 * seat - 2, 2 * seat - 1]):
                field = view["battlefields"][number % (2 * players)]
                tile = [name for name, cell in zip(TILES, tiles[near], strict=True) if line[cell]]
                assert tile == [field["battlefield"]]
                for side, owner in enumerate([seat, (seat + (1 if near < 2 else -1)) % players]):
                    row = next(row for row in field["rows"] if row["seat"] == owner)
                    hidden = sum(card["unit"] is None for card in row["cards"])
                    assert line[unseen[near, side]] == hidden
            assert [line[cell] for cell in held[:3]] == [
                view["seats"][other % players]["cards_in_hand"] for other in (seat, seat + 1, seat - 1)
            ]


def test_the_weights_that_ship_are_small_and_half_as_precise() -> None:
    net = required_part(KENJIN, "net")
    path = KENJIN.folder / net.weights(KENJIN.new(players=2).options)
    assert net.weights(KENJIN.new(players=3).options) is None
    assert path.stat().st_size < 3_000_000
    with np.load(path) as weights:
        assert {str(weights[name].dtype) for name in weights} == {"float16"}


SHORT = [
    "train", "kenjin", "--games", "32", "--setups", "last-turns",
    *(f"--set={name}={value}" for name, value in SMALL._asdict().items() if name not in ("games", "seed")),
]  # fmt: skip
"""A whole run, as a command."""


def test_the_command_trains_and_packs(tmp_path: Path) -> None:
    out = tmp_path / "run"
    assert main([*SHORT, "--out", str(out)]) == 0
    assert {path.name for path in out.iterdir()} == {CHECKPOINT, CURVE, WEIGHTS}
    assert main(["train", "kenjin", "--set", "nonsense=1"]) == 2
    assert main(["train", "samourai"]) == 2
    assert main(["train", "kenjin", "--runs", "0"]) == 2
    pack(KENJIN, tmp_path / "pack", ["last-turns"], {"players": 2})
    kept = np.load(tmp_path / "pack" / "arrays.npz")
    assert (kept["columns start"] == TASK.columns).all() and "start last-turns" in kept


def learnt_in(folder: Path) -> Any:
    return np.load(folder / CHECKPOINT)["mean"]


def test_several_runs_are_those_of_their_seeds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "--runs", "2", "--seed", "5", "--out", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    for seed in (5, 6):
        assert str(tmp_path / f"seed-{seed}" / WEIGHTS) in told
    assert main([*SHORT, "--seed", "6", "--out", str(tmp_path / "alone")]) == 0
    assert (learnt_in(tmp_path / "seed-6") == learnt_in(tmp_path / "alone")).all()
    assert (learnt_in(tmp_path / "seed-6") != learnt_in(tmp_path / "seed-5")).any()


@pytest.mark.slow  # starting Ray takes long
@pytest.mark.filterwarnings("ignore")
def test_runs_on_a_cluster_are_the_same_and_go_on_where_they_stopped(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    here, there = tmp_path / "here", tmp_path / "there"
    assert main([*SHORT, "--runs", "2", "--out", str(here)]) == 0
    cluster = [*SHORT, "--runs", "2", "--out", str(there), "--ray"]
    assert main([*cluster, "--seconds", "0"]) == 0
    assert (there / "seed-2" / CHECKPOINT).is_file() and not (there / "seed-2" / CURVE).exists()
    assert main(cluster) == 0
    for seed in (1, 2):
        assert (learnt_in(there / f"seed-{seed}") == learnt_in(here / f"seed-{seed}")).all()
        assert (there / f"seed-{seed}" / CURVE).read_text("utf-8").count("\n") == 2


@pytest.mark.slow  # starting Ray takes long
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_without_a_gpu_says_so(tmp_path: Path) -> None:
    """Ray would wait for one for ever."""
    pytest.importorskip("ray")
    run = Run("kenjin", {"players": 2}, (), SMALL, device="cuda")
    with pytest.raises(ValueError, match="1 GPU wanted, but it has 0"):
        list(learn_on_cluster([run], [tmp_path], LOCAL, 1))


def test_only_what_a_run_keeps_travels(tmp_path: Path) -> None:
    """Runs of other seeds may lie in the same folder."""
    (tmp_path / "seed-5").mkdir()
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    write_files(tmp_path, {CHECKPOINT: b"state", CURVE: b"line"})
    assert files_in(tmp_path) == {CHECKPOINT: b"state", CURVE: b"line"}
    assert files_in(tmp_path / "none") == {}


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*SHORT, "--ray", "--out", str(tmp_path)]) == 2
    assert "tatami[ray]" in capsys.readouterr().err
