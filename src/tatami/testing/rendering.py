"""A whole game renders in every language."""

from __future__ import annotations

from tatami.core.game import State
from tatami.core.words import LANGUAGES, Words, speak
from tatami.testing.walks import Check, Table, walk

MOST_RENDERED, EVERY, LATER = 8, 3, 12
"""How many choices of one state are rendered, and of which states: over a game all kinds come."""
OPENING = 100
"""In plies; from then on fewer states are rendered."""


def render_state(state: State, names: list[str], words: Words) -> None:
    """The board, the question and the choices of whoever is asked."""
    seat = state.to_act if state.to_act is not None and state.to_act >= 0 else None
    view = state.view(seat)
    assert state.game.board(view, words)
    if seat is not None:
        assert state.game.prompt(view, words)
    choices = state.actions()
    for choice in choices[:: 1 + len(choices) // MOST_RENDERED]:
        assert words.action(state, choice, names)


def render_game(table: Table, words: Words) -> None:
    for ply, (state, action) in enumerate(walk(*table, "told")):
        if ply % (EVERY if ply < OPENING else LATER) == 0:
            names = state.game.names(state.view(None), words)
            render_state(state, names, words)
        for event in state.copy().apply(action):
            for viewers in (None, *range(state.seats)):
                if (shown := event.seen_by(viewers)) is not None:
                    assert words.event(state.game.name, shown, names)
    assert state.game.board(state.view(None), words)


def a_whole_game_renders_in_every_language(table: Table) -> None:
    for language in LANGUAGES:
        render_game(table, speak(language))


CHECKS: tuple[Check, ...] = (a_whole_game_renders_in_every_language,)
