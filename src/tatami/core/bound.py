"""The names by which a loop that is written once calls a game's own functions (`compiled.bind` gives them meaning).

Only the type checker imports this.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tatami.core.record import Array

TABLE: np.dtype[np.void]
FIGURES: np.dtype[np.void]
HOST: np.dtype[np.void]
LISTED: type[np.integer]
TABLE_BYTES: int
FIGURES_BYTES: int
MOST_CHOICES: int
BUFFER_SIZE: int
TREES: int
CHOICES: int
OUTCOMES: int
SIZE: int
HEAD: int
TAIL: int
MOVED: int
CELL: int

# of `engine.Rules`
legal: Callable[..., int]
chance: Callable[..., int]
apply: Callable[..., None]
forbids: Callable[..., int]
redeal: Callable[..., None]
returns: Callable[..., None]

# of the game's `bot.py` and `tensor.py`
pick: Callable[..., int]
value: Callable[..., None]
seen: Callable[..., int]
settled: Callable[..., bool]
encode: Callable[..., int]

# other bound loops
settle: Callable[..., int]
survey_in: Callable[..., int]
step_in: Callable[..., int]
play: Callable[..., None]
lead_on: Callable[..., int]
draw: Callable[..., int]
key_of: Callable[..., int]
draw_below: Callable[..., int]
cells_in_play: Callable[..., int]
record_of: Callable[..., Array]
list_of: Callable[..., Array]
start_of: Callable[..., Array]
hand_over: Callable[..., None]
