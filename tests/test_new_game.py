"""A game that another package brings is played wherever ours are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import tatami
from tatami.cli import main
from tatami.core.errors import InputError
from tatami.new_game import check_name, prefix_of, write_package
from tests.plugin import MODULE, NAME, Plugin, install
from tests.server.people import Person, Server, play_over_http

PREFIX = "SG"


@pytest.fixture(scope="module")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> Plugin:
    return install(tmp_path_factory.mktemp("plugin"))


# -- writing it


@pytest.mark.parametrize(
    "name", ["Stone", "stone_garden", "9stones", "stone--garden", "../stone", "", "class", "s" * 31]
)
def test_a_name_that_cannot_be_one_is_refused(name: str) -> None:
    with pytest.raises(InputError) as refused:
        check_name(name)
    assert refused.value.key == "cli-new-game-bad"


@pytest.mark.parametrize(("name", "reason"), [("kenjin", "taken"), ("web", "reserved"), ("cli", "reserved")])
def test_a_name_that_is_taken_is_refused(name: str, reason: str) -> None:
    with pytest.raises(InputError) as refused:
        check_name(name)
    assert refused.value.key == f"cli-new-game-{reason}"


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "notes.txt"
    mine.write_text("mine")
    assert main(["new-game", NAME, "--folder", str(tmp_path)]) == 2
    assert "nothing is overwritten" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
    assert mine.read_text() == "mine"


def test_a_bad_name_is_one_line_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "Stone", "--lang", "fr"]) == 2
    told = capsys.readouterr().err
    assert "lettres minuscules" in told and told.count("\n") == 1


def test_two_games_never_number_their_rules_alike() -> None:
    taken = {tatami.game(name).prefix for name in tatami.games()}
    assert prefix_of(NAME) == PREFIX
    assert {prefix_of("kojo"), prefix_of("silver-spoon"), prefix_of("sb")}.isdisjoint(taken)


def test_no_placeholder_is_left(tmp_path: Path) -> None:
    for path in write_package(NAME, tmp_path / "new"):
        text = f"{path.relative_to(tmp_path)}\n{path.read_text('utf-8')}".lower()
        assert not any(word in text for word in ("yourgame", "your game", "yg-"))


# -- playing it


def test_the_command_line_lists_it_and_plays_it(plugin: Plugin, tmp_path: Path) -> None:
    listed = plugin.run("-m", "tatami")
    assert NAME in listed and "A heap of stones" in listed
    out = tmp_path / "records.jsonl"
    plugin.run("-m", "tatami", "simulate", NAME, "--games", "50", "--players", "2", "--out", str(out))
    replayed = json.loads(plugin.run("-m", "tatami", "replay", str(out), "--json"))
    assert len(replayed) == 50
    assert f"{PREFIX}-2.3" in plugin.run("-m", "tatami", "rules", NAME)


def test_bots_search_it_and_win(plugin: Plugin) -> None:
    """Although it has no module `bot`."""
    told = json.loads(plugin.run("-m", "tatami", "arena", NAME, "level:1", "random", "--games", "60", "--json"))
    results = {one["bot"]: one["score"] for one in told["standings"]}
    assert results["level:1"] > 0.6


def test_it_is_played_in_the_plain_terminal_to_the_end_with_advice(plugin: Plugin) -> None:
    answers = ["hint", "why take:9", "show", "show", *["1"] * 12]
    told = plugin.run(
        *("-m", "tatami", "play", NAME, "--plain", "--seats", "human,random", "--seed", "4", "--lang", "fr"),
        stdin="\n".join(answers) + "\n",
    )
    assert "Joueur 1 montre sa carte" in told
    assert f"{PREFIX}-2.3 Une fois dans la partie" in told  # the second `show` is refused, and the rule is read out
    assert "La partie est terminée." in told and told.count(" point") >= 2


RESEARCH = """
import warnings
warnings.simplefilter("ignore")
import numpy as np, pyspiel, tatami
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from tatami.research import Batch, pettingzoo
from tatami.research import openspiel
from tatami.research.gymnasium import LearnerEnv
from tatami.research.pictures import svg

