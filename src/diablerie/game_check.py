"""Game check: whether a game ends, pays, repeats itself, and keeps its secrets, question by question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import TypeVar

import numpy as np

from .bots import RandomBot, load
from .game import Game, State
from .refusals import IllegalAction
from .secrecy import check
from .secrecy.adapters import own_games
from .secrecy.adapters.own_games import told_way
from .secrecy.met_pairs import check_met_pairs
from .secrecy.met_worlds import check_met_worlds

T = TypeVar("T")

MOST_ACTIONS = 2_000
"""A random game that goes on for longer is taken for one that does not end."""

MOST_TOLD = 2
"""So many problems of one kind are told."""

NOTHING_OPEN = (
    "nothing could be compared: no seat ever holds another world possible than the true one"
)

GAMES_A_POSITION = 2
"""For each position at which secrets are looked for, so many games are begun in which beliefs are."""

DEALS_A_POSITION = 8
"""For each position, so many games of which the deal and the first actions are held against beliefs."""

BOTS = ("random", "greedy", "imp")
BOT_SEED = 1

ENDS = "Does a random game end?"
LEARNS = "Does every seat learn only what it may?"
PLACED = "Has all of a position a place on its board?"
BELIEVES = "Does every seat hold possible what random games come to?"

NEVER_AGAIN = (
    "in {games} random games seats were not told the same often enough to compare what they hold possible "
    "with what was true; whether redeal is right, only your own tests can tell"
)


@dataclass(frozen=True)
class Answer:
    """A question that was asked of a game, and what was wrong; nothing if all is well.

    `unasked`: why it could not be asked, "" where it was.
    """

    question: str
    problems: tuple[str, ...]
    unasked: str = ""


@dataclass(frozen=True)
class Played:
    """A random game: its seed, its actions, and its last state."""

    seed: int
    actions: tuple[str, ...]
    last: State

    @property
    def told(self) -> str:
        """The seed and the last actions."""
        return told_way(self.seed, self.actions)


def check_game(
    game: Game, games: int = 30, positions: int = 200, seed: int = 0
) -> Iterator[Answer]:
    """Ask one question after another of so many random games, and of so many positions.

    A game of which one does not end is asked nothing more.
    """
    found = list[Played]()
    for number in range(games):
        played = _played(game, seed + number)
        if isinstance(played, str):
            yield Answer(ENDS, (played,))
            return
        found.append(played)
    yield Answer(ENDS, ())
    yield from _answers(found)
    yield from _secrets(game, positions, seed)
    yield Answer("Do bots play it?", tuple(filter(None, (_bot_problem(game, n) for n in BOTS))))


def _answers(found: Sequence[Played]) -> Iterator[Answer]:
    for question, problem in QUESTIONS.items():
        told = (_asked(problem, each) for each in found)
        yield Answer(question, tuple(islice(filter(None, told), MOST_TOLD)))


def _asked(problem: Callable[[Played], str], played: Played) -> str:
    return _guarded(lambda: problem(played), lambda: played.told, str)


def _guarded(ask: Callable[[], T], way: Callable[[], str], told: Callable[[str], T]) -> T:
    """What comes of asking an author's rules; of what they raise, `told` makes an answer.

    `way`: where that was, if the error does not say.
    """
    try:
        return ask()
    except Exception as error:  # noqa: BLE001 - rules can raise anything
        return told(_failure(error, way()))


def _failure(error: Exception, way: str) -> str:
    """What rules have raised, in which method, and where; `way`: where, if the error does not say."""
    notes = [str(note) for note in getattr(error, "__notes__", ())]
    ways = [note for note in notes if note.startswith("seed ")] or [way]
    told = [f"the rules fail: {type(error).__name__}: {error}", *notes]
    return f"{', '.join(each for each in told if each not in ways)} ({ways[0]})"


def _played(game: Game, seed: int) -> Played | str:
    """A random game to its end, or why it has none."""
    actions: list[str] = []
    where = partial(told_way, seed, actions)
    return _guarded(lambda: _played_out(game, seed, actions), where, str)


def _played_out(game: Game, seed: int, actions: list[str]) -> Played | str:
    """The same; what is done stands in `actions`."""
    rng, state = np.random.default_rng(seed), game.start(seed)
    while not state.is_over:
        if not state.legal:
            return f"seat {state.to_play} can do nothing ({told_way(seed, actions)})"
        if len(actions) == MOST_ACTIONS:
            return f"not over after {MOST_ACTIONS} actions ({told_way(seed, actions)})"
        actions.append(state.legal[rng.integers(len(state.legal))])
        state = state.play(actions[-1])
    return Played(seed, tuple(actions), state)


def _payoff_problem(played: Played) -> str:
    returns = played.last.returns
    if abs(sum(returns)) > 1e-5:
        return f"payoffs {returns} add up to {sum(returns):.4f}, not to 0 ({played.told})"
    if max(map(abs, returns)) > 1:
        return f"payoffs {returns} go beyond −1 and 1{_farthest(played)} ({played.told})"
    return "" if played.last.outcome is not None else f"nobody is told how it ended ({played.told})"


def _farthest(played: Played) -> str:
    """How far somebody's points were from the mean, in a game that says how far they can be."""
    highest = getattr(played.last.game, "highest_points", None)
    if highest is None:
        return ""
    reached = highest * max(map(abs, played.last.returns))
    return f": highest_points is {highest:g}, and somebody was {reached:g} from the mean"


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


