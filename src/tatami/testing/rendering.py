"""A whole game renders in every language."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.core.game import State
from tatami.core.words import LANGUAGES, Words, speak
from tatami.testing.walks import Check, Table, walk

MOST_RENDERED, EVERY, LATER = 8, 3, 12
"""How many choices of one state are rendered, and of which states: over a game all kinds come."""
OPENING = 100
"""In plies; from then on fewer states are rendered."""


def render_state(state: State, names: Sequence[list[str]], languages: Sequence[Words]) -> None:
    """The board, the question and the choices of whoever is asked."""
    seat = state.to_act if state.to_act is not None and state.to_act >= 0 else None
    view, choices = state.view(seat), state.actions()
    for called, words in zip(names, languages, strict=True):
        assert state.game.board(view, words)
        if seat is not None:
            assert state.game.prompt(view, words)
        for choice in choices[:: 1 + len(choices) // MOST_RENDERED]:
            assert words.action(state, choice, called)


def render_game(table: Table, languages: Sequence[Words]) -> None:
    """One game, told in each of the languages."""
    for ply, (state, action) in enumerate(walk(*table, "told")):
        if ply % (EVERY if ply < OPENING else LATER) == 0:
            view = state.view(None)
            names = [state.game.names(view, words) for words in languages]
            render_state(state, names, languages)
        for event in state.copy().apply(action):
            for viewers in (None, *range(state.seats)):
                if (shown := event.seen_by(viewers)) is not None:
                    for called, words in zip(names, languages, strict=True):
                        assert words.event(state.game.name, shown, called)
    view = state.view(None)
    for words in languages:
        assert state.game.board(view, words)


def a_whole_game_renders_in_every_language(table: Table) -> None:
    render_game(table, [speak(language) for language in LANGUAGES])


CHECKS: tuple[Check, ...] = (a_whole_game_renders_in_every_language,)
