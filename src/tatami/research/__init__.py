"""The games for research: batches, observation tensors, PettingZoo, Gymnasium, OpenSpiel, machine code for a GPU."""

from tatami.core.tensor import Field, Layout
from tatami.research.batch import Batch
from tatami.research.observations import layout, observe

__all__ = ["Batch", "Field", "Layout", "layout", "observe"]
