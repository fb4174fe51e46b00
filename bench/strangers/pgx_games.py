"""Pgx's games at random: choosing, stepping and dealing anew all in one compiled loop.

That is the most that Pgx can do: nothing comes back to Python between the steps. They run where JAX does,
on the processor or, where it has been installed for that, on a CUDA device. Arguments are how many games
there are at once.
"""

import os
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

# Of a device that others use as well JAX takes what it needs, and not three quarters at once.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

import jax
import jax.numpy as jnp
import pgx
from asked import answer, steps_a_second
from pgx.experimental import auto_reset

GAMES = ("sparrow_mahjong", "leduc_holdem", "backgammon")
BATCHES = (1024, 1)
FEWEST_STEPS, MOST_STEPS = 16, 4096
"""In one call: so many that the call itself costs next to nothing."""


def games(name: str, batch: int) -> Iterator[int]:
    """Random games side by side: the steps of each call."""
    env = pgx.make(name)
    steps = max(FEWEST_STEPS, MOST_STEPS // batch)
    step = jax.vmap(auto_reset(env.step, env.init))

    def act(state: Any, key: Any) -> tuple[Any, None]:
        choosing, chance = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, logits)
        return step(state, action, jax.random.split(chance, batch)), None

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        return jax.lax.scan(act, state, jax.random.split(key, steps))[0]

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    while True:
        key, now = jax.random.split(key)
        state = jax.block_until_ready(play(state, now))
        yield batch * steps


if __name__ == "__main__":
    answer(
        {
            f"{name}, {batch} at once": partial(steps_a_second, games(name, batch))
            for name in GAMES
            for batch in (map(int, sys.argv[1:]) if sys.argv[1:] else BATCHES)
        }
    )
