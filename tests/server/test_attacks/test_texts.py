"""Texts that people write: no control characters for others, no markup in pictures, no names in messages."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from tatami.bots import graph
from tatami.games.samourai import map_svg as draw
from tatami.games.samourai import maps
from tests.browser.test_samourai import MEADOW, SKIRMISH
from tests.server.people import Person
from tests.test_hostile_files import ESCAPES, is_quiet

MARKUP = ("<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "]]><svg onload=alert(1)>", "&lt;b&gt;", '"><b>')


def test_names_and_chat_lose_their_control_characters(aiko: Person, stranger: Person) -> None:
    seats = [{"kind": "me", "name": f"A{ESCAPES}B"}, {"kind": "open", "name": ESCAPES}]
    created = aiko.post("/api/tables", game="kenjin", seats=seats, name=ESCAPES).json()["table"]
    aiko.post(f"/api/tables/{created['id']}/chat", text=f"C{ESCAPES}D")
    seen = stranger.see(created["id"])
    said = [line["text"] for line in seen["chat"]] + [line["name"] for line in seen["chat"]]
    named = [seat["name"] for seat in seen["seats"]]
    assert is_quiet("".join(said + named)) and said and any(name.startswith("A") for name in named)


@pytest.mark.parametrize("field", ["title", "name"])
def test_a_scenario_with_control_characters_in_its_texts_is_refused(aiko: Person, field: str) -> None:
    """TOML can write what JSON would show: \\u202e and the like."""
    for escape in ("\\u202e", "\\u001b[31m", "\\u0000", "\\u200b", "\\u2028"):
        text = SKIRMISH.replace(f'{field} = "', f'{field} = "{escape}', 1)
        scenario = {"text": text, "files": {"meadow.txt": MEADOW}}
        answer = aiko.post("/api/games/samourai/check", options={"scenario": scenario}).json()
        assert answer["complaints"], escape
        assert is_quiet("".join(one["text"] for one in answer["complaints"]))


@pytest.mark.parametrize("text", MARKUP)
def test_pictures_hold_texts_as_text(text: str) -> None:
    ground = maps.parse_map(MEADOW, "meadow.txt")
    no_script_in(draw.svg(replace(ground, title=text)))
    found = SimpleNamespace(moves=[], swings=[], seats=2)
    no_script_in(graph.svg(found, [text, text], text))  # type: ignore[arg-type]


def no_script_in(picture: str) -> None:
    root = ElementTree.fromstring(picture)  # well-formed, whatever the text is
    for one in root.iter():
        assert one.tag.rpartition("}")[2] not in ("script", "img", "b", "foreignObject", "a")
        assert not any(name.startswith("on") or "href" in name for name in one.attrib)
    assert root.tag.endswith("svg") and len(list(root.iter("{http://www.w3.org/2000/svg}svg"))) == 1


@pytest.mark.parametrize("text", MARKUP)
def test_what_the_server_says_back_is_never_a_page(aiko: Person, text: str) -> None:
    for answer in (
        aiko.get(f"/api/tables/{text}"),
        aiko.get("/api/games/kenjin/rules", lang=text),
        aiko.post("/api/tables", game=text, seats=[{"kind": "me"}]),
        aiko.post("/api/records", format=text),
    ):
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
