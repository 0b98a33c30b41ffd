"""Golden playthroughs: every answer of the API along one game, as text that a reviewer can read.

`python -m tests.kit.playthrough` writes them anew; the suite compares.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import tatami
from tatami import CHANCE, State
from tests.games.samourai.test_own_scenario import VALUE as AT_THE_FORD
from tests.kit.walks import walk

FULL_VIEWS = 20
GOLDEN = Path(__file__).parent.parent / "golden"

PLAYTHROUGHS: dict[str, tuple[str, dict[str, Any], str]] = {
    "kenjin-2": ("kenjin", {}, "golden"),
    "kenjin-3-draft": ("kenjin", {"players": 3, "setup": "draft"}, "golden"),
    "kenjin-4-teams": ("kenjin", {"players": 4, "teams": True}, "golden"),
    "samurai-spirit-2": ("samurai-spirit", {"samurai": ["kyuzo", "daisuke"]}, "golden 209"),
    "samurai-spirit-4": ("samurai-spirit", {"difficulty": "hard", "edition": "pl"}, "golden 34"),
    "samurai-spirit-7": (
        "samurai-spirit",
        {
            "samurai": ["heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro"],
            "difficulty": "easy",
            "edition": "en",
        },
        "golden 144",
    ),
    "samourai-own": ("samourai", {"scenario": AT_THE_FORD}, "golden 3"),
    "samourai-ninja-night": ("samourai", {"scenario": "ninja-night"}, "golden"),
    "samourai-convoy": ("samourai", {"scenario": "convoy"}, "golden"),
}
BEGINNINGS = {"samourai-own": 240, "samourai-ninja-night": 320, "samourai-convoy": 320}
"""Long games are told so far only, in plies."""


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def playthrough(file: str) -> Iterator[str]:
    name, options, seed = PLAYTHROUGHS[file]
    most = BEGINNINGS.get(file)
    yield f"game: {name}"
    yield f"options: {json(dict(tatami.game(name).complete(options)))}"
    for ply, (state, action) in enumerate(walk(name, options, seed)):
        yield ""
        yield f"# ply {ply}"
        if ply == most:
            return
        yield from answers(state, in_full=ply % (FULL_VIEWS if most is None else 5 * FULL_VIEWS) == 0)
        yield f"apply: {state.notation(action)} ({action})"
        for event in state.copy().apply(action):
            yield f"  event: {json(event.as_json())}"
            for seat in (None, *range(state.seats)):
                shown = event.seen_by(seat)
                if shown is None or shown.args != event.args:
                    yield f"    as seen by {seat}: {shown and json(shown.as_json())}"
    yield ""
    yield "# the end"
    yield from answers(state, in_full=True)
    assert state.result is not None
    yield f"result: {json(state.result.record)}"
    yield f"returns: {json(state.returns())}"


def answers(state: State, in_full: bool) -> Iterator[str]:
    """What a state says of itself; most views by their hash only, so that the files stay readable."""
    yield f"digest: {state.digest()}"
    yield f"to act: {'chance' if state.to_act == CHANCE else state.to_act}"
    if state.to_act == CHANCE:
        outcomes = (f"{state.notation(action)} {probability:.6f}" for action, probability in state.chance())
        yield f"chance: {', '.join(outcomes)}"
    else:
        yield f"actions: {' '.join(state.notation(action) for action in state.actions())}"
    for seat in (None, *range(state.seats)):
        view = json(state.view(seat))
        yield f"view of {seat}: {view if in_full else sha256(view.encode()).hexdigest()[:16]}"


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for file in PLAYTHROUGHS:
        (GOLDEN / f"{file}.txt").write_text("\n".join(playthrough(file)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
