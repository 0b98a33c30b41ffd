"""The arena: seats rotated, chances paired, honest intervals, files that can be resumed, bots that misbehave."""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter

import msgspec
import pytest

import tatami
from tatami.bots import Knowledge, arena, levels
from tatami.bots.arena import Contest, Played
from tatami.cli import main

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
PAIR = Contest("kenjin", ("random", "iterations:3"), 5)


def test_seats_rotate_and_a_pair_of_games_has_the_same_battlefields() -> None:
    first, second, third = (arena.play(PAIR, number) for number in (0, 1, 2))
    assert first.seats == (0, 1) and second.seats == (1, 0)
    assert first.record and second.record and third.record
    tiles = [[text for who, text in game.record["actions"] if who == "chance"] for game in (first, second, third)]
    assert tiles[0] == tiles[1] != tiles[2]


def test_a_game_can_be_played_again_from_its_number() -> None:
    assert arena.play(PAIR, 3) == arena.play(PAIR, 3)


def test_two_bots_fill_a_table_of_four_by_turns() -> None:
    game = arena.play(Contest("kenjin", ("random", "iterations:2"), 1, players=4), 1)
    assert game.seats == (1, 0, 1, 0) and len(game.returns) == 4


def test_wilson() -> None:
    """The textbook's example: 8 of 10."""
    low, high = arena.wilson(8, 10)
    assert round(low, 3) == 0.490 and round(high, 3) == 0.943
    assert arena.wilson(0, 20)[0] == 0.0 and arena.wilson(20, 20)[1] == 1.0


def test_elo_of_three_wins_in_four() -> None:
    games = [Played(k, (0, 1), (1.0, 0.0) if k % 4 else (0.0, 1.0), 1) for k in range(4000)]
    assert arena.elo(2, games) == pytest.approx([0.0, -190.8], abs=1.0)


def test_a_contest_is_resumed_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "arena.jsonl"
    command = ["arena", "kenjin", "random", "iterations:2", "--json", "--out", str(out), "--games"]
    assert main([*command, "2"]) == 0
    kept = out.read_bytes()
    out.write_bytes(kept + b'{"number": 2, "sea')  # cut short in the middle of a line
    assert main([*command, "4"]) == 0
    assert out.read_bytes().startswith(kept)
    whole = tmp_path / "whole.jsonl"
    assert main(["arena", "kenjin", "random", "iterations:2", "--out", str(whole), "--games", "4"]) == 0
    assert whole.read_bytes() == out.read_bytes()
    capsys.readouterr()
    assert main(["arena", "kenjin", "random", "random", "--out", str(out)]) == 2
    assert "another contest" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "half"), [("en", "50.0%"), ("fr", "50,0\xa0%"), ("pl", "50,0%")])
def test_a_table_is_written_as_the_language_writes_numbers(
    language: str, half: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "kenjin", "random", "random", "--games", "2", "--lang", language]) == 0
    assert capsys.readouterr().out.count(half) == 2


def test_workers_play_the_same_games() -> None:
    alone = list(arena.compete(PAIR, range(2)))
    together = list(arena.compete(PAIR, range(2), workers=2))
    assert [(game.number, game.returns) for game in together] == [(game.number, game.returns) for game in alone]


@pytest.mark.slow  # starting Ray takes longer than all the other tests of the arena
@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    command = ["arena", "kenjin", "random", "iterations:2", "--games", "6", "--json"]
    assert main(command) == 0
    alone = capsys.readouterr().out
    assert main([*command, "--ray", "--workers", "2"]) == 0
    assert capsys.readouterr().out == alone


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "kenjin", "random", "random", "--games", "2", "--ray"]) == 2
    assert "tatami[ray]" in capsys.readouterr().err


