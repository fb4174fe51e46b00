"""Positions whose best action is known, because every other one is worth less by exact reckoning.

    python bench/known_best.py draw FILE     draw them, reckon them, write them down
    python bench/known_best.py ask FILE      what a review and a hint hold best in each of them

They are steps of the lessons and positions drawn at random by seed, all taken as the last turn of a match,
so that everything which may follow can be laid out. Nothing is chosen by hand: of each game's steps and of
its draws, in their order, those are taken in which the best action is found by a clear margin (`Known`).

* In a step of a lesson much is hidden. An action is best if a plan that begins with it and is fixed
  beforehand brings, on the average of `WORLDS` worlds that the seat holds possible, as much as any other
  action could bring to who knows which of them it is; so this can only be too strict.
* In a drawn position few cards are hidden, and all worlds that the seat holds possible are listed. An action
  is worth what the best plan that begins with it wins on their average, where the seat goes on by what it
  sees on the way (`last_turn.py`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import chain, count, islice
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import diablerie
from diablerie import State
from diablerie.analysis import Effort, considered
from diablerie.analysis.hint import hint
from diablerie.analysis.seat_review import KEY
from diablerie.bots.deliberation import concluded
from diablerie.lessons import LEARNER, LessonStep, lesson
from last_turn import bound, kind_of, last_turn_worth, one_of_a_kind

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.games.of_game import of_game

Document = dict[str, Any]

WANTED = 20
"""So many positions, lessons first, of each game as many as of another; what is left over is of the first."""

SAME = 1e-9
"""Payoffs, from −1 to 1, that are no further apart are the same but for rounding."""

MARGIN = 0.2
"""Every action that is not best brings less by this at least."""

MOST_BEST = 1 / 3
"""At most this share of the legal actions is best."""

WORLDS = 50
"""So many worlds are drawn of a step of a lesson."""

MOST_PLAYED = 40_000
"""So many actions at most lead through all states that can be reached from a step of a lesson."""


@dataclass(frozen=True)
class Known:
    """A position, and the actions that are best for who is to move there; `margin`: by how much, at least."""

    name: str
    source: str
    game: str
    seats: int
    options: Document
    position: Document
    best: tuple[str, ...]
    margin: float

    def state(self) -> State:
        """The position, taken up."""
        game = diablerie.load(self.game, seats=self.seats, **self.options)
        return game.position(self.position, seed=0)


def read(path: Path) -> list[Known]:
    """The positions of a file."""
    return [
        Known(**{**each, "best": tuple(each["best"])})
        for each in json.loads(path.read_text("utf-8"))
    ]


def clearly_best(worth: dict[str, tuple[float, float]]) -> tuple[tuple[str, ...], float] | None:
    """The actions surely worth as much as any could be at most, and by how much; None: it is not clear.

    `worth`: of each action the least it is surely worth, and the most that it could be.
    """
    top = max(low for low, _ in worth.values())
    best = tuple(action for action, (low, _) in worth.items() if low >= top - SAME)
    others = [high for action, (_, high) in worth.items() if action not in best]
    if not others or len(best) > MOST_BEST * len(worth) or top - max(others) < MARGIN:
        return None
    return best, round(top - max(others), 4)


# Steps of lessons: the last turn, by what a plan surely brings.


def lessons_of(name: str) -> Iterator[Known]:
    """The steps of a game's lesson that are known, the step's turn being the last."""
    for step in lesson(name).steps:
        start = last_turn(step)
        if start is None or not has_few_states(start):
            continue
        found = clearly_best(sure_worth(start))
        if found is not None:
            game = start.game
            options = {"max_turns": int(start.record.turn)}
            yield Known(
                f"lesson-{step.name}", "lesson", name, game.seats, options, start.position(), *found
            )


def last_turn(step: LessonStep) -> State | None:
    """A step's beginning as the last turn of its match; None: the learner is not asked anything."""
    record = step.start.record
    game = diablerie.load(
        step.start.game.name, seats=step.start.game.seats, max_turns=int(record.turn)
    )
    state = game.position(step.start.position(), seed=0)
    return state if state.to_play == LEARNER and len(state.legal) > 1 else None


