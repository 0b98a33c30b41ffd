"""PPO in the manner of CleanRL, in NumPy alone: one file, one loop, on Gymnasium's vector environment over a batch.

    python examples/ppo_kenjin.py [updates]

Needs `pip install tatami[research]`. The learner has seat 0 of Kenjin; illegal actions are masked. After each update
the share of its games that it has won against random play is told.
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np

import tatami.research.gymnasium  # noqa: F401 - makes the environments known

Array = np.ndarray[Any, Any]
GAMES, STEPS, EPOCHS, PARTS, HIDDEN = 128, 32, 3, 4, 64
RATE, DISCOUNT, TRACE, CLIP, VALUE_SHARE = 0.003, 1.0, 0.95, 0.2, 0.5


class Network:
    """A hidden layer; a score for every action and a value; Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = [
            (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros((HIDDEN, actions + 1), np.float32),
        ]
        self.moments = [[np.zeros_like(one) for one in self.weights] for _ in range(2)]
        self.updates = 0

    def __call__(self, lines: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probability of every action, and the value."""
        hidden = np.tanh(lines @ self.weights[0])
        out = hidden @ self.weights[1]
        scores = np.where(masks, out[:, :-1], -np.inf)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, shares / shares.sum(axis=1, keepdims=True), out[:, -1]

    def improve(self, lines: Array, masks: Array, actions: Array, before: Array, gains: Array, returns: Array) -> None:
        """One step down the slope of the clipped loss."""
        hidden, shares, values = self(lines, masks)
        here = np.arange(len(actions))
        ratio = shares[here, actions] / before
        clipped = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        slope = np.empty((len(actions), shares.shape[1] + 1), np.float32)
        slope[:, :-1] = shares
        slope[here, actions] -= 1
        slope[:, :-1] *= np.where(clipped, 0.0, ratio * gains)[:, None]
        slope[:, -1] = VALUE_SHARE * (values - returns)
        slope /= len(actions)
        inner = (slope @ self.weights[1].T) * (1 - hidden**2)
        self.updates += 1
        for place, gradient in enumerate((lines.T @ inner, hidden.T @ slope)):
            first, second = self.moments[0][place], self.moments[1][place]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            step = first / (1 - 0.9**self.updates) / (np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8)
            self.weights[place] -= RATE * step


def learn(updates: int, seed: int = 0) -> list[float]:
    """The share of games won while each update gathered its moves."""
    rng = np.random.default_rng(seed)
    games = gymnasium.make_vec("tatami/Kenjin-v1", num_envs=GAMES, vectorization_mode="vector_entry_point")
    seen, info = games.reset(seed=seed)
    network = Network(seen["observation"].shape[1], info["action_mask"].shape[1], rng)
    won: list[float] = []
    for _ in range(updates):
        lines, masks, actions, before, values, rewards, ends = ([] for _ in range(7))
        for _ in range(STEPS):
            line, mask = seen["observation"].astype(np.float32), info["action_mask"]
            _, shares, value = network(line, mask)
            chosen = (shares.cumsum(axis=1) > rng.random((GAMES, 1)) * shares.sum(axis=1, keepdims=True)).argmax(axis=1)
            seen, reward, over, _, info = games.step(chosen)
            for kept, one in zip((lines, masks, actions, values), (line, mask, chosen, value), strict=True):
                kept.append(one)
            before.append(shares[np.arange(GAMES), chosen])
            rewards.append(reward)
            ends.append(over)
        _, _, after = network(seen["observation"].astype(np.float32), info["action_mask"])
        gains, trace = np.zeros((STEPS, GAMES)), np.zeros(GAMES)
        for step in reversed(range(STEPS)):
            goes_on = ~ends[step]
            surprise = rewards[step] + DISCOUNT * after * goes_on - values[step]
            trace = surprise + DISCOUNT * TRACE * goes_on * trace
            gains[step], after = trace, values[step]
        returns = (gains + np.array(values)).ravel()
        scaled = ((gains - gains.mean()) / (gains.std() + 1e-8)).ravel()
        data = [np.concatenate(kept) for kept in (lines, masks, actions, before)]
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(GAMES * STEPS), PARTS):
                network.improve(*(kept[part] for kept in data), scaled[part], returns[part])
        won.append(float(np.array(rewards)[np.array(ends)].mean()))
    return won


if __name__ == "__main__":
    for number, share in enumerate(learn(int(sys.argv[1]) if len(sys.argv) > 1 else 60), 1):
        print(f"update {number}: {share:.1%} of the games won")
