"""Our games as TextArena's, made, wrapped and played by agents of its kind: prints what `close` gave.

It runs where TextArena is installed beside Diablerie (tests/envs/test_textarena.py builds that).
"""

import json
import re
import sys
from random import Random

import textarena as ta

import diablerie

WHOLE = re.compile(r"^(?:\d+\.|   -) .*?\[([^\]…]+)\]$", re.MULTILINE)
EXAMPLE = re.compile(r"\[([^\]…]+)\]")
LONGEST = 200


class AtRandom(ta.Agent):
    """Answers with anything that an observation offers whole, without brackets: the wrapper sets them."""

    def __init__(self, seed):
        super().__init__()
        self.rng = Random(seed)

    def __call__(self, observation):
        """An answer: something that is written whole, or the example of one."""
        offer = observation[observation.rindex("\n## ") :]
        return self.rng.choice(WHOLE.findall(offer) or EXAMPLE.findall(offer)[-1:])


def played(name):
    """A whole game of the fewest seats: TextArena's loop."""
    seats = diablerie.describe(name).seat_range[0]
    ta.register(
        id=f"{name}-v0",
        entry_point="diablerie.envs.text:TextEnv",
        default_wrappers=[
            ta.wrappers.ActionFormattingWrapper,
            lambda env: ta.wrappers.ClipCharactersActionWrapper(env, LONGEST),
        ],
        game=name,
    )
    env = ta.make(f"{name}-v0", max_turns=30)
    agents = {seat: AtRandom(seat) for seat in range(seats)}
    env.reset(num_players=seats, seed=7)
    done = False
    while not done:
        player_id, observation = env.get_observation()
        done, _ = env.step(action=agents[player_id](observation))
    return env.close()


for game in sys.argv[1:]:
    json.dump([game, *played(game)], sys.stdout)
    print()
