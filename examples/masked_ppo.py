"""Masked PPO teaches itself Doctor Faust, by self-play on the vector environment.

    pip install 'diablerie[torch]'
    python examples/masked_ppo.py

PPO (Schulman et al. 2017) with two things besides: what is not legal is masked out of the policy, and one
network plays both seats, so that what a position is worth to one is what it costs the other.
"""

import time
from collections.abc import Iterator
from typing import Annotated, NamedTuple

import numpy as np
import torch
import typer
from torch import Tensor, nn

import diablerie
from diablerie import Game, bots
from diablerie.envs import vector
from diablerie.envs.observations import Observation
from diablerie.envs.opponents import Opponent

GAME = "doctor-faust"
RIVALS: dict[str, Opponent] = {"random": "random", "greedy": bots.level("greedy").make}
MARKS = 5
"""So often it is measured."""

GAMES = 128
STEPS = 64
"""So many actions in each game are played with one network before it learns from them."""
EPOCHS = 3
MINIBATCH = 1024
LEARNING_RATE = 1e-3
TRACE = 0.9
"""GAE's lambda: how far a surprise reaches back."""
CLIP = 0.2
ENTROPY = 0.003
WIDTH = 128
ILLEGAL = -1e9
SPACES, CARDS, STEPS_FORWARD = 30, 8, 3
ON_SPACES = {"own_stones", "other_stones", "own_laid", "other_laid"}
SOUL_CARDS = torch.arange(3.0, 14.0)
POINTS_A_WIN = 40.0
"""A lead of so many points is thought worth a win before anything is learnt."""


class Network(nn.Module):
    """What to do, and what it will come to, from what a seat knows.

    The board is a circuit, so spaces are counted from the pyramid: what is so many steps from it looks
    the same wherever it stands.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.body = nn.Sequential(
            nn.Linear(*game.tensor_shape, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, game.n_actions)
        self.surplus = nn.Linear(WIDTH, 1)
        for head in (self.policy, self.surplus):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of all actions, next to none for illegal ones, and what the game is worth.

        To begin with it is worth the lead in soul cards: learning from there is the same as being
        rewarded for each point as it is taken (Wiewiora 2003), and changes no best play.
        """
        pieces = self.game.split(seen)
        pyramid = pieces["soul"].argmax(-1, keepdim=True)
        hidden = self.body(seen_from(pyramid, pieces))
        steps, cards = self.policy(hidden).split((STEPS_FORWARD, CARDS * SPACES), -1)
        cards = turned(cards.unflatten(-1, (CARDS, SPACES)), torch.arange(SPACES) - pyramid)
        logits = torch.cat([steps, cards.flatten(1)], -1).masked_fill(mask == 0, ILLEGAL)
        lead = (pieces["own_souls"] - pieces["other_souls"]) @ SOUL_CARDS / POINTS_A_WIN
        return logits.log_softmax(-1), lead + self.surplus(hidden).squeeze(-1)


def seen_from(pyramid: Tensor, pieces: dict[str, Tensor]) -> Tensor:
    """All pieces side by side, what lies on spaces in the order of the spaces from the pyramid on."""
    on_spaces = [
        pieces["own_stones"],
        pieces["other_stones"],
        pieces["own_laid"].transpose(1, 2),
        pieces["other_laid"][:, None],
    ]
    from_there = turned(torch.cat(on_spaces, 1), pyramid + torch.arange(SPACES))
    elsewhere = [piece.flatten(1) for name, piece in pieces.items() if name not in ON_SPACES]
    return torch.cat([from_there.flatten(1), *elsewhere], 1)


def turned(planes: Tensor, spaces: Tensor) -> Tensor:
    """Planes (games, planes, SPACES) with those spaces (games, SPACES) of each, in that order."""
    return planes.gather(-1, (spaces % SPACES)[:, None].expand_as(planes))


class Played(NamedTuple):
    """What happened and what the network thought of it; every tensor begins with (steps, games)."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    log_probability: Tensor
    value: Tensor
    advantage: Tensor


def choose(network: Network, observed: Observation) -> tuple[Tensor, ...]:
    """What each game shows, an action by the network's probabilities, and what it thought."""
    seen = torch.tensor(observed["observation"])
    mask = torch.tensor(observed["action_mask"])
    with torch.no_grad():
        log_probabilities, value = network(seen, mask)
    action = torch.multinomial(log_probabilities.exp(), 1)
    log_probability = log_probabilities.gather(-1, action).squeeze(-1)
    return seen, mask, action.squeeze(-1), log_probability, value


