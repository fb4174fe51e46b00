"""Game check: whether a game ends, pays, repeats itself, and keeps its secrets, question by question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

import numpy as np

from .bots import RandomBot, load
from .game import Game, State
from .secrecy import check
from .secrecy.adapters import own_games

MOST_ACTIONS = 10_000
"""A random game that goes on for longer is taken for one that does not end."""

MOST_TOLD = 2
"""So many problems of one kind are told."""

NOTHING_OPEN = (
    "nothing could be compared: no seat ever holds another world possible than the true one"
)

BOTS = ("random", "greedy", "imp")


@dataclass(frozen=True)
class Answer:
    """A question that was asked of a game, and what was wrong; nothing if all is well."""

    question: str
    problems: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """A random game: its seed, its actions, and its last state; `problem`: why it went no further."""

    seed: int
    actions: tuple[str, ...]
    last: State
    problem: str = ""

    @property
    def told(self) -> str:
        """The seed and the last actions."""
        return f"seed {self.seed}, {len(self.actions)} actions: … {' '.join(self.actions[-12:])}"


def check_game(
    game: Game, games: int = 30, positions: int = 200, seed: int = 0
) -> Iterator[Answer]:
    """Ask one question after another of so many random games, and of so many positions.

    A game whose random games do not end is asked nothing more.
    """
    found = [_played(game, seed + number) for number in range(games)]
    unending = tuple(f"{each.problem} ({each.told})" for each in found if each.problem)
    yield Answer("Does a random game end?", unending[:MOST_TOLD])
    if unending:
        return
    for question, problem in QUESTIONS.items():
        told = (problem(each) for each in found)
        yield Answer(question, tuple(islice(filter(None, told), MOST_TOLD)))
    yield Answer("Do bots play it?", tuple(filter(None, (_bot_problem(game, n) for n in BOTS))))
    yield from _secrets(game, positions, seed)


def _played(game: Game, seed: int) -> Played:
    rng, actions = np.random.default_rng(seed), list[str]()
    state = game.start(seed)
    while not state.is_over:
        if not state.legal:
            return Played(seed, tuple(actions), state, f"seat {state.to_play} can do nothing")
        if len(actions) == MOST_ACTIONS:
            return Played(seed, tuple(actions), state, f"not over after {MOST_ACTIONS} actions")
        actions.append(state.legal[rng.integers(len(state.legal))])
        state = state.play(actions[-1])
    return Played(seed, tuple(actions), state)


def _payoff_problem(played: Played) -> str:
    returns = played.last.returns
    if abs(sum(returns)) > 1e-5:
        return f"payoffs {returns} add up to {sum(returns):.4f}, not to 0 ({played.told})"
    if max(map(abs, returns)) > 1:
        return f"payoffs {returns} go beyond −1 and 1 ({played.told})"
    return "" if played.last.outcome is not None else f"nobody is told how it ended ({played.told})"


def _replay_problem(played: Played) -> str:
    state = played.last.game.start(played.seed)
    for ply, action in enumerate(played.actions):
        if not state.allows(action):
            return f"action {ply}, {action}, is not legal when the same is played again ({played.told})"
        state = state.play(action)
    same = state == played.last
    return "" if same else f"the same seed and actions end in another state ({played.told})"


def _position_problem(played: Played) -> str:
    game = played.last.game
    state = game.start(played.seed)
    for action in (*played.actions, ""):
        if game.position(state.position()) != state:
            return f"a position is read back as another one: {state.position()}"
        state = state.play(action) if action else state
    return ""


QUESTIONS: dict[str, Callable[[Played], str]] = {
    "Do its payoffs add up to nought, each from −1 to 1?": _payoff_problem,
    "Do the same seed and actions give the same game?": _replay_problem,
    "Is a position that was written down read back as it was?": _position_problem,
}


def _bot_problem(game: Game, name: str) -> str:
    bot, state = load(name, game, 1), game.start(1)
    others = RandomBot(game, 1)
    for _ in range(MOST_ACTIONS):
        if state.to_play is None:
            break
        thinker = bot if state.to_play == 0 else others
        state = state.play(thinker.choose(state.belief(state.to_play)))
    return "" if state.is_over else f"{name} does not come to an end"


def _secrets(game: Game, positions: int, seed: int) -> Iterator[Answer]:
    for report in check(own_games.case(game, lang="en"), positions, seed):
        question = "Does every seat learn only what it may?"
        none = () if report.compared else (NOTHING_OPEN,)
        yield Answer(question, (*none, *map(str, report.findings[:MOST_TOLD])))