def test_bots_simulate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    command = ["simulate", "kenjin", "--games", "2", "--json", "--out", str(out), "--bots"]
    assert main([*command, "iterations:3,random"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    kept = out.read_bytes()
    assert told["games"] == 2 and tatami.replay(msgspec.json.decode(kept.splitlines()[0])).to_act is None
    assert main([*command, "iterations:3,random"]) == 0 and out.read_bytes() == kept
    assert main([*command, "nobody"]) == 2
    assert "no such bot" in capsys.readouterr().err


def test_the_example_plays(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"cmd:{sys.executable} {EXAMPLE}"
    assert main(["arena", "kenjin", "random", bot, "--games", "2", "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["games"] == 2 and told["forfeits"] == []


PROGRAMS = {
    "illegal: answered": 'import sys\nfor line in sys.stdin: print(\'{"action": "lord@9"}\', flush=True)',
    "illegal: not JSON": "print('hello', flush=True); input(); input(); input()",
    "time-out": "import time; time.sleep(60)",
    "crash: ended with status 3: oh no": "import sys; input(); print('oh no', file=sys.stderr); sys.exit(3)",
    "crash: closed its output": "import sys, os, time; os.close(1); time.sleep(60)",
}


@pytest.mark.parametrize("why", PROGRAMS)
def test_a_bot_that_misbehaves_loses_and_nothing_hangs(why: str, tmp_path: Path) -> None:
    program = tmp_path / "bad_bot.py"
    program.write_text(PROGRAMS[why], "utf-8")
    seconds = 0.5 if why == "time-out" else 5.0
    contest = Contest("kenjin", ("random", f"cmd:{sys.executable} {program}"), 1, answer_seconds=seconds)
    started = perf_counter()
    played = [arena.play(contest, number) for number in range(2)]
    assert perf_counter() - started < 20
    assert [game.returns for game in played] == [(1.0, 0.0), (0.0, 1.0)]
    assert all(game.forfeit and why in game.forfeit for game in played)
    standings = {standing.bot: standing for standing in arena.standings(contest, played)}
    assert standings[contest.bots[1]].forfeits == 2


def test_a_program_that_is_not_there() -> None:
    played = arena.play(Contest("kenjin", ("cmd:./no-such-bot", "random"), 1), 0)
    assert played.forfeit and "No such file" in played.forfeit


def test_an_outside_bot_is_told_no_secret(tmp_path: Path) -> None:
    """Its questions hold the view of its seat and its actions, and nothing of the guess inside."""
    program = tmp_path / "diary.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        f"    open({str(tmp_path / 'diary')!r}, 'a').write(line)\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'choose': print(json.dumps({'action': message['actions'][0]}), flush=True)\n",
        "utf-8",
    )
    arena.play(Contest("kenjin", (f"cmd:{sys.executable} {program}", "random"), 1), 0)
    hello, *questions = [msgspec.json.decode(line) for line in (tmp_path / "diary").read_bytes().splitlines()]
    assert hello["type"] == "hello" and hello["protocol"] == "tatami-bot/1"
    for question in questions:
        assert set(question) == {"type", "seat", "view", "actions", "seed"}
        for row in (row for field in question["view"]["battlefields"] for row in field["rows"]):
            for card in row["cards"]:
                assert card["unit"] is None or card["up"] or 0 in card["known_to"]


@pytest.mark.parametrize(
    "spec", ["", "clever", "level:0", "level:6", "iterations:0", "iterations:x", "cmd:", "random:1"]
)
def test_an_unknown_bot_is_named(spec: str) -> None:
    with pytest.raises(ValueError, match="no such bot; there are random, habit, level:1"):
        levels.bot(spec)


def test_bad_contests_say_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, said in (
        (["kenjin", "random"], "two or more are needed"),
        (["kenjin", "random", "random", "random"], "the table has 2 seats"),
        (["kenjin", "random", "clever"], "no such bot"),
        (["kenjin", "random", "random", "--games", "0"], "--games 0: must be at least 1"),
    ):
        assert main(["arena", *arguments]) == 2
        assert said in capsys.readouterr().err


def test_where_all_win_together_one_bot_may_play_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "samurai-spirit", "random", "--players", "2", "--games", "3", "--json"]) == 0
    (alone,) = msgspec.json.decode(capsys.readouterr().out)["standings"]
    assert alone["bot"] == "random" and alone["games"] == 3


@pytest.mark.parametrize("number", levels.LEVELS)
def test_every_level_makes_a_legal_choice_in_its_time(number: int) -> None:
    state = tatami.game("kenjin").new()
    dealer = tatami.Dealer(2)
    while state.to_act != 1:
        state.apply(dealer.choose(state))
    started = perf_counter()
    assert levels.choose(Knowledge(state, 1, 1), f"level:{number}", 1) in state.actions()
    assert perf_counter() - started < levels.LEVELS[number].seconds + 15  # the first call may load machine code


def test_levels_think_longer_and_stray_less() -> None:
    for easy, hard in zip(list(levels.LEVELS.values())[:-1], list(levels.LEVELS.values())[1:], strict=True):
        assert easy.iterations < hard.iterations and easy.seconds < hard.seconds
        assert easy.temperature >= hard.temperature and easy.hiding > hard.hiding


@pytest.mark.slow
def test_a_higher_level_wins_more() -> None:
    contest = Contest("kenjin", ("level:3", "random"), 9)
    played = list(arena.compete(contest, range(60)))
    best = arena.standings(contest, played)[0]
    assert best.bot == "level:3" and best.low > 0.6