def play(envs: vector.VectorGames, network: Network, observed: Observation) -> Played:
    """Play `STEPS` actions in each game, the network at both seats. `observed` is kept up by the games."""
    moments, rewards, signs = [], [], []
    for _ in range(STEPS):
        mover = torch.tensor(observed["to_play"])
        moments.append(choose(network, observed))
        _, reward, over, _, _ = envs.step(moments[-1][2].numpy())
        rewards.append(torch.tensor(reward, dtype=torch.float32))
        same = torch.tensor(observed["to_play"]) == mover
        signs.append(torch.where(same, 1.0, -1.0) * torch.tensor(~over))
    seen, mask, action, log_probability, value = map(torch.stack, zip(*moments, strict=True))
    last_value = choose(network, observed)[-1]
    advantage = advantages(torch.stack(rewards), torch.stack(signs), value, last_value)
    return Played(seen, mask, action, log_probability, value, advantage)


def advantages(reward: Tensor, sign: Tensor, value: Tensor, last_value: Tensor) -> Tensor:
    """How much better than thought each action turned out (GAE, Schulman et al. 2016): (steps, games).

    `sign` says whose the next value is: 1 the same seat's, −1 the other's, 0 after the end of a game.
    """
    found = torch.zeros_like(value)
    later, next_value = torch.zeros_like(last_value), last_value
    for step in reversed(range(len(value))):
        surprise = reward[step] + sign[step] * next_value - value[step]
        later = found[step] = surprise + TRACE * sign[step] * later
        next_value = value[step]
    return found


def learn(network: Network, optimizer: torch.optim.Optimizer, played: Played) -> None:
    """Make what turned out well likelier, and what was expected truer."""
    flat = Played(*(tensor.flatten(0, 1) for tensor in played))
    target = flat.value + flat.advantage
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(target)).split(MINIBATCH):
            log_probabilities, value = network(flat.seen[rows], flat.mask[rows])
            taken = log_probabilities.gather(-1, flat.action[rows, None]).squeeze(-1)
            ratio = (taken - flat.log_probability[rows]).exp()
            worth = flat.advantage[rows] / (flat.advantage.std() + 1e-8)
            gain = torch.min(ratio * worth, ratio.clamp(1 - CLIP, 1 + CLIP) * worth)
            entropy = -(log_probabilities.exp() * log_probabilities).sum(-1)
            loss = (
                nn.functional.mse_loss(value, target[rows]) - gain.mean() - ENTROPY * entropy.mean()
            )
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def wins(network: Network, opponent: Opponent, games: int, seed: int) -> float:
    """The share of games that the network wins, from both seats alike; a draw is half a win."""
    envs = vector.make(GAME, games, opponent=opponent)
    observed, _ = envs.reset(seed=seed)
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        _, reward, over, _, _ = envs.step(choose(network, observed)[2].numpy())
        first = over & np.isnan(won)
        won[first] = (1 + reward[first]) / 2
    return float(won.mean())


def train(network: Network, minutes: float, seed: int) -> Iterator[tuple[float, int]]:
    """Learn by self-play; says now and then for how many minutes and actions it has."""
    envs = vector.make(GAME, GAMES)
    observed, _ = envs.reset(seed=seed)
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE)
    spent, actions = 0.0, 0
    for mark in range(MARKS + 1):
        while spent < minutes * mark / MARKS:
            begun = time.process_time()
            optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - spent / minutes)
            learn(network, optimizer, play(envs, network, observed))
            spent += (time.process_time() - begun) / 60
            actions += STEPS * GAMES
        yield spent, actions


def main(
    minutes: Annotated[
        float, typer.Option(help="Of one processor's time, measuring not counted")
    ] = 10,
    games: Annotated[int, typer.Option(help="So many against each rival are a measurement")] = 200,
    seed: Annotated[int, typer.Option(help="Settles all that is left to chance")] = 1,
) -> None:
    """Learn by self-play, and print how many games it wins meanwhile, as CSV."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    network = Network(diablerie.load(GAME))
    print("minutes,actions", *RIVALS, sep=",")
    for spent, actions in train(network, minutes, seed):
        won = [wins(network, rival, games, seed) for rival in RIVALS.values()]
        print(f"{spent:.2f},{actions}", *won, sep=",", flush=True)


if __name__ == "__main__":
    typer.run(main)
