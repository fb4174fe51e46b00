"""Training: self-play and learning in rounds, kept in a folder; one broken off goes on to the same bits."""

from __future__ import annotations

import csv
import io
import os
import pickle
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import torch

from .. import __version__
from ..game import Game
from ..lab.journal import keep_plan
from ..lab.schedule import plan_of
from ..networks import LearnedPolicy, LearnedValues, facts_of, write_policy, write_whole
from ..networks.weights_file import LARGEST
from .league import League
from .learner import Learner
from .observed import Observer, Prior, measured
from .perceptron import PRECISIONS, Perceptron
from .provenance import provenance
from .quantisation import NUMBERS, quantised
from .recipe import Recipe
from .rollout import Player, Rollout

CHECKPOINT = "checkpoint.pickle"
CURVE = "curve.csv"
WEIGHTS = "weights.npz"

MOST_THREADS = 64

DEVICES = ("cpu", "cuda")


@dataclass(frozen=True)
class Point:
    """How far a training has come after a round, and how it goes.

    `actions`: the learner's decisions so far; `games`: how many have ended; `seconds`: by the clock, all
    runs together; `length`: actions a game, of all seats, nan where none has ended in this round. The rest
    is as in `learner.Told`.
    """

    round: int
    actions: int
    games: int
    seconds: float
    length: float
    entropy: float
    divergence: float
    clipped: float
    explained: float


@dataclass(frozen=True)
class Plan:
    """All that settles a training but how long it lasts.

    `threads`, 1 to 64: of PyTorch; another number may add up in another order. `precision`: float32 or
    bfloat16, that of the products in hidden layers. Raises ValueError for what there is not.
    """

    game: Game
    recipe: Recipe
    seed: int = 0
    device: str = "cpu"
    threads: int = 1
    precision: str = "float32"

    def __post_init__(self) -> None:
        if self.device not in DEVICES:
            raise ValueError(f"a device is one of {', '.join(DEVICES)}, not {self.device!r}")
        if self.device == "cuda" and not torch.cuda.is_available():
            raise ValueError("there is no CUDA device here: --device cpu")
        if not 1 <= self.threads <= MOST_THREADS:
            raise ValueError(f"threads are 1 to {MOST_THREADS}, not {self.threads!r}")
        if self.precision not in PRECISIONS:
            known = ", ".join(PRECISIONS)
            raise ValueError(f"a precision is one of {known}, not {self.precision!r}")
        if self.seed < 0:
            raise ValueError(f"a seed is a whole number from 0 on, not {self.seed!r}")

    @property
    def document(self) -> dict[str, Any]:
        """The same as plain values."""
        return {
            "diablerie": __version__,
            **plan_of(self.game),
            "tensor": self.game.tensor_form,
            "environment_version": self.game.environment_version,
            "rules_version": self.game.rules_version,
            "recipe": self.recipe.numbers,
            "seed": self.seed,
            "device": self.device,
            "threads": self.threads,
            "precision": self.precision,
            "torch": torch.__version__,
        }