api_test(pettingzoo.tatami_stone_garden_v1.env(stones=6), num_cycles=60)
check_env(LearnerEnv("stone-garden", illegal="lose"), skip_render_check=True)
game = pyspiel.load_game("tatami_stone_garden(stones=6)")
assert (game.get_type().min_num_players, game.get_type().max_num_players) == (2, 2)
pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
for observe in (True, False):
    batch = Batch("stone-garden", 64, observe=observe)
    batch.random_steps(40)
    assert batch.finished.sum() > 64
    assert (batch.rewards[batch.done].sum(axis=1) == 1).all()
try:
    svg(tatami.game("stone-garden").new().view(None))
except ValueError as error:
    assert "has no picture" in str(error)
print("played")
"""


def test_it_is_offered_to_pettingzoo_gymnasium_openspiel_and_batches(plugin: Plugin) -> None:
    assert plugin.run("-c", RESEARCH).endswith("played\n")


@pytest.fixture
def server(plugin: Plugin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PYTHONPATH", plugin.path)
    running = Server(tmp_path / "tables").start()
    yield running
    running.kill()


def test_a_server_offers_it_and_its_dealing_is_verified(plugin: Plugin, server: Server, tmp_path: Path) -> None:
    aiko = Person(server, "Aiko")
    described = {one["name"]: one for one in aiko.get("/api/games").json()}[NAME]
    assert (described["players"], described["has_lessons"], described["ready"]) == ([2], False, True)
    assert f'<meta name="games" content="{" ".join(sorted([*tatami.games(), NAME]))}"' in aiko.get("/").text
    words = aiko.get(f"/api/games/{NAME}/words/fr").json()
    assert "Un tas de pierres" in words["text"] and "sg-2-3 = Une fois" in words["rules"]
    assert aiko.get(f"/api/games/{NAME}/words/..%2Fen").status_code == 404
    assert aiko.get(f"/api/games/{NAME}/words/xx").status_code == 404
    assert aiko.get("/api/games/go/words/fr").status_code == 404
    answer = aiko.post("/api/tables", game=NAME, seats=[{"kind": "me"}, {"kind": "bot", "bot": "level:1"}])
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]["id"]
    last = play_over_http([aiko], table, NAME)
    record = tmp_path / "record.jsonl"
    record.write_text(json.dumps(aiko.get(f"/api/tables/{table}/record").json()) + "\n")
    assert json.loads(record.read_text())["result"] == last["result"]
    verified = json.loads(plugin.run("-m", "tatami", "verify", str(record), "--json", NUMBA_DISABLE_JIT="1"))
    assert verified == [{"line": 1, "outcomes": 1, "fair": True}]


ROUTES = """
from __future__ import annotations

from msgspec import Struct

from tatami.core.routes import Route
from tatami.core.words import Words


class HeapWish(Struct, forbid_unknown_fields=True):
    stones: int


class HeapSeen(Struct):
    text: str


def count(wish: HeapWish, words: Words) -> HeapSeen:
    '''What a heap is called.'''
    return HeapSeen(f"{words.language}: {wish.stones}")


ROUTES = (Route("heap", HeapWish, HeapSeen, count),)
"""
COMMANDS = """
def register(command, words):
    command("heap", lambda chosen, words: print("a heap"), "show a heap")
    command("serve", lambda chosen, words: print("not ours"), "take the place of another command")
"""
ASKED = f"""
from tatami.server.app import ServerSettings, make_app
from tatami.server.worker_tasks import ask_game

app = make_app(ServerSettings(database="sqlite+aiosqlite://"))
while not hasattr(app, "openapi_schema"):
    app = app.app
