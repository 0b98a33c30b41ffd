"""The scenario editor: painted, mirrored, undone, checked, kept, shared, played; by pointer, keys and on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.browser.battlefield import WHERE
from tests.browser.conftest import Person
from tests.browser.tour import serious

PHONE = {"width": 390, "height": 844}
BARE = {"viewport": {"width": 1440, "height": 900}, "bypass_csp": True}
CORNER_OF = """([hex, share, way]) => {
  const [x, y] = (WHERE)(hex);
  const scale = document.querySelector("[data-map] .paper").getBoundingClientRect().width
    / document.querySelector("[data-map] .paper").offsetWidth;
  const angle = (way * 60 - 90) * Math.PI / 180;
  return [x + Math.cos(angle) * share * scale, y + Math.sin(angle) * share * scale];
}""".replace("WHERE", WHERE)


def opened(one: Person, path: str = "/make/samourai") -> Person:
    one.go(path)
    one.page.locator("[data-map]").wait_for()
    one.page.locator("[data-choose] li").first.wait_for(state="attached")  # the roster has come
    if one.page.viewport_size and one.page.viewport_size["width"] > 1000:
        one.page.add_style_tag(content=".zooms { display: none !important; }")
    return one


def draft_of(one: Person) -> dict[str, Any]:
    found: dict[str, Any] = one.page.evaluate("JSON.parse(localStorage.getItem('tatami:scenario-draft'))")
    return found


def ground(one: Person, hex: str) -> str:
    """The symbol of a hex of the first 26 columns."""
    symbol: str = draft_of(one)["cells"][int(hex[1:]) - 1][ord(hex[0]) - 65]
    return symbol


def use(one: Person, tool: str, mode: str = "") -> None:
    one.page.locator(f'input[name=tool][value="{tool}"]').check(force=True)
    if mode:
        one.page.locator(f'input[name=mode][value="{mode}"]').check(force=True)


def stroke(one: Person, *hexes: str) -> None:
    """Presses on the first hex, drags over the others and lets go."""
    mouse, places = one.page.mouse, [one.page.evaluate(WHERE, hex) for hex in hexes]
    mouse.move(*places[0])
    mouse.down()
    for x, y in places[1:]:
        mouse.move(x, y, steps=4)
    mouse.up()


def press(one: Person, hex: str, share: float, way: int) -> None:
    """Clicks off the centre of a hex, towards one of its sides: near that side, or near a corner (half ways)."""
    x, y = one.page.evaluate(CORNER_OF, [hex, share, way])
    one.page.mouse.click(x, y)


def choose(one: Person, side: int, *names: str) -> None:
    one.page.get_by_role("tab", name="Sides").click()
    one.page.locator(f'[data-choose="{side}"]').evaluate("one => { one.open = true }")
    for name in names:
        one.page.locator(f'[data-choose="{side}"]').get_by_label(name).check()


def give(one: Person, name: str, text: str) -> None:
    one.page.get_by_role("tab", name="Files").click()
    files = one.page.locator("input[type=file]")
    files.set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def test_from_an_empty_map_to_a_played_game(person: Callable[..., Person]) -> None:
    one = opened(person(**BARE))
    page = one.page
    page.locator("[data-checked] li").first.wait_for()  # nobody asked: it is checked as it stands
    assert [line.strip() for line in page.locator("[data-checked] li").all_inner_texts()] == [
        "Side 1 This side has no figures.", "Side 2 This side has no figures.",
    ]  # fmt: skip
    assert page.get_by_role("button", name="Play", exact=True).is_disabled()
    page.get_by_label("Name of the scenario").fill("At the well")
    use(one, "T")
    stroke(one, "A1", "F1")
    use(one, "zone-0")
    stroke(one, "B4", "B6")
    use(one, "zone-1")
    stroke(one, "H4", "H6")
    choose(one, 0, "Kansuke")
    choose(one, 1, "Jinpachi")
    page.get_by_text("No errors: it can be played.").wait_for()
    assert draft_of(one)["cells"][0].startswith("TTTTTT.")
    page.get_by_label("against").select_option("level:1")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    page.locator("[data-decision=place]").wait_for()
    page.locator('.dot[data-hex="B5"]').click()
    page.locator("[data-unit=kansuke]").wait_for()
    page.go_back()  # the draft is where it was
    page.locator("[data-map]").wait_for()
    assert page.get_by_label("Name of the scenario").input_value() == "At the well"


def test_a_stroke_is_one_step_to_take_back(person: Callable[..., Person]) -> None:
    one = opened(person(**BARE))
    page = one.page
    use(one, "~")
    stroke(one, "C3", "C8")
    one.wait_until(lambda: [ground(one, f"C{row}") for row in (3, 5, 8)] == ["~", "~", "~"])
    use(one, "I", "wide")
    stroke(one, "H5")
    one.wait_until(lambda: ground(one, "H4") == "I")
    page.get_by_label("Name of the scenario").fill("River")
    one.wait_until(lambda: draft_of(one)["title"] == "River")
    page.locator("[data-undo]").click()
    one.wait_until(lambda: draft_of(one)["title"] == "" and ground(one, "H4") == "I")
    page.locator("[data-map]").focus()
    page.keyboard.press("Control+z")
    one.wait_until(lambda: ground(one, "H5") == "." and ground(one, "C5") == "~")
    page.keyboard.press("Control+z")
    one.wait_until(lambda: "~" not in "".join(draft_of(one)["cells"]))
    assert page.locator("[data-undo]").is_disabled()
    page.keyboard.press("Control+Shift+z")
    page.locator("[data-redo]").click()
    one.wait_until(lambda: ground(one, "C5") == "~" and ground(one, "H4") == "I")


def test_lines_fills_mirrors_and_copies(person: Callable[..., Person]) -> None:
    one = opened(person(**BARE))
    page = one.page
    use(one, "b", "line")
    stroke(one, "E1", "E10")
    one.wait_until(lambda: [line[4] for line in draft_of(one)["cells"]] == ["b"] * 10)
    use(one, "r", "fill")
    stroke(one, "C9")
    one.wait_until(lambda: draft_of(one)["cells"][0] == "rrrrb..........")
    page.locator("[data-mirror]").select_option("across")
    use(one, "T", "pen")
    stroke(one, "A1", "B1", "C1")
    use(one, "zone-0")
    stroke(one, "A2", "A3")
    one.wait_until(lambda: draft_of(one)["cells"][0] == "TTTrb.......TTT")
    zones = [side["zone"] for side in draft_of(one)["sides"]]
    assert zones == [["A2", "A3"], ["O2", "O3"]]  # in the mirror it is the other side's
    page.locator("[data-mirror]").select_option("none")
    use(one, "select")
    stroke(one, "A1", "C2")
    assert page.locator("[data-box]").get_attribute("data-box") == "1 1 3 2"
    page.get_by_role("button", name="Copy", exact=True).click()
    stroke(one, "G7")
    page.get_by_role("button", name="Paste").click()
    one.wait_until(lambda: draft_of(one)["cells"][6][6:9] == "TTT" and draft_of(one)["cells"][7][6:9] == "rrr")
    stroke(one, "A1", "H1")
    page.locator("[data-flip=across]").click()
    one.wait_until(lambda: draft_of(one)["cells"][0] == "...brTTT....TTT")
    page.locator("[data-undo]").click()
    one.wait_until(lambda: draft_of(one)["cells"][0] == "TTTrb.......TTT")


def test_walls_and_corners_are_drawn_along_the_edges(person: Callable[..., Person]) -> None:
    one = opened(person(**BARE))
    use(one, "I")
    stroke(one, "E5", "E6")
    use(one, "door")
    press(one, "E6", 22, 3)
    one.wait_until(lambda: draft_of(one)["doors"] == ["E6/E7"])
    use(one, "window")
    press(one, "F5", 22, 4)  # from the hex outside: the same wall
    one.wait_until(lambda: draft_of(one)["windows"] == ["E5/F5"])
    use(one, "wall")
    press(one, "E6", 22, 3)
    one.wait_until(lambda: draft_of(one)["doors"] == [])
    use(one, "corner")
    press(one, "E5", 29, -0.5)
    one.wait_until(lambda: draft_of(one)["corners"] == ["E5-NW"])
    use(one, ".")
    stroke(one, "E5", "E6")  # without the house there are no windows and no corners
    one.wait_until(lambda: draft_of(one)["windows"] == draft_of(one)["corners"] == [])


def test_figures_and_pieces_are_dragged(person: Callable[..., Person]) -> None:
    one = opened(person(**BARE))
    page = one.page
    choose(one, 0, "Kansuke")
    page.locator("[data-mine=kansuke] .grip").scroll_into_view_if_needed()
    box = page.locator("[data-mine=kansuke] .grip").bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(*page.evaluate(WHERE, "C4"), steps=5)
    page.mouse.up()
    one.wait_until(lambda: draft_of(one)["sides"][0]["pinned"] == {"kansuke": "C4"})
    page.locator('[data-unit=kansuke][data-at="C4"]').wait_for()
    use(one, "figure")
    stroke(one, "C4", "D6")
    one.wait_until(lambda: draft_of(one)["sides"][0]["pinned"] == {"kansuke": "D6"})
    use(one, "cart")
    stroke(one, "H7", "H8")
    use(one, "horse")
    stroke(one, "B8")
    one.wait_until(lambda: draft_of(one)["cart"] == ["H7", "H8"] and draft_of(one)["horses"] == [["B8", "B9"]])
    stroke(one, "B8")  # once more: it turns
    one.wait_until(lambda: draft_of(one)["horses"][0][0] == "B8" and draft_of(one)["horses"][0][1] != "B9")
    use(one, "erase")
    stroke(one, "H7")
    one.wait_until(lambda: draft_of(one)["cart"] is None)


def test_hostile_files_and_links_change_nothing(person: Callable[..., Person]) -> None:
    one = opened(person(**BARE))
    page = one.page
    use(one, "T")
    stroke(one, "A1")
    one.wait_until(lambda: ground(one, "A1") == "T")
    before = draft_of(one)
    alert = page.locator("[role=alert]")
    for name, text in (
        ("huge.json", json.dumps({"columns": 9, "rows": 9, "sides": [], "x": "y" * 500_000})),
        ("list.json", "[1, 2"),
        ("null.json", "null"),
        ("nested.json", "[" * 20_000),
        ("sizes.json", json.dumps({"columns": -3, "rows": 1e9, "sides": []})),
        ("notes.txt", "nothing of ours"),
    ):
        give(one, name, text)
        alert.filter(has_text=name).wait_for()
        assert draft_of(one) == before
    # What looks like a draft is taken, but only what a draft can hold.
    evil = "<img src=x onerror=window.ran=1>"
    wrong = {
        "columns": 999, "rows": 5, "title": evil + "\u0000", "cells": [evil, "x" * 99], "raised": [evil, "A1", "Z99"],
        "doors": ["A1/" + evil], "horses": [[evil, "A1"], ["A1", "H9"], 4], "cart": evil, "capWinner": 12,
        "sides": [{"units": [evil, "kansuke"], "pinned": {"__proto__": "A1", "kansuke": evil}, "turn": 1e99}, 5],
        "goals": [{"kind": evil, "parts": [{"parts": [{}] * 9}] * 9, "hex": {}}], "figures": [{"id": evil}, None],
    }  # fmt: skip
    give(one, "evil.json", json.dumps(wrong))
    page.locator("dialog[data-sure] .primary").click()
    one.wait_until(lambda: draft_of(one)["columns"] == 27)
    now = draft_of(one)
    assert (now["raised"], now["doors"], now["horses"], now["cart"], now["figures"]) == (["A1"], [], [], None, [])
    assert now["sides"][0]["units"] == ["kansuke"] and now["sides"][0]["pinned"] == {}
    assert set("".join(now["cells"])) <= set(".bT/r~=tIE") and now["title"].startswith("<img")
    assert page.evaluate("window.ran") is None
    page.locator("[data-undo]").click()
    one.wait_until(lambda: draft_of(one) == before)
    # A link that unfolds into hundreds of megabytes is not unfolded.
    bomb = page.evaluate(
        """async () => {
          const many = new Blob(Array.from({length: 64}, () => new Uint8Array(1 << 20)));
          const packed = many.stream().pipeThrough(new CompressionStream("deflate-raw"));
          const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
          let text = "";
          for (const byte of bytes) text += String.fromCharCode(byte);
          return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
        }"""
    )
    page.goto("about:blank")
    one.go(f"/make/samourai#{bomb}")
    alert.filter(has_text="contains no scenario").wait_for()
    assert draft_of(one) == before


def test_nothing_is_lost_without_a_question(person: Callable[..., Person]) -> None:
    one = opened(person(**BARE))
    page = one.page
    page.get_by_label("Name of the scenario").fill("First")
    use(one, "T")
    stroke(one, "B2", "B5")
    one.wait_until(lambda: ground(one, "B5") == "T")
    page.reload()
    opened(one)
    assert ground(one, "B5") == "T"
    page.get_by_role("button", name="Save here").click()
    page.get_by_role("tab", name="Files").click()
    page.locator('[data-kept="First"] svg').wait_for()
    page.get_by_role("button", name="Start over").click()  # it is kept: nothing to ask
    one.wait_until(lambda: ground(one, "B5") == ".")
    stroke(one, "C2")
    page.get_by_label("Name of the scenario").fill("First")
    page.get_by_role("button", name="Save here").click()  # another scenario of that name
    page.locator("dialog[data-sure]", has_text="Replace a saved scenario?").get_by_role("button", name="Cancel").click()
    page.locator('[data-kept="First"] .card').click()
    page.locator("dialog[data-sure]", has_text="Replace your draft?").locator(".primary").click()
    one.wait_until(lambda: ground(one, "B5") == "T")
    page.get_by_role("button", name="Delete “First”").click()
    page.locator("dialog[data-sure] .primary").click()
    page.locator('[data-kept="First"]').wait_for(state="detached")
    page.get_by_role("tab", name="Map").click()
    page.get_by_label("rows").fill("4")
    page.get_by_label("rows").press("Tab")
    page.locator("dialog[data-sure]", has_text="Make the map smaller?").get_by_role(
        "button", name="Keep my draft"
    ).click()
    assert draft_of(one)["rows"] == 10


def test_by_keys_alone_with_names_for_everything(person: Callable[..., Person]) -> None:
    one = opened(person(**BARE))
    page = one.page
    page.get_by_role("radio", name="interior", exact=True).check(force=True)
    page.locator("[data-map]").focus()
    for key in ("ArrowUp", "Enter", "ArrowDown", "Enter", "Shift+ArrowDown"):
        page.keyboard.press(key)
    one.wait_until(lambda: [ground(one, hex) for hex in ("A1", "A2", "A3")] == ["I", "I", "I"])
    page.get_by_role("radio", name="door", exact=True).check(force=True)
    page.locator("[data-map]").focus()
    page.keyboard.press("4")  # the south side of the hex under the cursor
    one.wait_until(lambda: draft_of(one)["doors"] == ["A3/A4"])
    page.get_by_role("radio", name="set-up: Side 1").check(force=True)
    page.locator("[data-map]").focus()
    for key in ("ArrowDown", "Enter"):
        page.keyboard.press(key)
    page.locator("#edit-spoken", has_text="A4: flat ground, set-up: Side 1").wait_for()
    page.get_by_role("radio", name="select", exact=True).check(force=True)
    page.locator("[data-map]").focus()
    for key in ("ArrowUp", "Shift+ArrowUp", "Control+c", "ArrowRight", "ArrowRight", "Control+v"):
        page.keyboard.press(key)
    one.wait_until(lambda: "".join(draft_of(one)["cells"]).count("I") == 5)
    choose(one, 0, "Kansuke")
    page.get_by_role("button", name="Place Kansuke on the map").press("Enter")
    page.locator("[data-map]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator("[data-unit=kansuke]").wait_for()
    assert serious(one) == []


def test_a_phone_paints_with_one_finger(person: Callable[..., Person]) -> None:
    one = opened(person(viewport=PHONE, has_touch=True, locale="pl-PL"))
    page = one.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    use(one, "~")
    page.locator("[data-map]").scroll_into_view_if_needed()
    x, y = page.evaluate(WHERE, "C4")
    page.touchscreen.tap(x, y)
    one.wait_until(lambda: ground(one, "C4") == "~")
    for tab in page.get_by_role("tab").all():
        tab.tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_text_says_what_was_drawn_and_comes_back_in_one_file(person: Callable[..., Person]) -> None:
    """Houses, barricades, a cart with its horse, a loose horse; all of it in one file and back; in French."""
    one = opened(person(**BARE, locale="fr-FR"))
    page = one.page
    use(one, "I")
    stroke(one, "C3")
    stroke(one, "D4")
    use(one, "barricade")
    stroke(one, "H3", "H5")
    use(one, "cart")
    stroke(one, "H7", "H8")
    use(one, "draught")
    stroke(one, "H5", "H6")
    use(one, "horse")
    stroke(one, "B8", "B9")
    page.get_by_role("tab", name="Fichiers").click()
    page.locator("summary", has_text="texte").click()
    text = page.locator("textarea")
    for wanted in (
        'kind = "barricade"', 'zone = "barricades"', 'kind = "cart"', 'at = ["H7", "H8"]', 'hitched_to = "cart"',
        'id = "horse1"', 'at = ["B8", "B9"]',
    ):  # fmt: skip
        assert wanted in text.input_value()
    before = text.input_value()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Tout en un fichier").click()
    page.get_by_role("button", name="Recommencer").click()
    page.get_by_role("button", name="Continuer").click()
    one.wait_until(lambda: "cart" not in text.input_value())
    page.locator("input[type=file]").set_input_files(
        {"name": "all.json", "mimeType": "application/json", "buffer": kept.value.path().read_bytes()}
    )
    one.wait_until(lambda: text.input_value() == before)
    with page.expect_download() as drawn:
        page.get_by_role("button", name="La carte en texte").click()
    assert "[buildings]\nhouse-1: C3" in drawn.value.path().read_text("utf-8")


def test_a_condition_of_two_parts_and_a_figure_of_ones_own(person: Callable[..., Person]) -> None:
    """Made, checked at the place, played; and the roster as a file, there and back."""
    one = opened(person(viewport=PHONE, has_touch=True))
    page = one.page
    sides = [{"zone": ["B2"], "units": ["kansuke"]}, {"zone": ["D2", "D3"], "units": ["jinpachi", "gonroku"]}]
    give(one, "all.json", json.dumps({"columns": 5, "rows": 4, "title": "Two against two", "sides": sides}))
    one.wait_until(lambda: page.get_by_label("Name of the scenario").input_value() == "Two against two")
    page.get_by_role("tab", name="Sides").click()
    page.locator("[data-figures] summary").first.press("Enter")
    page.get_by_role("button", name="Add a figure").press("Enter")
    one.wait_until(lambda: page.locator("[data-name]:focus").count() == 1)
    page.keyboard.type("Żelazny Łukasz")
    page.keyboard.press("Tab")
    figure = page.locator('[data-figure="zelazny-lukasz"]')
    figure.get_by_label("attack").first.fill("13")
    figure.get_by_label("bow", exact=True).check()
    figure.get_by_text("Stunned, wounded").click()
    one.wait_until(lambda: figure.get_by_role("group", name="wounded").get_by_label("attack").input_value() == "6")
    choose(one, 0, "Żelazny Łukasz")
    page.get_by_role("tab", name="Victory").click()
    first = page.get_by_role("group", name="Condition 1")
    first.get_by_label("victory condition", exact=True).select_option("all")
    parts = first.locator("[data-part]")
    parts.nth(0).get_by_label("who").select_option("gonroku")
    parts.nth(1).get_by_label("number", exact=True).fill("3")
    # He stands nowhere, and there are not so many enemies.
    complaints = page.locator("[data-checked] li")
    one.wait_until(lambda: complaints.count() == 2)
    page.get_by_role("tab", name="Files").click()
    complaints.filter(has_text="Condition 1").get_by_role("button").click()
    one.wait_until(lambda: first.locator("select:focus").count() == 1)
    parts.nth(1).get_by_label("number", exact=True).fill("2")
    use(one, "zone-0")
    page.locator("[data-map]").focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    page.get_by_text("No errors: it can be played.").wait_for()
    page.get_by_role("tab", name="Files").click()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Figures as text").click()
    roster = kept.value.path().read_text("utf-8")
    page.get_by_role("tab", name="Sides").click()
    page.locator("[data-figures]").evaluate("one => { one.open = true }")
    page.locator("[data-figures]").get_by_role("button", name="Remove Żelazny Łukasz").click()
    figure.wait_for(state="detached")
    give(one, "men.toml", roster)
    choose(one, 0, "Żelazny Łukasz")
    page.get_by_text("No errors: it can be played.").wait_for()
    page.get_by_label("against").select_option("random")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    page.locator("[data-decision=place]").wait_for()
    page.locator(".dot[data-hex]").first.tap()
    page.locator("[data-unit=kansuke]").wait_for()


def test_a_scenario_is_shared_rated_played_and_reported(person: Callable[..., Person]) -> None:
    maker, reader = person(**BARE), person(**BARE)
    for one, name in ((maker, "Aiko"), (reader, "Bo")):
        one.go("/")
        one.page.evaluate(
            """async name => { await fetch("/api/profile", {method: "POST", body: JSON.stringify({name}),
              headers: {"content-type": "application/json"}}); localStorage.setItem("tatami:signed-in", "true"); }""",
            name,
        )
    opened(maker)
    sides = [{"zone": ["B2"], "units": ["kansuke"]}, {"zone": ["D2"], "units": ["jinpachi"]}]
    give(maker, "all.json", json.dumps({"columns": 5, "rows": 4, "title": "Duel at the ford", "sides": sides}))
    maker.page.get_by_text("No errors: it can be played.").wait_for()
    maker.page.get_by_role("button", name="Share in the gallery").click()
    maker.page.locator("dialog[data-sure] .primary").click()
    maker.page.get_by_role("link", name="It is in the gallery.").click()
    mine = maker.page.locator("[data-setup]", has_text="Duel at the ford")
    mine.wait_for()
    assert "by Aiko" in mine.inner_text() and mine.get_by_role("button", name="Report").count() == 0
    reader.go("/gallery/samourai")
    shown = reader.page.locator("[data-setup]", has_text="Duel at the ford")
    shown.wait_for()
    loaded = "one => one.complete && one.naturalWidth > 0"
    reader.wait_until(lambda: bool(shown.locator("img").evaluate(loaded)))
    shown.get_by_role("button", name="4 stars").click()
    shown.get_by_text("4 out of 5 (one rating)").wait_for()
    shown.get_by_role("button", name="Report").click()
    reader.page.locator("dialog[data-sure] .primary").click()
    reader.page.get_by_text("Reported.").wait_for()
    assert serious(reader) == []
    shown.get_by_role("button", name="Play").click()
    reader.page.wait_for_url("**/t/*")
    reader.page.locator("[data-decision=place]").wait_for()
    reader.go("/gallery/samourai")
    shown.get_by_text("played once").wait_for()
    shown.get_by_role("link", name="Open in the editor").click()
    reader.page.locator("[data-map]").wait_for()
    reader.wait_until(lambda: reader.page.get_by_label("Name of the scenario").input_value() == "Duel at the ford")
    maker.page.reload()
    mine.get_by_role("button", name="Stop sharing").click()
    maker.page.locator("dialog[data-sure] .primary").click()
    mine.wait_for(state="detached")
