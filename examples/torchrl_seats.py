"""Every seat learns for itself: REINFORCE by TorchRL, through the PettingZoo environment.

    pip install 'diablerie[torch]'
    python examples/torchrl_seats.py

The game is the first turns of Doctor Faust, over when they are. Both seats learn at the same time, each from
its own observations and payoffs (Williams 1992); now and then each plays some games against one that has
learnt nothing.
"""

from collections.abc import Callable, Sequence

import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule, TensorDictSequential
from torch import nn
from torchrl.envs import ExplorationType, PettingZooWrapper, set_exploration_type
from torchrl.modules import MaskedCategorical, ProbabilisticActor

from diablerie.envs import pettingzoo

TURNS = 6
WIDTH = 64
LEARNING_RATE = 2e-3
ENTROPY = 0.01
BATCH = 16
"""So many games are played before anybody learns from them."""

Actor = Callable[[TensorDict], TensorDict]


def table(turns: int) -> PettingZooWrapper:
    """The game as TorchRL knows it."""
    env = pettingzoo.env("doctor-faust", max_turns=turns)
    return PettingZooWrapper(env, use_mask=True, categorical_actions=True)


def actor(env: PettingZooWrapper, seat: str) -> ProbabilisticActor:
    """A seat's policy: what is not legal is masked out of it."""
    seen = env.observation_spec[seat, "observation", "observation"].shape[-1]
    actions = env.action_spec_unbatched[seat, "action"].space.n
    network = nn.Sequential(nn.Linear(seen, WIDTH), nn.ReLU(), nn.Linear(WIDTH, actions))
    return ProbabilisticActor(
        TensorDictModule(network, [(seat, "observation", "observation")], [(seat, "logits")]),
        in_keys={"logits": (seat, "logits"), "mask": (seat, "action_mask")},
        out_keys=[(seat, "action")],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        log_prob_key=(seat, "log_prob"),
    )


def play(env: PettingZooWrapper, actors: Sequence[Actor], games: int) -> list[TensorDict]:
    """So many games, from beginning to end."""
    together = TensorDictSequential(*actors)
    with torch.no_grad(), set_exploration_type(ExplorationType.RANDOM):
        return [env.rollout(10_000, together) for _ in range(games)]


def payoff(game: TensorDict, seat: str) -> float:
    """What a seat has had of a game, from −1 to 1."""
    return float(game["next", seat, "reward"].sum())


def learn(
    chooser: ProbabilisticActor, adam: torch.optim.Adam, seat: str, games: list[TensorDict]
) -> None:
    """Make likelier what was done in games that came out better than the others."""
    payoffs = torch.tensor([payoff(game, seat) for game in games])
    adam.zero_grad()
    for game, gain in zip(games, payoffs - payoffs.mean(), strict=True):
        own = game[game[seat, "mask"].flatten()]
        chances = chooser.get_dist(own)
        gains = gain * chances.log_prob(own[seat, "action"]) + ENTROPY * chances.entropy()
        (-gains.mean() / len(games)).backward()
    adam.step()


def main(batches: int = 120, games: int = 150) -> None:
    """Learn, and print the mean payoff of each seat against one that knows nothing."""
    torch.manual_seed(1)
    env = table(TURNS)
    seats = env.possible_agents
    actors, novices = ([actor(env, seat) for seat in seats] for _ in range(2))
    adams = [torch.optim.Adam(chooser.parameters(), LEARNING_RATE) for chooser in actors]
    print("games", *seats, sep=",")
    for batch in range(batches + 1):
        if batch % (batches // 4) == 0:
            found = []
            for number, seat in enumerate(seats):
                chosen = [*novices[:number], actors[number], *novices[number + 1 :]]
                found.append(sum(payoff(game, seat) for game in play(env, chosen, games)) / games)
            print(batch * BATCH, *(f"{mean:+.2f}" for mean in found), sep=",", flush=True)
        played = play(env, actors, BATCH)
        for chooser, adam, seat in zip(actors, adams, seats, strict=True):
            learn(chooser, adam, seat, played)


if __name__ == "__main__":
    main()
