"""A seat on several devices: added by a link, listed, thrown out; and a browser that signs in while it plays."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.conftest import Person
from tests.browser.test_profile import make_profile
from tests.browser.tour import new_table


def devices(one: Person) -> None:
    one.page.locator("[data-devices] summary").click()


def test_a_seat_on_another_device_which_is_thrown_out_again(person: Callable[..., Person]) -> None:
    aiko, phone = person(), person()
    aiko.go("/")
    table = new_table(aiko, "kenjin", "me", "bot")
    aiko.go(f"/t/{table}")
    aiko.open_tab("Table")
    devices(aiko)
    listed = aiko.page.locator("[data-devices] li")
    aiko.wait_until(lambda: listed.count() == 1)
    assert "this device" in listed.inner_text() and "Chrome, Linux" in listed.inner_text()
    aiko.page.get_by_role("button", name="Add another device").click()
    link = aiko.page.get_by_label("Link to your seat").input_value()

    phone.go(link.removeprefix(phone.server.address))
    phone.page.get_by_role("button", name="Sit down").click()
    phone.open_tab("Table")
    phone.wait_until(lambda: phone.page.locator("[data-devices]").count() == 1)
    devices(phone)
    phone.wait_until(lambda: phone.page.locator("[data-devices] li").count() == 2)

    devices(aiko)
    devices(aiko)
    aiko.wait_until(lambda: listed.count() == 2)
    aiko.page.get_by_role("button", name="Remove").click()
    aiko.wait_until(lambda: listed.count() == 1)
    phone.page.get_by_text("You are a spectator").wait_for()
    assert phone.page.locator("[data-devices]").count() == 0
    assert aiko.page.locator("[data-devices]").count() == 1


def test_whoever_signs_in_while_they_play_goes_on_playing(person: Callable[..., Person]) -> None:
    """The browser gets a new token; the page of the table, in another tab, finds its seat again."""
    aiko = person()
    aiko.go("/")
    table = new_table(aiko, "kenjin", "me", "bot")
    aiko.go(f"/t/{table}")
    aiko.wait_until(lambda: aiko.is_my_turn)
    playing = aiko.page
    aiko.page = aiko.context.new_page()
    make_profile(aiko, "Aiko")
    aiko.page.close()
    aiko.page = playing
    before = {cookie["name"]: cookie["value"] for cookie in aiko.context.cookies()}
    assert {"tatami", "tatami-profile"} <= set(before)
    aiko.wait_until(lambda: aiko.is_my_turn)
    aiko.choose_in_words()
    aiko.wait_until(lambda: aiko.page.locator(".connection.live").count() == 1)
    assert aiko.page.get_by_text("You are a spectator").count() == 0
