"""Positions as pictures: SVG of our own drawing, and pixels of it for those who film their agents.

Each game draws its view in its module `picture`. Pixels need the extra `pictures` (resvg and Pillow).
"""

from __future__ import annotations

from importlib import import_module
from io import BytesIO

import numpy as np

import tatami
from tatami.core.extras import named_extra
from tatami.core.json_types import View

Pixels = np.ndarray[tuple[int, int, int], np.dtype[np.uint8]]


def svg(view: View) -> str:
    """A view (`State.view`) as a picture: what that seat sees, and nothing more."""
    picture = tatami.game(view["game"]).part("picture")
    if picture is None:
        raise ValueError(f"{view['game']}: has no picture; its view can be read in words (Game.board)")
    text: str = picture.draw(view).svg()
    return text


def check_pixels() -> None:
    """ImportError that says what to install where pictures cannot be turned into pixels."""
    with named_extra():
        for needed in ("PIL.Image", "resvg_py"):
            import_module(needed)


def pixels(view: View) -> Pixels:
    """The same picture as an array of height × width × red, green, blue."""
    check_pixels()
    import resvg_py
    from PIL import Image

    drawn = resvg_py.svg_to_bytes(svg_string=svg(view), skip_system_fonts=True)
    return np.array(Image.open(BytesIO(drawn)).convert("RGB"))
