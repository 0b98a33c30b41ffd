"""Texts that want to be more than text: names, chat, scenarios, poems and drafts, wherever the page shows them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from tests.browser.battlefield import make_tables, recognise
from tests.browser.conftest import Person, Server
from tests.browser.test_samourai import MEADOW, SKIRMISH
from tests.browser.test_samourai_honour import CEREMONY, LONG_AGO, table

IMAGE = "<img src=x onerror=owned=1>"
SCRIPT = "<script>owned=1</script>"
TEXTS = (
    IMAGE,
    SCRIPT,
    "]]><svg onload=owned=1>",
    "javascript:owned=1//",
    "</style><script>owned=1//",
    "{{owned=1}}",
    "${owned=1}",
)
POEM = f"{IMAGE} / {SCRIPT} / [x](javascript:owned=1)"
WHOLE = "All in one file"
ASK = """async ([path, body]) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch("/api" + path, {method: "POST", headers, body: JSON.stringify(body)});
  return answer.json();
}"""
INJECTED = """() => [...document.querySelectorAll("img, script, iframe, object, embed, [onerror], [onload], a[href]")]
  .filter((one) => one.hasAttribute("onerror") || one.hasAttribute("onload")
    || /^\\s*javascript:/i.test(one.getAttribute("href") ?? "") || (one.tagName === "SCRIPT" && !one.src)
    || one.getAttribute("src") === "x")
  .map((one) => one.outerHTML)"""


def hostile_scenario() -> dict[str, Any]:
    text = SKIRMISH.replace('name = "West"', f'name = "{IMAGE}"').replace('name = "East"', f'name = "{SCRIPT}"')
    assert IMAGE in text and SCRIPT in text
    return {"text": re.sub(r'title = ".*"', f'title = "{TEXTS[2]}"', text), "files": {"meadow.txt": MEADOW}}


def ask(one: Person, path: str, **body: Any) -> Any:
    return one.page.evaluate(ASK, [path, body])


def nothing_ran(one: Person, *shown: str) -> None:
    """No script of the texts, no element of theirs, and they are there to be read."""
    one.page.wait_for_timeout(300)
    assert one.page.evaluate("typeof owned") == "undefined"
    assert one.page.evaluate(INJECTED) == []
    text = one.page.locator("body").inner_text()
    for part in shown:
        assert part in text, part
    width = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, f"{width} pixels wider than the screen"


def test_names_chat_and_scenarios_are_shown_as_text(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/")
    seats = [{"kind": "me", "name": TEXTS[3]}, {"kind": "bot", "name": SCRIPT}]
    created = ask(one, "/tables", game="samourai", options={"scenario": hostile_scenario()}, seats=seats)
    assert "table" in created, created
    table_id = created["table"]["id"]
    for text in (*TEXTS, "\u202e\u2066gnirts\u200b\u200b", "W" * 500, "\u0301" * 400):
        ask(one, f"/tables/{table_id}/chat", text=text)
    one.go(f"/t/{table_id}")
    one.page.locator("[data-map]").wait_for()
    one.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
    nothing_ran(one, *TEXTS[3:4])
    one.go("/")
    nothing_ran(one)


def test_a_players_name_is_text_on_every_page(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/")
    for text in TEXTS:
        created = ask(
            one, "/tables", game="kenjin", seats=[{"kind": "me", "name": text}, {"kind": "open", "name": text}]
        )
        one.go(f"/t/{created['table']['id']}")
        nothing_ran(one)
    one.go("/")
    nothing_ran(one)


def test_a_poem_is_text_at_the_table_and_in_the_hall_of_honour(person: Callable[..., Person], server: Server) -> None:
    moves = [CEREMONY[0], f"poem:{POEM}", *CEREMONY[2:]]
    [old] = make_tables(server.data, [table(["poet", "reader"], moves=moves, ago=LONG_AGO)])
    poet = person()
    recognise(poet, "poet")
    poet.go(f"/t/{old}")
    poet.page.locator("[data-poem]").wait_for()
    nothing_ran(poet, IMAGE, SCRIPT)
    poet.go("/honour")
    poet.page.locator("[data-samurai=nobutsune] blockquote").wait_for()
    nothing_ran(poet, IMAGE, SCRIPT)
    poet.go(f"/replay/{old}")
    poet.page.locator("[data-map]").wait_for()
    nothing_ran(poet)


def test_a_draft_from_a_stranger_is_text_in_the_editor(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/make/samourai")
    page = one.page
    page.get_by_label("Name of the scenario").fill(IMAGE)
    page.get_by_role("tab", name="Files").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name=WHOLE).click()
    draft = json.loads(coming.value.path().read_text("utf-8"))
    for value in (draft, poisoned(draft, IMAGE), poisoned(draft, f'"/>{IMAGE}'), [IMAGE], {"x": IMAGE}, IMAGE):
        given = {"name": f"{SCRIPT}.json", "mimeType": "application/json", "buffer": json.dumps(value).encode()}
        page.locator("input[type=file]").first.set_input_files(given)
        nothing_ran(one)
    page.locator("h1").wait_for()


def poisoned(value: Any, text: str) -> Any:
    if isinstance(value, str):
        return text
    if isinstance(value, list):
        return [poisoned(one, text) for one in value] or [text]
    if isinstance(value, dict):
        return {key: poisoned(one, text) for key, one in value.items()}
    return value
