"""The documents that show code run it."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

from tatami.cli import parser
from tatami.core.wording import messages
from tatami.core.words import LANGUAGES, files, speak

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
DECISIONS = ROOT / "docs" / "decisions"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_shows_is_what_happens(path: Path) -> None:
    failures, _ = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert failures == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def test_every_decision_is_numbered_dated_and_listed() -> None:
    """Each number once; the index has the same number, date and title, in order."""
    index = (DECISIONS / "README.md").read_text("utf-8")
    rows, numbers = [], []
    for path in sorted(DECISIONS.glob("[0-9]*.md")):
        number = int(path.name[:4])
        title, _, date, _ = path.read_text("utf-8").split("\n", 3)
        assert title.startswith(f"# {number}. "), path.name
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", date), path.name
        rows.append(f"| [{number:04}]({path.name}) | {date} | {title.partition('. ')[2]} |")
        numbers.append(number)
    assert len(set(numbers)) == len(numbers)
    assert rows == [line for line in index.splitlines() if line.startswith("| [")]


TRANSLATED = ("index", "games", "play", "terminal", "host", "fairness", "ratings")


@pytest.mark.parametrize("language", ["fr", "pl"])
@pytest.mark.parametrize("name", TRANSLATED)
def test_the_players_part_is_translated_whole(name: str, language: str) -> None:
    """The same headings, the same commands, the same pictures and links to translated pages."""
    english, other = (prose_and_code(ROOT / "docs" / f"{name}{suffix}.md") for suffix in ("", f".{language}"))
    assert [line.partition(" ")[0] for line in other[0] if line.startswith("#")] == [
        line.partition(" ")[0] for line in english[0] if line.startswith("#")
    ]
    commands = [
        [re.split(r" --lang| #|'http| [a-z]+\.", line)[0].rstrip() for line in code] for _, code in (english, other)
    ]
    assert commands[0] == commands[1]


def prose_and_code(path: Path) -> tuple[list[str], list[str]]:
    """The lines of a document that people read, and those that they type."""
    lines = path.read_text("utf-8").splitlines()
    code = [line for line in lines if line.startswith("    ")]
    return [line for line in lines if not line.startswith("    ")], code


def read_by_people(path: Path) -> str:
    """A document without its head, code, links and tags."""
    return re.sub(r"\A---.*?---|`[^`]*`|\]\([^)]*\)|<[^>]*>", "", "\n".join(prose_and_code(path)[0]), flags=re.DOTALL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["games", "play", "host", "fairness"])
def test_buttons_are_named_as_on_the_page(name: str, language: str) -> None:
    """What is in bold is what people click: a message of that language."""
    path = ROOT / "docs" / (f"{name}.md" if language == "en" else f"{name}.{language}.md")
    if not path.exists():
        pytest.skip(f"no players' pages in {language}")
    shown = {
        text.partition(" = ")[2].strip().casefold() for file in files(language) for text in messages(file).values()
    }
    bold = {
        re.sub(r"\s*\n\s*", " ", found) for found in re.findall(r"\*\*(.+?)\*\*", path.read_text("utf-8"), re.DOTALL)
    }
    assert {label for label in bold if label.casefold() not in shown} == set()


@pytest.mark.parametrize("path", sorted((ROOT / "docs").glob("*.fr.md")), ids=lambda path: path.name)
def test_french_pages_have_french_spaces_and_apostrophes(path: Path) -> None:
    """U+202F before ; ! ? and U+00A0 before : and inside quotation marks."""
    assert re.findall(r".{,20}(?:[^\u202f\n][;!?](?!\[)|[^\u00a0\n:|-]:|« | »|\w'\w).{,20}", read_by_people(path)) == []


@pytest.mark.parametrize("path", sorted((ROOT / "docs").glob("*.pl.md")), ids=lambda path: path.name)
def test_polish_pages_have_polish_quotes(path: Path) -> None:
    assert '"' not in read_by_people(path)


def site_hooks() -> Any:
    spec = importlib.util.spec_from_file_location("site_hooks", ROOT / "docs" / "site_hooks.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_links_that_leave_the_site_lead_to_the_repository_or_are_plain_text() -> None:
    rewritten = site_hooks().rewritten
    line = "[file](../deploy/nginx.conf), [page](bots.md#levels), [diaries](diaries), [web](https://example.org)"
    assert rewritten(line, "deploy.md", None) == "file, [page](bots.md#levels), diaries, [web](https://example.org)"
    known = rewritten(line, "deploy.md", "https://example.org/x/tatami")
    assert "[file](https://example.org/x/tatami/blob/main/deploy/nginx.conf)" in known
    assert rewritten("[bots](bots.md)", "play.fr.md", None) == '<a href="../../bots/">bots</a>'
    assert rewritten("[host](host.md)", "play.fr.md", None) == "[host](host.md)"
    assert (
        rewritten("![Kenjin](screenshots/k.png)", "index.pl.md", None)
        == '<img alt="Kenjin" src="../screenshots/k.png">'
    )


def test_every_page_is_in_the_navigation_of_the_site() -> None:
    """Decisions are listed by their own index."""
    site = (ROOT / "mkdocs.yml").read_text("utf-8")
    for path in DOCUMENTS[2:]:
        name = path.relative_to(ROOT / "docs").as_posix()
        if not re.search(r"\.(fr|pl)\.md$|^decisions/\d", name):
            assert re.search(rf": {re.escape(name)}$", site, re.MULTILINE), name


def test_every_command_is_on_the_page_of_commands() -> None:
    page = (ROOT / "docs" / "commands.md").read_text("utf-8")
    (choices,) = (action.choices for action in parser(speak("en"))._actions if isinstance(action.choices, dict))
    assert [name for name in choices if f"`tatami {name}" not in page] == []