def _board_problem(played: Played) -> str:
    game = played.last.game
    state = game.start(played.seed)
    for ply, action in enumerate((*played.actions, "")):
        problem = state.board_problem
        if problem:
            return f"{problem} ({told_way(played.seed, played.actions[:ply])})"
        state = state.play(action) if action else state
    return ""


QUESTIONS: dict[str, Callable[[Played], str]] = {
    "Do its payoffs add up to nought, each from −1 to 1?": _payoff_problem,
    "Do the same seed and actions give the same game?": _replay_problem,
    "Is a position that was written down read back as it was?": _position_problem,
    PLACED: _board_problem,
}


def _bot_problem(game: Game, name: str) -> str:
    actions: list[str] = []
    where = partial(told_way, BOT_SEED, actions)
    return _guarded(
        lambda: _problem_of_bot(game, name, actions), where, lambda failure: f"{name}: {failure}"
    )


def _problem_of_bot(game: Game, name: str, actions: list[str]) -> str:
    """Why a bot does not come to an end; what is done stands in `actions`."""
    bot, state = load(name, game, BOT_SEED), game.start(BOT_SEED)
    others = RandomBot(game, BOT_SEED)
    try:
        while state.to_play is not None and len(actions) < MOST_ACTIONS:
            thinker = bot if state.to_play == 0 else others
            actions.append(thinker.choose(state.belief(state.to_play)))
            state = state.play(actions[-1])
    except IllegalAction as error:
        return (
            f"{name} comes upon an action that is legal in one world and not in another that its "
            f"seat cannot tell from it: what is legal seems to follow from what is hidden ({error})"
        )
    return "" if state.is_over else f"{name} does not come to an end"


def _secrets(game: Game, positions: int, seed: int) -> Iterator[Answer]:
    for question, answer in ((LEARNS, _leaks), (BELIEVES, _misbeliefs)):
        yield _guarded(
            partial(answer, game, positions, seed),
            lambda: f"--seed {seed}",
            partial(_failed, question),
        )


def _failed(question: str, failure: str) -> Answer:
    return Answer(question, (failure,))


def _leaks(game: Game, positions: int, seed: int) -> Answer:
    found: list[str] = []
    for report in check(own_games.case(game, lang="en"), positions, seed):
        found += () if report.compared else (NOTHING_OPEN,)
        found += map(str, report.findings[:MOST_TOLD])
    return Answer(LEARNS, tuple(found))


def _misbeliefs(game: Game, positions: int, seed: int) -> Answer:
    games = GAMES_A_POSITION * positions
    subject = own_games.GameSubject(game)
    met = check_met_worlds(subject, own_games.ToldSoFar(), games, seed)
    pairs = check_met_pairs(subject, DEALS_A_POSITION * positions, seed)
    if not met.compared and not pairs.compared:
        return Answer(BELIEVES, (), unasked=NEVER_AGAIN.format(games=games))
    return Answer(BELIEVES, tuple(map(str, [*met.findings, *pairs.findings][:MOST_TOLD])))
