"""The gallery: set-ups shared under a profile's name, rated once per person, hidden after reports."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tatami.accounts.gallery import HIDDEN_AFTER, MOST_SHARED, PAGE, Gallery
from tatami.accounts.profiles import Profile, Wishes
from tatami.cli import main
from tatami.server.services import Services
from tatami.server.worker_tasks import picture_of_setup
from tatami.tables.seats import hash_secret
from tests.games.samourai.test_own_scenario import VALUE as OWN
from tests.tables.test_services import code_of, with_services

OPTIONS = {"scenario": OWN}


async def people(services: Services, *names: str) -> list[Profile]:
    return [(await services.profiles.make(hash_secret(name), Wishes(name)))[0] for name in names]


async def share(gallery: Gallery, author: Profile, title: str = "The ford") -> str:
    return await gallery.share(author, "samourai", title, OPTIONS, {"columns": 5}, "<svg/>")


def test_what_is_shared_is_listed_with_its_author_and_counted(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        gallery = services.gallery
        aiko, bo, chi = await people(services, "Aiko", "Bo", "Chi")
        ford, well = await share(gallery, aiko), await share(gallery, bo, "  The\n well ")
        await gallery.rate(ford, bo, 2)
        await gallery.rate(ford, bo, 5)  # a second rating replaces the first
        await gallery.rate(ford, chi, 4)
        await gallery.count_play(ford, OPTIONS)
        await gallery.count_play(ford, {"scenario": "torii"})  # something else was played
        listed = {row["title"]: row for row in await gallery.page("samourai", "best", 0, bo)}
        assert list(listed) == ["The ford", "The well"]
        row = listed["The ford"]
        assert (row["author"], row["stars"], row["ratings"], row["my_stars"], row["plays"]) == ("Aiko", 4.5, 2, 5, 1)
        assert await gallery.page("kenjin", "new", 0, None) == []
        assert [row["id"] for row in await gallery.page("samourai", "played", 0, None)] == [ford, well]
        assert await code_of(gallery.rate(ford, aiko, 5)) == "own-setup"
        assert await code_of(gallery.withdraw(ford, bo)) == "no-such-setup"
        await gallery.withdraw(ford, aiko)
        assert await code_of(gallery.find(ford, aiko)) == "no-such-setup"

    with_services(tmp_path, scene)


def test_reports_hide_it_until_an_operator_decides(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        gallery = services.gallery
        author, *others = await people(services, "Aiko", *(f"Reader {n}" for n in range(HIDDEN_AFTER)))
        ford = await share(gallery, author)
        for _ in range(HIDDEN_AFTER):  # one person alone hides nothing
            await gallery.report(ford, others[0], "rude\x1b[31m name")
        assert len(await gallery.page("samourai", "new", 0, None)) == 1
        for reader in others[1:]:
            await gallery.report(ford, reader, "rude name")
        assert await gallery.page("samourai", "new", 0, None) == []
        assert await code_of(gallery.find(ford, None)) == "no-such-setup"
        assert not (await gallery.find(ford, author))["is_shown"]  # its author sees why nobody plays it
        [reported] = await gallery.reported_setups()
        assert (reported["id"], reported["reports"]) == (ford, HIDDEN_AFTER)
        await gallery.decide(ford, "shown")
        assert len(await gallery.page("samourai", "new", 0, None)) == 1
        await gallery.decide(ford, "hidden")
        assert await gallery.page("samourai", "new", 0, None) == []

    with_services(tmp_path, scene)


def test_nobody_floods_it(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        [aiko] = await people(services, "Aiko")
        for number in range(MOST_SHARED):
            await share(services.gallery, aiko, f"Number {number}")
        assert await code_of(share(services.gallery, aiko)) == "too-many-setups"
        first = await services.gallery.page("samourai", "new", 0, None)
        rest = await services.gallery.page("samourai", "new", PAGE, None)
        assert len(first) == PAGE + 1 and len(rest) == MOST_SHARED - PAGE

    with_services(tmp_path, scene)


def test_what_somebody_shared_goes_with_their_profile(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        aiko, bo = await people(services, "Aiko", "Bo")
        ford = await share(services.gallery, aiko)
        await services.gallery.rate(ford, bo, 5)
        await services.profiles.delete(bo)
        [row] = await services.gallery.page("samourai", "new", 0, None)
        assert row["ratings"] == 0
        await services.profiles.delete(aiko)
        assert await services.gallery.page("samourai", "new", 0, None) == []

    with_services(tmp_path, scene)


def test_only_scenarios_of_ones_own_that_can_be_played_are_shared() -> None:
    assert picture_of_setup("samourai", OPTIONS, "en").startswith("<svg")
    with pytest.raises(ValueError, match="share a scenario of your own"):
        picture_of_setup("samourai", {"scenario": "torii"}, "en")
    with pytest.raises(ValueError, match="no set-ups to share"):
        picture_of_setup("kenjin", {}, "en")
    with pytest.raises(ValueError, match="scenario"):
        picture_of_setup("samourai", {"scenario": {"text": "x = ", "files": {}}}, "en")


def test_an_operator_reads_the_reports_and_decides(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shared: list[str] = []

    async def scene(services: Services) -> None:
        aiko, bo = await people(services, "Aiko", "Bo")
        shared.append(await share(services.gallery, aiko, "Ugly"))
        await services.gallery.report(shared[0], bo, "ugly\x1b[2J")

    async def verdict(services: Services) -> Any:
        return await services.gallery.page("samourai", "new", 0, None)

    with_services(tmp_path, scene)
    assert main(["gallery", "--data", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert shared[0] in told and "Ugly" in told and "\x1b" not in told
    assert main(["gallery", "--data", str(tmp_path), "--hide", shared[0]]) == 0
    found: list[Any] = []

    async def look(services: Services) -> None:
        found.extend(await verdict(services))

    with_services(tmp_path, look)
    assert found == []