def sure_worth(state: State) -> dict[str, tuple[float, float]]:
    """Of each action what a plan that begins with it surely brings, and the most that it could bring."""
    seat = state.to_play
    assert seat is not None
    belief = state.belief(seat)
    worlds = tuple(dict.fromkeys(belief.sample(number) for number in range(WORLDS)))
    known: list[dict[State, float]] = [{} for _ in worlds]
    tried = one_of_a_kind(state.legal)
    most = {
        action: fmean(
            bound(world.play(action), seat, seen) for world, seen in zip(worlds, known, strict=True)
        )
        for action in tried
    }
    top = max(most.values())
    plans: dict[State, float] = {}
    kinds = {
        kind_of(action): (
            planned([world.play(action) for world in worlds], seat, plans)
            if value > top - 2 * MARGIN
            else -1.0,
            value,
        )
        for action, value in most.items()
    }
    return {action: kinds[kind_of(action)] for action in state.legal}


def planned(worlds: Sequence[State], seat: int, known: dict[State, float]) -> float:
    """What the best plan that is fixed beforehand brings on average, others answering as badly as can be.

    `known`: what has been found, by the first of the worlds.
    """
    first = worlds[0]
    if first not in known:
        if any(world.to_play != seat for world in worlds):
            known[first] = fmean(bound(world, seat, {}) for world in worlds)
        else:
            shared = set(first.legal).intersection(*(world.legal for world in worlds[1:]))
            kinds = one_of_a_kind(sorted(shared))
            tried = ([world.play(action) for world in worlds] for action in kinds)
            known[first] = max((planned(after, seat, known) for after in tried), default=-1.0)
    return known[first]


def has_few_states(state: State) -> bool:
    """Whether few actions lead through all the states that can be reached from one."""
    played, seen, ahead = 0, {state}, [state]
    while ahead and played <= MOST_PLAYED:
        here = ahead.pop()
        tried = one_of_a_kind(here.legal)
        played += len(tried)
        fresh = {here.play(action) for action in tried} - seen
        seen |= fresh
        ahead += fresh
    return played <= MOST_PLAYED


# Drawn positions: the last turn, by all worlds.


def drawn_of(name: str) -> Iterator[Known]:
    """Positions of a game that are known, drawn one after another."""
    for number in count():
        options, document = of_game(name, "endgames").draw(Random(f"{name}/{number}"))
        game = diablerie.load(name, seats=2, **options)
        try:
            worth = last_turn_worth(game.position(document, seed=0))
        except ValueError:
            continue
        found = clearly_best({action: (value, value) for action, value in worth.items()})
        if found is not None:
            yield Known(f"drawn-{number}", "solved", name, 2, options, document, *found)


def main() -> None:
    """Draw and write, or ask and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("wanted", choices=("draw", "ask"))
    parser.add_argument("file", type=Path)
    given = parser.parse_args()
    draw(given.file) if given.wanted == "draw" else ask(given.file)


def draw(path: Path) -> None:
    """Draw positions until there are as many as are wanted, and write them down."""
    found: list[Known] = []
    names = diablerie.built_in_games()
    for number, name in enumerate(names):
        wanted = (WANTED + len(names) - 1 - number) // len(names)
        for known in islice(chain(lessons_of(name), drawn_of(name)), wanted):
            found.append(known)
            print(f"{name} {known.name}: {', '.join(known.best)}, by {known.margin}", flush=True)
    lines = ",\n".join(json.dumps(asdict(each)) for each in found)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")


def ask(path: Path) -> None:
    """Tell what a review and a hint hold best in each position."""
    asked = read(path)
    for name, finds in (("review", review_finds), ("hint", hint_finds)):
        missed = [f"{known.game} {known.name}" for known in asked if not finds(known)]
        print(f"{name}: {len(asked) - len(missed)} of {len(asked)}", *missed, sep=", ", flush=True)


def review_finds(known: Known) -> bool:
    """Whether a review holds one of the best actions for the best; it is told that another was played."""
    state = known.state()
    assert state.to_play is not None
    played = next(action for action in state.legal if action not in known.best)
    decision = considered(state.belief(state.to_play), played, Effort(), KEY + b"/0")
    return decision.best.action in known.best


def hint_finds(known: Known) -> bool:
    """Whether a hint begins with one of the best actions."""
    state = known.state()
    return concluded(hint(state.belief(state.to_play)))["actions"][0] in known.best


if __name__ == "__main__":
    main()