told = app.openapi_schema.to_schema()
asked = told["paths"]["/api/games/{NAME}/heap"]["post"]
print(asked["requestBody"]["content"]["application/json"]["schema"]["$ref"], asked["description"])
print(ask_game("{NAME}", "heap", {{"stones": 3}}, "pl").decode())
"""


def test_it_may_bring_routes_and_commands_of_its_own(tmp_path: Path) -> None:
    plugin = install(tmp_path)
    (plugin.site / MODULE / "routes.py").write_text(ROUTES)
    (plugin.site / MODULE / "commands.py").write_text(COMMANDS)
    schema, answer = plugin.run("-c", ASKED, NUMBA_DISABLE_JIT="1").splitlines()
    assert schema.endswith("HeapWish What a heap is called.") and answer == '{"text":"pl: 3"}'
    assert plugin.run("-m", "tatami", "heap") == "a heap\n"
    assert "show a heap" in plugin.run("-m", "tatami", "--help")
    assert "take the place" not in plugin.run("-m", "tatami", "serve", "--help")


# -- changing it


CACHED = f"import tatami; state = tatami.game('{NAME}').new(); state.apply(0)"


def test_an_edit_of_its_rules_is_compiled_and_an_edit_of_its_view_is_not(tmp_path: Path) -> None:
    plugin = install(tmp_path)
    home, cache = plugin.site / MODULE, tmp_path / "cache"

    def compiled() -> set[str]:
        plugin.run("-c", CACHED, TATAMI_CACHE=str(cache))
        return {path.relative_to(cache).as_posix() for path in cache.rglob("*.nb?")}

    def edit(file: str, old: str, new: str) -> None:
        text = (home / file).read_text("utf-8")
        assert old in text
        (home / file).write_text(text.replace(old, new), "utf-8")

    first = compiled()
    assert any(MODULE in path for path in first)
    # What all games share must open where this package is not installed.
    shared = [path for path in first if path.endswith(".nbi") and MODULE not in path and NAME not in path]
    assert shared
    assert not [path for path in shared if MODULE.encode() in (cache / path).read_bytes()]
    edit("view.py", '"stones": t.stones', '"stones": int(t.stones)')
    edit("text.py", "A table of", "The table of")
    assert compiled() == first
    edit("rules/knowledge.py", "each as likely as the next", "all equally likely")
    assert {path.split("/")[0] for path in compiled()} - {path.split("/")[0] for path in first}


# -- testing it


@pytest.mark.slow
def test_its_own_tests_pass(plugin: Plugin) -> None:
    told = plugin.run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(plugin.sources), str(plugin.sources)
    )
    assert " passed" in told and "failed" not in told


def test_its_own_tests_pass_uncompiled(plugin: Plugin) -> None:
    """All but the one that compiles."""
    told = plugin.run(
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not compiled_and_uncompiled_agree"),
        *("--rootdir", str(plugin.sources), str(plugin.sources)),
        NUMBA_DISABLE_JIT="1",
    )
    assert " passed" in told and "failed" not in told


def test_its_own_tests_find_a_mistake_in_its_rules(tmp_path: Path) -> None:
    """A kit that cannot fail would say nothing: here the other card can be seen."""
    plugin = install(tmp_path)
    path = plugin.site / MODULE / "view.py"
    text = path.read_text("utf-8")
    assert "dealt and knows(t, seat, owner)" in text
    path.write_text(text.replace("dealt and knows(t, seat, owner)", "dealt"), "utf-8")
    check = "states_that_differ_in_secrets_look_the_same"
    program = f"from tatami.testing import secrets; secrets.{check}(('{NAME}', {{}}))"
    with pytest.raises(AssertionError, match="AssertionError"):
        plugin.run("-c", program, NUMBA_DISABLE_JIT="1")


@pytest.mark.slow
def test_its_types_are_strict(plugin: Plugin) -> None:
    plugin.run(
        "-m", "mypy", "--strict", "--ignore-missing-imports", "--follow-imports", "silent", str(plugin.site / MODULE)
    )