class Training:
    """A training in a folder, which `rounds` goes on with.

    What it goes on from is a pickle, and unpickling runs what is in it: resume only what was written by who
    is trusted.
    """

    def __init__(self, plan: Plan, folder: Path) -> None:
        """Begin one.

        Raises OtherRun where the folder holds another, ValueError where it holds this one or where the
        networks are larger than a file of weights may be.
        """
        if (folder / CHECKPOINT).exists():
            raise ValueError(f"{folder} holds a training already: --resume goes on with it")
        self._begin(plan, folder)
        rngs = [np.random.default_rng(each) for each in np.random.SeedSequence(plan.seed).spawn(4)]
        observer = _observer(plan, self._traits)
        self._learner = _new_learner(plan, observer.truth_length, rngs[3])
        _demand_room(self._learner)
        keep_plan(folder, plan.document)
        league = League(plan.game, plan.recipe, rngs[1])
        envs_seed = int(rngs[0].integers(1 << 31))
        self._player = Player(plan.recipe.games, envs_seed, observer, league, rngs[2])
        self.points: list[Point] = []

    @classmethod
    def resumed(cls, plan: Plan, folder: Path) -> Training:
        """Go on with one. Raises ValueError where there is none, OtherRun where it is another."""
        if not (folder / CHECKPOINT).is_file():
            raise ValueError(f"{folder} holds no training to resume")
        keep_plan(folder, plan.document)
        self = cls.__new__(cls)
        self._begin(plan, folder)
        try:
            kept = pickle.loads((folder / CHECKPOINT).read_bytes())
        except (pickle.UnpicklingError, EOFError, AttributeError, ImportError) as error:
            raise ValueError(f"{folder / CHECKPOINT} cannot be read: {error}") from error
        self._player, self._learner, self.points = kept
        return self

    def _begin(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        self._provenance = provenance()

    @property
    def _traits(self) -> dict[str, float]:
        return {name: trait.usual for name, trait in self.plan.game.ai.traits.items()}

    @property
    def actions(self) -> int:
        """The learner's decisions so far."""
        return self.points[-1].actions if self.points else 0

    @property
    def seconds(self) -> float:
        """For how long it has learnt, by the clock, all runs together."""
        return self.points[-1].seconds if self.points else 0.0

    def rounds(self, actions: int | None, seconds: float | None) -> Iterator[Point]:
        """Play and learn until so many actions or seconds have been reached, all runs together.

        None: that is no bound. Each round is told; every `checkpoint_every` rounds, and at the end, all is
        kept before.
        """

        def is_done() -> bool:
            return _is_reached(self.actions, actions) or _is_reached(self.seconds, seconds)

        while not is_done():
            with reproducible(self.plan.threads):
                rollout = self._round()
                if is_done() or len(self.points) % self.plan.recipe.checkpoint_every == 0:
                    self._keep(rollout)
            yield self.points[-1]

    def _round(self) -> Rollout:
        """Play on, and learn from it."""
        recipe, begun = self.plan.recipe, time.monotonic()
        rollout = self._player.play(self._learner.policy, recipe.steps)
        told = self._learner.learn(rollout, recipe.left(self.actions))
        self._add(rollout, told._asdict(), begun)
        self._freeze()
        return rollout

    def _add(self, rollout: Rollout, told: dict[str, float], begun: float) -> None:
        ended = int(rollout.over.sum())
        games = self.points[-1].games if self.points else 0
        self.points.append(
            Point(
                round=len(self.points) + 1,
                actions=self.actions + int(rollout.is_own.sum()),
                games=games + ended,
                seconds=self.seconds + time.monotonic() - begun,
                length=rollout.over.size / ended if ended else float("nan"),
                **told,
            )
        )

    def _freeze(self) -> None:
        """Take the policy for the reference, and into the league, whenever it is time."""
        recipe, done = self.plan.recipe, len(self.points)
        if done % recipe.reference_every == 0:
            self._learner.refer()
        if done % recipe.league_every == 0:
            self._player.league.freeze(self._learner.policy)

    def _keep(self, rollout: Rollout) -> None:
        """Write curve and weights, and then the checkpoint, each whole or not at all."""
        write_whole(self.folder / CURVE, curve(self.points).encode())
        write_policy(self._policy(rollout), self.folder / WEIGHTS)
        kept = (self._player, self._learner, self.points)
        write_whole(self.folder / CHECKPOINT, pickle.dumps(kept))

    def _policy(self, rollout: Rollout) -> LearnedPolicy:
        game = self.plan.game
        made = {
            **self._provenance,
            "recipe": self.plan.recipe.numbers,
            "seed": self.plan.seed,
            "device": self.plan.device,
            "threads": self.plan.threads,
            "precision": self.plan.precision,
            "actions": self.actions,
            "hours": round(self.seconds / 3600, 4),
        }
        facts = {
            **facts_of(game),
            "tensor": game.tensor_form,
            "traits": self._traits,
            "prior": self.plan.recipe.prior,
            "made": made,
        }
        network = quantised(self._learner.policy, rollout.seen.own)
        return LearnedPolicy(self._player.observer.features, network, facts, self._values(rollout))

    def _values(self, rollout: Rollout) -> LearnedValues:
        """The critic as a search can ask it."""
        network = quantised(self._learner.critic, rollout.seen.truth, NUMBERS)
        return LearnedValues(self._player.observer.hidden, network)


@contextmanager
def reproducible(threads: int) -> Iterator[None]:
    """Have PyTorch come to the same bits each time, on so many threads; afterwards it is as before."""
    # What CUDA's matrix products need for it, read when the first of them is made.
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
    before = torch.are_deterministic_algorithms_enabled(), torch.get_num_threads()
    torch.use_deterministic_algorithms(True)
    torch.set_num_threads(threads)
    try:
        yield
    finally:
        torch.use_deterministic_algorithms(before[0])
        torch.set_num_threads(before[1])


def curve(points: list[Point]) -> str:
    """The points of a training as CSV, a line for each round."""
    text = io.StringIO()
    lines = csv.DictWriter(text, [each.name for each in fields(Point)], lineterminator="\n")
    lines.writeheader()
    lines.writerows(asdict(point) for point in points)
    return text.getvalue()


def _observer(plan: Plan, traits: Mapping[str, float]) -> Observer:
    prior = Prior(plan.game, traits)
    features, hidden = measured(plan.game, prior, plan.seed)
    return Observer(plan.game, features, hidden, prior if plan.recipe.prior else None)


def _new_learner(plan: Plan, truth_length: int, rng: np.random.Generator) -> Learner:
    game, recipe = plan.game, plan.recipe
    generator = torch.Generator().manual_seed(int(rng.integers(1 << 31)))
    hidden = (recipe.width,) * recipe.depth
    policy_sizes = (*game.tensor_shape, *hidden, game.n_actions)
    policy = Perceptron(policy_sizes, generator, plan.precision)
    critic = Perceptron((truth_length, *hidden, game.seats), generator, plan.precision)
    return Learner(policy.to(plan.device), critic.to(plan.device), recipe, rng)


def _demand_room(learner: Learner) -> None:
    """Raise ValueError for networks that no file of weights would hold, at a byte for each weight."""
    networks = learner.policy, learner.critic
    count = sum(each.numel() for network in networks for each in network.parameters())
    if count > LARGEST:
        raise ValueError(
            f"these networks have {count:,} weights, a byte each; a file has at most {LARGEST:,}: "
            "learn with less width"
        )


def _is_reached(now: float, bound: float | None) -> bool:
    return bound is not None and now >= bound
