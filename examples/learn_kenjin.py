"""A policy that learns to beat random Kenjin, in NumPy alone: REINFORCE on a batch of games.

    python examples/learn_kenjin.py [updates]

One hidden layer reads the observation tensor and scores every action; illegal ones are masked. Seat 0 learns, seat 1
plays at random. After each update the share of games won against random play is told.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from tatami.research import Batch

Array = np.ndarray[Any, Any]
HIDDEN, GAMES, RATE = 64, 256, 0.004


class Policy:
    """Two layers and Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = [
            (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros((HIDDEN, actions), np.float32),
        ]
        self.first = [np.zeros_like(one) for one in self.weights]
        self.second = [np.zeros_like(one) for one in self.weights]
        self.updates = 0

    def shares(self, lines: Array, masks: Array) -> tuple[Array, Array]:
        """The hidden layer and the probability of every action."""
        hidden = np.tanh(lines @ self.weights[0])
        scores = np.where(masks, hidden @ self.weights[1], -np.inf)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, shares / shares.sum(axis=1, keepdims=True)

    def improve(self, lines: Array, masks: Array, actions: Array, advantages: Array) -> None:
        """One step of Adam along the policy gradient."""
        hidden, shares = self.shares(lines, masks)
        wanted = -shares
        wanted[np.arange(len(actions)), actions] += 1
        wanted *= (advantages / len(actions))[:, None]
        back = (wanted @ self.weights[1].T) * (1 - hidden**2)
        self.updates += 1
        for k, gradient in enumerate((lines.T @ back, hidden.T @ wanted)):
            self.first[k] += 0.1 * (gradient - self.first[k])
            self.second[k] += 0.01 * (gradient**2 - self.second[k])
            mean = self.first[k] / (1 - 0.9**self.updates)
            spread = self.second[k] / (1 - 0.99**self.updates)
            self.weights[k] += RATE * mean / (np.sqrt(spread) + 1e-8)


def draw(shares: Array, rng: np.random.Generator) -> Array:
    """An action for every line, as likely as its share."""
    chosen = (shares.cumsum(axis=1) < rng.random((len(shares), 1), np.float32)).sum(axis=1)
    picked = np.minimum(chosen, shares.shape[1] - 1)
    legal = shares[np.arange(len(shares)), picked] > 0
    return np.where(legal, picked, shares.argmax(axis=1))


def play(batch: Batch, policy: Policy, rng: np.random.Generator) -> tuple[Array, Array, Array, Array]:
    """One whole game in each place of the batch; what seat 0 saw, might do, did, and got."""
    batch.reset(int(rng.integers(1 << 62)))
    scale = 1 / np.maximum(np.abs(batch.layout.bounds()[1].astype(np.float32)), 1).clip(max=12)
    rows, results = [], np.full(batch.n, np.nan, np.float32)
    while np.isnan(results).any():
        learner = (batch.to_act == 0) & np.isnan(results)
        uniform = batch.masks / batch.masks.sum(axis=1, keepdims=True, dtype=np.float32)
        actions = draw(uniform, rng)
        places = np.flatnonzero(learner)
        if len(places):
            lines, masks = batch.observations[places] * scale, batch.masks[places]
            actions[places] = draw(policy.shares(lines, masks)[1], rng)
            rows.append((places, lines, masks, actions[places]))
        batch.step(actions)
        ended = batch.done & np.isnan(results)
        results[ended] = batch.rewards[ended, 0]
    places, lines, masks, actions = (np.concatenate(part) for part in zip(*rows, strict=True))
    return lines, masks, actions, results[places]


def learn(updates: int, seed: int = 1) -> list[float]:
    """The share of games won before each update."""
    rng = np.random.default_rng(seed)
    batch = Batch("kenjin", GAMES)
    policy = Policy(batch.layout.width, batch.actions, rng)
    won = []
    for update in range(updates):
        lines, masks, actions, results = play(batch, policy, rng)
        won.append(float(results.mean()))
        policy.improve(lines, masks, actions, results - results.mean())
        if update % 10 == 9:
            print(f"{update + 1} updates: {np.mean(won[-10:]):.2f} of the games won", flush=True)
    return won


if __name__ == "__main__":
    learn(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
