"""Two people in two browsers: leave to take back, somebody not heard, notes for oneself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.conftest import Person
from tests.browser.tour import ask


def table_of(one: Person) -> dict[str, Any]:
    """A table with an invitation, as soon as the game is prepared."""
    made: list[dict[str, Any]] = []

    def is_open() -> bool:
        seats = [{"kind": "me"}, {"kind": "invite"}]
        answer = ask(one, "/tables", {"game": "kenjin", "name": "Aiko", "seats": seats})
        if answer.ok:
            made.append(answer.json())
        return answer.ok

    one.wait_until(is_open, 240)
    return made[0]


def test_taking_back_by_leave_muting_and_notes(person: Callable[..., Person]) -> None:
    aiko, bo = person(), person()
    created = table_of(aiko)
    table = created["table"]["id"]
    aiko.go(f"/t/{table}")
    bo.go(created["invitations"][0]["path"])
    bo.page.get_by_role("button", name="Sit down").click()
    aiko.wait_until(lambda: aiko.is_my_turn)
    while aiko.is_my_turn:
        aiko.choose_in_words()
    bo.wait_until(lambda: bo.is_my_turn)
    aiko.page.get_by_role("button", name="Ask to undo").click()
    bo.page.get_by_role("button", name="Agree").click()
    aiko.wait_until(lambda: aiko.is_my_turn)
    bo.wait_until(lambda: not bo.is_my_turn)

    aiko.page.get_by_role("button", name="Chat").click()
    bo.page.get_by_role("button", name="Chat").click()
    bo.page.get_by_label("Message to the table").fill("boo")
    bo.page.get_by_role("button", name="Send", exact=True).click()
    aiko.page.get_by_text("boo").wait_for()
    aiko.page.get_by_role("button", name="Mute").click()
    aiko.page.get_by_text("boo").wait_for(state="detached")
    aiko.page.get_by_role("button", name="Unmute").click()
    aiko.page.get_by_text("boo").wait_for()

    aiko.page.get_by_role("button", name="My notes").click()
    notes = aiko.page.get_by_label("Only you can see these notes")
    with aiko.page.expect_response(lambda answer: answer.url.split("?")[0].endswith("/note") and answer.ok):
        notes.fill("Bo likes the port")
        notes.blur()
    aiko.go(f"/t/{table}")
    aiko.page.get_by_role("button", name="My notes").click()
    aiko.wait_until(lambda: notes.input_value() == "Bo likes the port")
    bo.page.get_by_role("button", name="My notes").click()
    assert bo.page.get_by_label("Only you can see these notes").input_value() == ""
