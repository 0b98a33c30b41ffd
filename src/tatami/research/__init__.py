"""The games for research: batches, observation tensors, PettingZoo, Gymnasium, OpenSpiel, machine code for a GPU."""

from tatami.research.batch import Batch
from tatami.research.observations import Field, Layout, layout, observe

__all__ = ["Batch", "Field", "Layout", "layout", "observe"]
