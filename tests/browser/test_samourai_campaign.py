"""The campaign in the browser: set out, fight, and go on with whoever lives."""

from __future__ import annotations

import json
from collections.abc import Callable

from tatami.games.samourai.campaign import Campaign
from tatami.games.samourai.campaign_battle import next_battle
from tests.browser.battlefield import make_tables, recognise
from tests.browser.conftest import Person, Server

DEAD = {"place": "removed", "life": "dead"}
MEN = {
    "nobutsune": "G8", "kansuke": "F7", "genzo": {"at": "E8", "life": "wounded"}, "heihachi": DEAD,
    "matabei": "M9", "tadakage": DEAD,
}  # fmt: skip
"""Late in the first battle: the Akamori hold the torii way, and nobody comes."""
UNTIL_IT_IS_WON = ["done"] * 20


def test_who_lives_is_in_the_next_battle(person: Callable[..., Person], server: Server) -> None:
    options = {"scenario": next_battle(Campaign(1, "banner", "level:1", ()))}
    position = {"options": options, "men": MEN, "step": "first-fire"}
    [fought] = make_tables(
        server.data,
        [{"options": options, "position": position, "seats": ["captain", "rival"], "moves": UNTIL_IT_IS_WON}],
    )
    one = person()
    recognise(one, "captain")
    page = one.page
    # A file that is no campaign is refused, and nothing is begun.
    one.go("/campaign")
    bad = {"name": "bad.json", "mimeType": "application/json", "buffer": b'{"campaign": 1, "road": "sea"}'}
    page.locator("[data-open]").set_input_files([bad])
    page.locator("[role=alert]", has_text="not a campaign").wait_for()
    # Set out, and begin the first battle.
    page.get_by_label("Opponent").select_option("level:1")
    page.locator("[data-begin]").click()
    page.locator("[data-next=torii] [data-fight]").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-briefing] h2", has_text="Campaign 1: The Torii").wait_for()
    one.go("/campaign")
    page.locator("[data-resume]").wait_for()
    # The same battle at its end.
    one.go(f"/t/{fought}")
    page.locator("[data-onward]").click()
    page.wait_for_url("**/campaign/*")
    page.locator("[data-next=ninja-night]").wait_for()
    assert page.locator("[data-stage=torii]").get_attribute("data-result") == "won"
    for man in ("nobutsune", "genzo", "kansuke"):
        assert page.locator(f"[data-force] [data-soldier={man}]").get_attribute("data-rank") == "1"
    assert page.locator("[data-fell=heihachi]").count() == 1
    # He is left in camp, and the campaign is there when one comes back.
    page.locator("[data-force] [data-soldier=genzo] input").click()
    page.locator("[data-camp] [data-soldier=genzo]").wait_for()
    one.go("/campaign")
    page.locator("[data-next=ninja-night]").wait_for()
    kept = json.loads(page.evaluate("localStorage.getItem('tatami:campaign')"))
    assert [battle["result"] for battle in kept["progress"]["battles"]] == ["won"]
    # Nothing goes without a question.
    page.locator("[data-give-up]").click()
    page.locator("[data-sure]").click()
    page.locator("[data-begin]").wait_for()
    assert page.evaluate("localStorage.getItem('tatami:campaign')") is None
