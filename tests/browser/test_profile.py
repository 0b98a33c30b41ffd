"""Profiles in the browser: made by keys alone, a rated game from the table to the ladder, and a second device."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.conftest import Person, Server
from tests.browser.tour import ask, new_table, play_to_the_end


class Named(Server):
    """The same server by its name instead of its number."""

    def __init__(self, server: Server) -> None:
        super().__init__(server.data)
        self.address = f"http://localhost:{server.port}"


def make_profile(one: Person, name: str, *wishes: str) -> str:
    """On the page of the profile; gives the recovery code."""
    one.go("/me")
    one.page.get_by_label("Display name").fill(name)
    for wish in wishes:
        one.page.get_by_label(wish).check()
    one.page.get_by_role("button", name="Create a profile").click()
    code = one.page.locator("[data-code]").inner_text()
    one.page.get_by_role("button", name="I have written it down").click()
    one.page.get_by_role("heading", name=name, exact=True).wait_for()
    return code


def play_both(one: Person, other: Person, table: str) -> None:
    """Both play at random, over the API, until the game is over."""
    rng = random.Random(7)
    acting = one
    for _ in range(400):
        seen = ask(acting, f"/tables/{table}?since=1000000").json()
        if seen["status"] == "over":
            return
        if seen["your_turn"]:
            action = rng.choice(seen["legal"])["action"]
            assert ask(acting, f"/tables/{table}/actions", {"version": seen["version"], "action": action}).ok
        else:
            acting = other if acting is one else one
    raise AssertionError("the game does not end")


def test_a_profile_by_keys_alone(person: Callable[..., Person]) -> None:
    one = person()
    page = one.page

    def tab_to(selector: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
                return
        raise AssertionError(f"no key leads to {selector}")

    one.go("/")
    tab_to('a[href="/me"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("form")
    tab_to("form input[type=text]")
    page.keyboard.press("Control+A")
    page.keyboard.type("Aiko")
    tab_to("form input[type=checkbox]")
    page.keyboard.press("Space")
    tab_to("form button")
    page.keyboard.press("Enter")
    first = page.locator("[data-code]").inner_text()
    tab_to("button.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-code]", state="detached")
    assert first not in page.content()
    page.get_by_role("button", name="New recovery code").press("Enter")
    assert page.locator("[data-code]").inner_text() != first
    for language, title in (("fr", "Parties en cours"), ("pl", "Partie w toku")):
        page.locator("header select").select_option(language)
        page.get_by_role("heading", name=title).wait_for()
        assert "web-" not in page.locator("body").inner_text()


def test_a_passkey_signs_in(person: Callable[..., Person], server: Server) -> None:
    """With a device that the browser makes up; browsers bind passkeys to a name, so the page is at localhost."""
    one = person()
    browser = one.context.new_cdp_session(one.page)
    browser.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    browser.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    one.server = Named(server)
    make_profile(one, "Kiku")
    one.page.get_by_role("button", name="Add a passkey").click()
    one.page.wait_for_selector("[data-passkeys='1']")
    one.page.get_by_role("button", name="Sign out", exact=True).click()
    one.page.get_by_role("button", name="Sign in with a passkey").click()
    one.page.get_by_role("heading", name="Kiku").wait_for()
    one.page.get_by_role("button", name="Remove all passkeys").click()
    one.page.wait_for_selector("[data-passkeys='0']")


def test_a_rated_game_and_a_second_device(person: Callable[..., Person]) -> None:
    aiko, bo = person(), person()
    wishes = ("Keep a list of the games", "Rate my games", "Show my name")
    code = make_profile(aiko, "Aiko", *wishes)
    make_profile(bo, "Bo", *wishes)
    new_table(aiko, "kenjin", "me", "me")  # the rules are there from here on
    aiko.go("/new/kenjin")
    aiko.page.get_by_label("Rated game").check()
    aiko.page.get_by_label("Player in seat 2").select_option("open")
    aiko.page.get_by_role("button", name="Open the table").click()
    aiko.page.get_by_text("This game will be rated.").wait_for()
    table = aiko.page.url.rpartition("/")[2]
    bo.go(f"/t/{table}")
    bo.page.get_by_text("This game is set to be rated").wait_for()
    bo.page.get_by_role("button", name="Sit down").click()
    aiko.page.locator(".tools .tag", has_text="Rated").wait_for()
    assert aiko.page.get_by_role("button", name="Hint").count() == 0
    play_both(aiko, bo, table)

    aiko.wait_until(lambda: len(ask(aiko, "/profile/games").json()["finished"]) == 1)
    aiko.go("/me")
    line = aiko.page.locator("[data-finished='1'] li")
    assert "with Bo" in line.inner_text() and "Rated:" in line.inner_text()
    assert line.get_by_role("link", name="Replay").get_attribute("href") == f"/replay/{table}"
    with aiko.page.expect_download() as saving:
        line.get_by_role("link", name="Record").click()
    assert saving.value.suggested_filename.endswith(".json")
    aiko.page.get_by_role("link", name="Kenjin ladder").click()
    aiko.page.locator("td", has_text="Bo").wait_for()

    going = new_table(aiko, "kenjin", "me", players=2)
    aiko.wait_until(lambda: ask(aiko, f"/tables/{going}").json()["your_turn"])
    phone = person(viewport={"width": 360, "height": 740}, has_touch=True)
    phone.go("/me")
    phone.page.get_by_label("Recovery code").fill(code.lower())
    phone.page.get_by_role("button", name="Sign in").click()
    first = phone.page.get_by_role("region", name="Games in progress").locator("li").first
    first.locator("text=Your turn").wait_for()
    phone.page.locator(f'a[href="/t/{going}"]').click()
    phone.wait_until(lambda: phone.is_my_turn)
    phone.choose_in_words()
    play_to_the_end(phone, going)

    phone.go("/me")
    phone.page.get_by_role("button", name="Sign out everywhere").click()
    phone.page.get_by_role("button", name="Create a profile").wait_for()
    aiko.go("/me")
    aiko.page.get_by_role("button", name="Create a profile").wait_for()
    bo.go("/me")
    bo.page.get_by_text("Delete the profile").click()
    bo.page.get_by_role("button", name="Yes, delete it").click()
    bo.page.get_by_role("button", name="Create a profile").wait_for()
