"""Random walks through games, as the kit of the package makes them."""

from tatami.testing.walks import walk

__all__ = ["walk"]
