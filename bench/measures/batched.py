"""Pgx: many games at once under JAX."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter
from typing import Any

from measures.timing import SEED, Metrics, Sample, measure

BATCHES = (1, 128, 1024, 8192)
STEPS = 64  # a call, enough for the call from Python not to matter


def pgx(name: str, seconds: float) -> Metrics:
    """Random play at each size of batch; `batched_moves_per_s` is the best, `compile_s` the first call at that size."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    sizes: dict[int, tuple[float, float]] = {}
    for batch in BATCHES:
        sample, compile_s = random_play(name, batch)
        sizes[batch] = measure(sample, seconds)["moves"], compile_s
    metrics = {f"batched_{batch}_moves_per_s": rate for batch, (rate, _) in sizes.items()}
    best, compile_s = max(sizes.values())
    return metrics | {"batched_moves_per_s": best, "compile_s": compile_s}


def random_play(name: str, batch: int) -> tuple[Callable[[], Sample], float]:
    """A sample of play, and the seconds until its first call had compiled and run.

    One jitted scan over steps with Pgx's auto-reset, so that each step of each game is a decision. Dealing is part of
    the reset and on the clock. Masks are used; observations nobody reads are left for XLA to drop.
    """
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose(key: Any, mask: Any) -> Any:
        # One random number a game: faster than the categorical draw of Pgx's examples, which takes one an action.
        legal_so_far = jnp.cumsum(mask, axis=1)
        chosen = jnp.floor(jax.random.uniform(key, (batch, 1)) * legal_so_far[:, -1:])
        return jnp.argmax(legal_so_far > chosen, axis=1)

    def advance(carry: Any, _: None) -> tuple[Any, None]:
        state, key, score = carry
        key, choice_key, step_key = jax.random.split(key, 3)
        action = choose(choice_key, state.legal_action_mask)
        state = step(state, action, jax.random.split(step_key, batch))
        return (state, key, score + state.rewards.sum()), None  # the score keeps the play from being dropped as unused

    def advance_all(state: Any, key: Any) -> Any:
        return jax.lax.scan(advance, (state, key, 0.0), None, length=STEPS)[0]

    play = jax.jit(advance_all)
    start = perf_counter()
    key = jax.random.PRNGKey(SEED)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    state, key, score = play(state, key)
    score.block_until_ready()
    compile_s = perf_counter() - start

    def sample() -> Sample:
        nonlocal state, key
        start = perf_counter()
        state, key, score = play(state, key)
        score.block_until_ready()
        return {"moves": (batch * STEPS, perf_counter() - start)}

    return sample, compile_s
