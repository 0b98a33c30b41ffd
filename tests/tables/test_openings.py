"""How tables are begun: presets that can be opened, figures that were measured, sides by their names."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.core.errors import Refusal
from tatami.core.words import LANGUAGES, speak
from tatami.games.samourai import scenarios, thumbnails
from tatami.tables.bot_pool import BOTS
from tatami.tables.openings import Preset, opening, preset_of

DOCS = Path(__file__).parents[2] / "docs"
PRESETS = [(name, preset) for name in tatami.games() for preset in opening(tatami.game(name)).presets]


@pytest.mark.parametrize(("name", "preset"), PRESETS, ids=[f"{name}-{preset.name}" for name, preset in PRESETS])
def test_every_preset_can_be_opened(name: str, preset: Preset) -> None:
    game = tatami.game(name)
    state = (
        game.position({**preset.position, "options": preset.options}) if preset.position else game.new(**preset.options)
    )
    assert state.seats == len(preset.seats)
    assert preset.seats.count("me") >= 1
    assert set(preset.seats) <= {"me", "invite", "open", *BOTS}


@pytest.mark.parametrize("name", tatami.games())
def test_sides_are_called_as_at_the_table(name: str) -> None:
    game, words, found = tatami.game(name), speak("en"), opening(tatami.game(name))
    for card in found.cards:
        if card.sides:
            names = game.names(game.new(**{found.pictured: card.value}).view(None), words)
            assert [words(f"{name}-{side}") for side in card.sides] == [re.sub(r" \(\d\)$", "", one) for one in names]
    assert {card.value for card in found.cards} <= set(next(
        option.values for option in game.options if option.name == found.pictured
    ))  # fmt: skip


def rows(file: str, until: str = "\0") -> list[list[str]]:
    """The cells of all tables of a document."""
    lines = (DOCS / file).read_text("utf-8").partition(until)[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def test_the_rates_of_samurai_spirit_are_those_that_were_measured() -> None:
    measured: dict[Any, Any] = {}
    for row in rows("bots.md"):
        if row[0] in ("easy", "normal", "hard", "heroic"):
            for bot, cell in zip(("habit", *BOTS[1:]), row[2:], strict=True):
                won, _, games = cell.replace(",", "").split()
                measured[row[0], int(row[1]), bot] = (int(won), int(games))
    rates = opening(tatami.game("samurai-spirit")).rates
    assert len(rates) == 48
    for rate in rates:
        assert measured[rate.value, rate.players, rate.bot] == (rate.won[0], rate.games)


def test_the_rates_of_samourai_are_those_that_were_measured() -> None:
    measured: dict[Any, list[str]] = {}
    for part in (DOCS / "samourai-win-rates.md").read_text("utf-8").split("\n## ")[1:]:
        bot, *lines = part.splitlines()
        for line in lines:
            if line.startswith("| "):
                scenario, *sides = (cell.strip() for cell in line.strip("|").split("|")[:3])
                measured[scenario, bot] = sides
    rates = opening(tatami.game("samourai")).rates
    assert {rate.value for rate in rates if rate.bot == "level:2"} >= {
        name for name, one in scenarios.shipped().items() if not one.author
    }
    for rate in rates:
        for cell, won in zip(measured[rate.value, rate.bot], rate.won, strict=True):
            assert f" {won} of {rate.games}, " in cell


def test_the_rates_of_kenjin_are_those_that_were_measured() -> None:
    measured = json.loads((DOCS / "kenjin-balance.json").read_text("utf-8"))["two"]
    rates = opening(tatami.game("kenjin")).rates
    assert rates
    for rate in rates:
        assert (rate.value, rate.won, rate.games) == (2, measured[rate.bot]["alone"], measured[rate.bot]["games"])


def test_what_is_not_from_the_box_is_marked() -> None:
    cards = {card.value: card for card in opening(tatami.game("samourai")).cards}
    for name, scenario in scenarios.shipped().items():
        assert cards[name].author == scenario.author
        rule = {language: speak(language)("sb-14-6") for language in LANGUAGES}
        for language in LANGUAGES:
            listed = rule[language].partition("Tatami")[2 if scenario.author else 0]
            assert speak(language)(f"samourai-scenario-{name}") in listed


def test_the_sizes_and_pictures_of_the_scenarios_are_true() -> None:
    cards = {card.value: card for card in opening(tatami.game("samourai")).cards}
    for name, scenario in scenarios.shipped().items():
        assert cards[name].sizes == [len(side.units) for side in scenario.sides]
        drawn = (thumbnails.FOLDER / f"{name}.svg").read_text("utf-8")
        assert drawn == thumbnails.picture(scenario), "old: python -m tatami.games.samourai.thumbnails"


def test_those_who_are_deployed_stand_in_their_zones() -> None:
    preset = preset_of("samourai", "deployed")
    assert preset.position is not None
    scenario = scenarios.shipped()[preset.options["scenario"]]
    for side in scenario.sides:
        for setup in side.setup:
            zone = set(scenario.zone(setup.zone))
            for unit in setup.units:
                places = preset.position["men"][unit].split("/")
                assert {scenarios.NUMBERS[place] for place in places} <= zone, unit


def test_an_unknown_preset_is_refused() -> None:
    for name, preset in (("kenjin", "chess"), ("chess", "first")):
        with pytest.raises(Refusal):
            preset_of(name, preset)
