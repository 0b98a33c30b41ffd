"""Positions as pictures: SVG of our own drawing, and pixels of it for those who film their agents.

Each game draws its view in the module here that has its name. Pixels need the extra `pictures` (resvg and Pillow).
"""

from __future__ import annotations

from importlib import import_module
from io import BytesIO
from typing import Any

import numpy as np

Pixels = np.ndarray[tuple[int, int, int], np.dtype[np.uint8]]


def svg(view: dict[str, Any]) -> str:
    """A view (`State.view`) as a picture: what that seat sees, and nothing more."""
    text: str = import_module(f"{__name__}.{view['game'].replace('-', '_')}").draw(view).svg()
    return text


def check_pixels() -> None:
    """ImportError that says what to install where pictures cannot be turned into pixels."""
    try:
        for needed in ("PIL.Image", "resvg_py"):
            import_module(needed)
    except ImportError:
        raise ImportError(f"rgb_array needs {needed}: pip install tatami[pictures]") from None


def pixels(view: dict[str, Any]) -> Pixels:
    """The same picture as an array of height × width × red, green, blue."""
    check_pixels()
    import resvg_py
    from PIL import Image

    drawn = resvg_py.svg_to_bytes(svg_string=svg(view), skip_system_fonts=True)
    return np.array(Image.open(BytesIO(drawn)).convert("RGB"))
