"""Pgx's games at random on the processor: choosing, stepping and dealing anew all in one compiled loop.

That is the most that Pgx can do: nothing comes back to Python between the steps.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from asked import answer, steps_a_second
from pgx.experimental import auto_reset

GAMES = ("sparrow_mahjong", "leduc_holdem", "backgammon")
BATCHES = (1024, 1)
STEPS = {1024: 16, 1: 4096}
"""In one call: so many that the call itself costs next to nothing."""


def games(name: str, batch: int) -> Iterator[int]:
    """Random games side by side: the steps of each call."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def act(state: Any, key: Any) -> tuple[Any, None]:
        choosing, chance = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, logits)
        return step(state, action, jax.random.split(chance, batch)), None

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        return jax.lax.scan(act, state, jax.random.split(key, STEPS[batch]))[0]

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    while True:
        key, now = jax.random.split(key)
        state = jax.block_until_ready(play(state, now))
        yield batch * STEPS[batch]


if __name__ == "__main__":
    answer(
        {
            f"{name}, {batch} at once": partial(steps_a_second, games(name, batch))
            for name in GAMES
            for batch in BATCHES
        }
    )
