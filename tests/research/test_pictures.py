"""Positions as pictures: every position of a game can be drawn, and shows what the viewer may know."""

from __future__ import annotations

import sys
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import tatami
from tatami.drawing.pen import LETTERS, PAPER, Pen
from tatami.research import pettingzoo, pictures
from tatami.research.gymnasium import LearnerEnv
from tests.research.test_batch import every_table


@every_table
def test_any_position_can_be_drawn_at_the_same_size(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    state = tatami.game(name).new(**options)
    dealer = tatami.Dealer(6)
    sizes = set()
    number = 0
    while state.to_act is not None:
        if number % 25 == 0:
            sizes.add(size(pictures.svg(state.view(number % state.seats if number % 50 else None))))
        state.apply(dealer.choose(state))
        number += 1
    sizes.add(size(pictures.svg(state.view(None))))
    assert len(sizes) == 1


def size(svg: str) -> tuple[str | None, str | None]:
    drawn = ElementTree.fromstring(svg)
    return drawn.get("width"), drawn.get("height")


def test_a_picture_hides_what_its_viewer_does_not_know() -> None:
    state = tatami.game("kenjin").new(players=2)
    dealer = tatami.Dealer(1)
    while state.to_act != 0:
        state.apply(dealer.deal(state))
    state.apply(state.parse("lord@1"))
    other = state.redeal(1, tatami.Dealer(4).random)
    assert other.digest() != state.digest()
    assert pictures.svg(other.view(1)) == pictures.svg(state.view(1))
    assert pictures.svg(state.view(0)) != pictures.svg(state.view(1))


def test_pixels_are_those_of_the_picture() -> None:
    env = pettingzoo.tatami_kenjin_v1.env(render_mode="rgb_array")
    env.reset(seed=2)
    before = env.render()
    env.step(int(env.last()[0]["action_mask"].argmax()))
    after = env.render()
    assert before.dtype == np.uint8 and before.shape == after.shape == (512, 610, 3)
    assert (before != after).any()
    assert tuple(before[0, 0]) == tuple(bytes.fromhex(PAPER[1:]))


def test_a_learner_sees_its_own_cards() -> None:
    learner = LearnerEnv("kenjin", render_mode="rgb_array")
    learner.reset(seed=3)
    learner.step(learner.position.parse("lord@1"))
    drawn = learner.render()
    assert isinstance(drawn, np.ndarray)
    assert (drawn == pictures.pixels(learner.position.view(0))).all()
    assert (drawn != pictures.pixels(learner.position.view(1))).any()


def test_every_letter_of_the_games_names_can_be_written() -> None:
    pen = Pen(10, 10)
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-:/+?.":
        assert LETTERS[letter]
        end = pen.write(0, 0, letter, 12)
        assert end == 12
    assert pen.write(0, 0, "RICE-FIELD", 12, wide=50) <= 54


@pytest.mark.parametrize("missing", ["resvg_py", "PIL"])
def test_without_the_extra_it_is_named(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.setitem(sys.modules, f"{missing}.Image", None)
    for make in (pettingzoo.tatami_kenjin_v1.env, lambda **how: LearnerEnv("kenjin", **how)):
        with pytest.raises(ImportError, match=r"pip install 'tatami\[pictures\]'"):
            make(render_mode="rgb_array")
