"""Environments of PettingZoo as subjects: what each agent is given, in games told again from their seed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..battery import Case
from ..equivalence import Equivalence, Grouped, Probe, Resampler, Trace
from ..subject_under_test import Choice, Received, Seat
from .captured_output import CapturedOutput, capture_output
from .illegal_moves import not_legal, raised_by
from .pettingzoo_hidden_state import INSIDES, Inside
from .pettingzoo_modules import Maker, module_of

OBSERVATION, MASK, INFO, REWARD, PRINTED, LOGGED, REFUSALS = (
    "observation",
    "action mask",
    "info",
    "reward",
    "printed",
    "logged",
    "refusals",
)
SEEDS = 1 << 31


@dataclass(frozen=True)
class PettingSubject:
    """An environment; `inside` says how to look into it, if anybody knows."""

    name: str
    make: Maker
    inside: Inside | None = None

    @cached_property
    def agents(self) -> tuple[str, ...]:
        """The agents, by seat."""
        env = self.make()
        capture_output(partial(env.reset, seed=0))
        return tuple(env.possible_agents)

    @property
    def watchers(self) -> Sequence[Seat]:
        """All agents."""
        return range(len(self.agents))

    @property
    def is_explicit(self) -> bool:
        """Never: chance follows from the seed."""
        return False

    def start(self, rng: np.random.Generator) -> PettingPosition:
        """A game from a seed."""
        return self.begun(Beginning(int(rng.integers(SEEDS))))

    def begun(self, beginning: Beginning) -> PettingPosition:
        """The position that a game begins with."""
        env = self.make()
        said = capture_output(partial(env.reset, seed=beginning.seed))
        beginning.deal_anew(env)
        return PettingPosition(self, beginning, (), env, said)

    def told_again(self, beginning: Beginning, actions: Sequence[int]) -> Any:
        """An environment of its own, after a beginning and actions."""
        env = self.make()
        capture_output(partial(env.reset, seed=beginning.seed))
        beginning.deal_anew(env)
        for action in actions:
            _skip_the_dead(env)
            capture_output(partial(env.step, action))
        _skip_the_dead(env)
        return env


@dataclass(frozen=True)
class Beginning:
    """A seed, and what of its deal is changed right after the reset."""

    seed: int
    change: Callable[[Any], None] | None = None
    changed: str = ""

    def deal_anew(self, env: Any) -> None:
        """Change the deal of an environment that was just reset; what it says to that nobody hears."""
        if self.change is not None:
            capture_output(partial(self.change, env))

    def __str__(self) -> str:
        return f"seed {self.seed}{self.changed}"


class PettingPosition:
    """A position: how it began and what was done.

    What agents receive is read at once, as the environment moves on.
    """

    def __init__(
        self,
        subject: PettingSubject,
        beginning: Beginning,
        actions: tuple[int, ...],
        env: Any,
        said: CapturedOutput[None],
    ) -> None:
        """`env`: an environment in this position; `said`: what it wrote and logged on getting there."""
        self.subject = subject
        self.beginning = beginning
        self.actions = actions
        _skip_the_dead(env)
        self._to_play, self._mask = _to_move(env, subject.agents)
        self._received = {
            seat: _received(env, agent, said) for seat, agent in enumerate(subject.agents)
        }
        inside = subject.inside
        self._untouched = inside.untouched(env) if inside is not None else 0
        self.world = _world(self, inside, env)
        self._known = {
            seat: inside.known(env, seat, actions) if inside is not None else None
            for seat in range(len(subject.agents))
        }
        self._env: Any = env

    @property
    def to_play(self) -> int | None:
        """The agent to move, by number."""
        return self._to_play

    @property
    def choices(self) -> Sequence[Choice]:
        """The numbers of the legal actions."""
        return tuple(int(number) for number in np.flatnonzero(self._mask))

    @property
    def odds(self) -> Sequence[float]:
        """None: chance follows from the seed."""
        return ()

    @property
    def history(self) -> tuple[str, ...]:
        """The seed, then the actions."""
        return (str(self.beginning), *map(str, self.actions))

    def known(self, seat: Seat) -> Hashable:
        """All that an agent knows, read from within."""
        return None if seat is None else self._known[seat]

    def play(self, choice: Choice) -> PettingPosition:
        """The position after an action."""
        assert isinstance(choice, int)
        env, self._env = self._env, None
        if env is None:
            env = self._again()
        said = capture_output(partial(env.step, choice))
        return PettingPosition(self.subject, self.beginning, (*self.actions, choice), env, said)

    def _again(self) -> Any:
        return self.subject.told_again(self.beginning, self.actions)

    def received(self, seat: Seat) -> Received:
        """What the environment gives an agent; to who is to move also what it says against some actions."""
        assert seat is not None
        received = self._received[seat]
        return {**received, REFUSALS: self._refusals} if seat == self.to_play else received

    @cached_property
    def _refusals(self) -> str:
        tried = not_legal(len(self._mask), np.flatnonzero(self._mask).tolist())
        return "\n".join(f"{action}: {_refusal(self._again(), action)}" for action in tried)

    def resampled(self, seat: Seat, rng: np.random.Generator) -> PettingPosition | None:
        """The same game with what is hidden from the agent dealt anew; None if that cannot be."""
        inside = self.subject.inside
        if inside is None or inside.deal is None or seat is None or self.to_play is None:
            return None
        deal, untouched, draw = inside.deal, self._untouched, int(rng.integers(SEEDS))
        beginning = Beginning(
            self.beginning.seed,
            lambda env: deal(env, seat, untouched, np.random.default_rng(draw)),
            f", dealt anew by {draw}",
        )
        position = self.subject.begun(beginning)
        for action in self.actions:
            if action not in position.choices:
                return None
            position = position.play(action)
        return position


def _world(position: PettingPosition, inside: Inside | None, env: Any) -> str:
    if inside is None:
        return " ".join(position.history)
    return f"{inside.everything(env)} {position.actions}"


def _skip_the_dead(env: Any) -> None:
    """Step over agents for whom the game is over while it goes on for others."""
    while env.agents and _is_over_for(env, env.agent_selection):
        env.step(None)


def _is_over_for(env: Any, agent: str) -> bool:
    return bool(env.terminations[agent] or env.truncations[agent])


def _to_move(env: Any, agents: Sequence[str]) -> tuple[int | None, NDArray[Any]]:
    """Who is to move, and a number for each action, 0 for what is not legal."""
    if not env.agents:
        return None, np.zeros(0)
    agent = env.agent_selection
    return agents.index(agent), _mask(env, agent)


def _mask(env: Any, agent: str) -> NDArray[Any]:
    observation, info = env.observe(agent), env.infos[agent]
    for held in (observation, info):
        if isinstance(held, Mapping) and "action_mask" in held:
            return np.array(held["action_mask"])
    size = getattr(env.action_space(agent), "n", None)
    if size is None:
        raise ValueError(
            f"{env} has no numbered actions: its actions are {env.action_space(agent)}"
        )
    return np.ones(int(size))


def _refusal(env: Any, action: int) -> str:
    """What comes of an action that is not legal: what is raised, printed and logged.

    And `info`, where the turn stays with the agent or the game is over for it. Where another agent is to
    move the action was carried out, and what may be shown then is for the rules to say.
    """
    agent = env.agent_selection
    said = capture_output(partial(raised_by, partial(env.step, action)))
    told = [said.answer, said.printed, said.logged]
    if not said.answer and (env.agent_selection == agent or _is_over_for(env, agent)):
        told.append(_text(env.infos.get(agent, "")))
    return " ".join(filter(None, told))


def _received(env: Any, agent: str, said: CapturedOutput[None]) -> Received:
    told = {PRINTED: said.printed, LOGGED: said.logged}
    if agent not in env.agents:
        return told
    observation = env.observe(agent)
    told |= {INFO: _text(env.infos[agent]), REWARD: _text(env.rewards[agent])}
    if isinstance(observation, Mapping) and "action_mask" in observation:
        told[MASK] = _text(observation["action_mask"])
        rest = {name: part for name, part in observation.items() if name != "action_mask"}
        return {OBSERVATION: _text(rest), **told}
    return {OBSERVATION: _text(observation), **told}


def _text(value: Any) -> str:
    """A value in which nothing is left out, as arrays are when they are printed."""
    if isinstance(value, Mapping):
        return "; ".join(f"{name}: {_text(part)}" for name, part in value.items())
    if isinstance(value, np.ndarray):
        return f"{value.shape} {_numbers(value.ravel().tolist())}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_text, value))}]"
    return str(value)


def _numbers(numbers: Iterable[float]) -> str:
    return " ".join(f"{number:g}" for number in numbers)


def case(name: str) -> Case:
    """What can be checked of an environment by its name (see `module_of`).

    How to look into it is what `INSIDES` has, or what its module has under the name INSIDE.
    """
    module, make = module_of(name)
    return case_of(name, make, INSIDES.get(name) or getattr(module, "INSIDE", None))


def case_of(name: str, make: Maker, inside: Inside | None = None) -> Case:
    """What can be checked of the environments that a function makes."""
    equivalences: list[Equivalence] = [Grouped(Trace(OBSERVATION))]
    if inside is not None:
        equivalences.append(Grouped(Probe(PettingPosition.known)))
        if inside.deal is not None:
            equivalences.append(Resampler("its hidden cards dealt anew"))
    return Case(PettingSubject(name, make, inside), tuple(equivalences))
