"""People in browsers of their own who play once more, and go on playing; or one of whom never comes."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from tests.browser.conftest import Person
from tests.browser.tour import ask, new_table, play


def sit_together(people: Sequence[Person], names: Sequence[str]) -> str:
    """All sit at one table of Kenjin, by its address."""
    for one, name in zip(people, names, strict=True):
        one.go("/")
        one.page.evaluate("name => localStorage.setItem('tatami:name', JSON.stringify(name))", name)
    host, *others = people
    table = new_table(host, "kenjin", "me", *("open" for _ in others))
    host.go(f"/t/{table}")
    for one, name in zip(others, names[1:], strict=True):
        one.go(f"/t/{table}")
        one.page.get_by_label("Your name").fill(name)
        one.page.get_by_role("button", name="Sit down").click()
    return table


def play_out(people: Sequence[Person], table: str) -> None:
    """Everybody plays at random, over the API, until the game is over on every page."""
    rng = random.Random(3)
    for _ in range(600):
        for one in people:
            seen = ask(one, f"/tables/{table}?since=1000000").json()
            while seen["your_turn"]:
                seen = play(one, table, seen, rng)
        if seen["status"] == "over":
            break
    for one in people:
        one.wait_until(lambda one=one: put_stories_away(one) and one.is_over)  # type: ignore[misc]


def put_stories_away(one: Person) -> bool:
    one.skip_story()
    return not one.is_listening


def everybody_plays(people: Sequence[Person]) -> None:
    """Each makes a move on the page of the new game."""
    left = list(people)
    for _ in range(400):
        for one in list(left):
            one.skip_story()
            if one.is_my_turn:
                one.choose_in_words()
                left.remove(one)
        if not left:
            return
        for one in people:
            if one not in left and one.is_my_turn:
                one.choose_in_words()
        people[0].page.wait_for_timeout(50)
    raise AssertionError("somebody never has a turn")


def test_two_play_again_and_again(person: Callable[..., Person]) -> None:
    aiko, bo = person(), person()
    table = sit_together([aiko, bo], ["Aiko", "Bo"])
    play_out([aiko, bo], table)
    aiko.page.get_by_role("button", name="Same deal").click()
    aiko.page.wait_for_url(lambda url: table not in url)
    aiko.page.get_by_role("heading", name="Waiting for players").wait_for()
    aiko.page.get_by_text("Seats are kept").wait_for()
    aiko.page.locator("[data-same-deal]").wait_for()
    bo.page.get_by_role("button", name="Go to the rematch").click()
    bo.page.wait_for_url(aiko.page.url)
    everybody_plays([aiko, bo])

    again = aiko.page.url.rpartition("/")[2]
    play_out([aiko, bo], again)
    assert aiko.page.get_by_role("button", name="Same deal").count() == 0, "two games are a whole"
    tables = [aiko.page.request.get(f"{aiko.server.address}/api/tables/{one}").json() for one in (again, table)]
    results = [one["result"]["scores"] for one in tables]
    for one in (aiko, bo):
        told = one.page.locator("[data-match]").inner_text()
        assert all(str(mine + theirs) in told for mine, theirs in zip(results[0], results[1][::-1], strict=True))
    bo.page.get_by_role("button", name="Rematch").click()
    bo.page.wait_for_url(lambda url: again not in url)
    aiko.go(bo.page.url.removeprefix(bo.server.address))  # by the address instead of the button
    aiko.page.get_by_text("Your seat is kept for you").wait_for()
    aiko.page.get_by_role("button", name="Sit down").click()
    everybody_plays([aiko, bo])


def test_of_three_one_never_comes(person: Callable[..., Person]) -> None:
    aiko, bo, cleo = people = [person(), person(), person()]
    table = sit_together(people, ["Aiko", "Bo", "Cleo"])
    play_out(people, table)
    cleo.page.close()
    aiko.page.get_by_role("button", name="Rematch").click()
    aiko.page.wait_for_url(lambda url: table not in url)
    bo.page.get_by_role("button", name="Go to the rematch").click()
    bo.page.wait_for_url(aiko.page.url)
    missing = aiko.page.locator("section.sheet li")
    aiko.wait_until(lambda: missing.count() == 1)
    assert "Cleo" in missing.inner_text()
    assert bo.page.get_by_role("button", name="Replace with a bot").count() == 0, "that is for the host"

    missing.get_by_role("button", name="Invite someone else").click()
    link = aiko.page.get_by_label("Invitation link").input_value()
    dora = person()
    dora.go(link.removeprefix(dora.server.address))
    dora.page.get_by_label("Your name").fill("Dora")
    dora.page.get_by_role("button", name="Sit down").click()
    everybody_plays([aiko, bo, dora])

    again = aiko.page.url.rpartition("/")[2]
    play_out([aiko, bo, dora], again)
    bo.page.get_by_role("button", name="Rematch").click()
    bo.page.wait_for_url(lambda url: again not in url)
    aiko.page.get_by_role("button", name="Go to the rematch").click()
    aiko.page.wait_for_url(bo.page.url)
    bo.page.get_by_role("button", name="Replace with a bot").click()
    everybody_plays([aiko, bo])
