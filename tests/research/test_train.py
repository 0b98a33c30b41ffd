"""Learning: the slopes are those of the loss, runs repeat and go on, and what was learnt beats random play."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.research.train.learner import log_softmax, policy_slope
from tatami.research.train.net import Net


def loss(logits: Any, masks: Any, near: Any, actions: Any, before: Any, advantages: Any) -> float:
    """Of one line, as `policy_slope` says: entropy 0.3, magnet 0.2, clip 0.1."""
    logs = log_softmax(np, logits, masks)
    shares = np.exp(logs)
    ratio = np.exp(logs[np.arange(len(logs)), actions] - before)
    gain = np.minimum(ratio * advantages, np.clip(ratio, 0.9, 1.1) * advantages)
    entropy = -(shares * np.where(masks, logs, 0.0)).sum(1)
    distance = (shares * np.where(masks, logs - near, 0.0)).sum(1)
    return float((-gain - 0.3 * entropy + 0.2 * distance).sum())


def test_the_slope_of_the_policy_is_that_of_its_loss() -> None:
    rng = np.random.default_rng(1)
    masks = rng.random((6, 5)) < 0.7
    masks[:, 0] = True
    logits = rng.normal(size=(6, 5))
    near = log_softmax(np, rng.normal(size=(6, 5)), masks)
    actions = masks.argmax(1)
    logs = log_softmax(np, logits, masks)
    before = logs[np.arange(6), actions] + np.array([0.0, 0.3, -0.3, 0.05, 0.3, -0.3])
    advantages = np.array([1.0, 1.0, 1.0, -0.5, -1.0, -1.0])
    slope, _ = policy_slope(np, logs, near, actions, before, advantages, 0.3, 0.2, 0.1)
    for row, column in np.ndindex(6, 5):
        step = np.zeros_like(logits)
        step[row, column] = 1e-5
        ends = [loss(logits + sign * step, masks, near, actions, before, advantages) for sign in (1, -1)]
        assert abs((ends[0] - ends[1]) / 2e-5 - slope[row, column]) < 1e-4


def test_the_gradients_of_a_net_are_those_of_its_outputs() -> None:
    rng = np.random.default_rng(2)
    net = Net(np, [4, 3], 6, 2, 3).begin([1])
    net.flat = (net.flat + rng.normal(0.0, 0.3, net.flat.shape)).astype(np.float64)
    net.views = net.split(net.flat)
    xs = [rng.normal(size=(5, 4)), rng.normal(size=(5, 3))]
    weighed = rng.normal(size=(5, 3))
    gradients = net.split(np.zeros_like(net.flat))
    net.backward(xs, net.forward(xs)[1], weighed, gradients)
    found = np.concatenate([gradient.ravel() for gradient in gradients])
    for place in range(0, net.flat.size, 3):
        kept, ends = net.flat[place], []
        for sign in (1, -1):
            net.flat[place] = kept + sign * 1e-6
            ends.append(float((net.forward(xs)[0] * weighed).sum()))
        net.flat[place] = kept
        assert abs((ends[0] - ends[1]) / 2e-6 - found[place]) < 1e-5
