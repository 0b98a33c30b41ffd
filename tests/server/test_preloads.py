"""A page names the files it is made of, so that a browser need not find them one after the other."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tatami.server import pages
from tests.server.people import Person

HTML = "<html><head><script src='/assets/index-1.js'></script></head></html>"
built = pytest.mark.skipif(not (pages.WEB / "preloads.json").is_file(), reason="the browser's client is not built")


def linked(content: bytes) -> list[str]:
    return re.findall(r'<link rel="(?:modulepreload|preload)"[^>]* href="/(assets/[^"]+)"', content.decode())


def test_files_of_all_parts_are_linked_once(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(HTML, "utf-8")
    files = {
        "pages/TablePage": ["assets/index-1.js", "assets/table-2.js", "assets/table-3.css"],
        "games/kenjin/face": ["assets/table-2.js", "assets/face-4.js"],
    }
    (tmp_path / "preloads.json").write_text(json.dumps(files), "utf-8")
    content = pages.read(tmp_path / "index.html", 0, False, ("pages/TablePage", "games/kenjin/face", "games/no/face"))
    assert linked(content) == ["assets/table-2.js", "assets/table-3.css", "assets/face-4.js"]


def test_a_client_without_the_list_has_no_links(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(HTML, "utf-8")
    assert pages.read(tmp_path / "index.html", 0, False, ("pages/TablePage",)) == HTML.encode()


@built
def test_a_table_comes_with_the_board_of_its_game(aiko: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]["id"]
    known = json.loads((pages.WEB / "preloads.json").read_bytes())
    found = linked(aiko.http.get(f"/t/{table}").content)
    board = set(known["games/kenjin/face"])
    assert board <= {*found, *re.findall(r"assets/[\w.-]+", (pages.WEB / "index.html").read_text("utf-8"))}
    assert all((pages.WEB / name).is_file() for name in found)
    assert not (set(known["games/samourai/face"]) - board) & set(found)


@built
def test_an_answer_that_a_page_needs_at_once_is_asked_for_with_it(aiko: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]["id"]
    for path, answer in ((f"/t/{table}", "/api/games/kenjin/rules?lang=fr"), ("/new/kenjin", "/api/games?lang=fr")):
        found = aiko.http.get(path, headers={"accept-language": "fr"}).text
        assert re.findall(r'<link rel="preload" as="fetch" crossorigin href="([^"]+)"', found) == [answer]
        assert aiko.http.get(answer).status_code == 200


@built
def test_nobody_learns_from_the_links_whether_a_table_exists(aiko: Person) -> None:
    nowhere = linked(aiko.http.get("/t/nowhere").content)
    assert nowhere == linked(aiko.http.get("/t/elsewhere").content)
    assert not any("face" in name for name in nowhere)


@built
def test_the_language_comes_with_the_page(aiko: Person) -> None:
    known = json.loads((pages.WEB / "preloads.json").read_bytes())
    for language in ("fr", "pl"):
        found = linked(aiko.http.get("/", headers={"accept-language": f"{language}-XX,en;q=0.5"}).content)
        assert set(known[f"words/{language}"]) <= set(found) and not set(known["words/en"]) & set(found)
