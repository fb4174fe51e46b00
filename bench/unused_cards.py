"""What becomes of the devil cards in Doctor Faust, and whether the other scoring would name another winner.

Usage: unused_cards.py GAMES BOT

The same bot plays both seats, once for each scoring of the cards that are left at the end (DF-41).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

import diablerie
from diablerie import Game, State, bots
from diablerie.games.doctor_faust.state import SEATS
from diablerie.lab.intervals import Interval, of_mean, of_share

SCORINGS = ("odd_plus", "even_plus")


@dataclass(frozen=True)
class Course:
    """How a game went; cards are counted for both seats together.

    `odd`, `even`: cards laid; `odd_left`, `even_left`: cards in hand or beside the board at the end;
    `traps`: cards that a stone ran into; `apart`: how many points the cards left put between the seats;
    `turned`: whether the other scoring of the same end would give another result.
    """

    odd: int
    even: int
    odd_left: int
    even_left: int
    traps: int
    apart: int
    turned: bool


def played(game: Game, bot: str, number: int) -> Course:
    """One game."""
    players = [bots.parse(bot).make(game, SEATS * number + seat) for seat in range(SEATS)]
    state, laid = game.start(number), list[int]()
    while state.to_play is not None:
        action = players[state.to_play].choose(state.belief(state.to_play))
        value, at, _ = action.partition("@")
        laid += [int(value)] if at else []
        state = state.play(action)
    return course(state, laid)


def course(state: State, laid: list[int]) -> Course:
    """What is counted of a game that is over, in which these cards were laid."""
    end, scores = state.position(), state.scores
    assert scores is not None, "Doctor Faust has points"
    beside = [card["value"] for card in end["laid"]]
    left = [*end["hands"][0], *end["hands"][1], *beside]
    souls = [sum(values) for values in end["won"]]
    lead = scores[0] - scores[1]
    by_souls = souls[0] - souls[1]
    return Course(
        sum(value % 2 for value in laid),
        sum(1 - value % 2 for value in laid),
        sum(value % 2 for value in left),
        sum(1 - value % 2 for value in left),
        len(laid) - len(beside),
        abs(int(lead - by_souls)),
        sign(lead) != sign(2 * by_souls - lead),
    )


def sign(lead: float) -> int:
    """Who is ahead by it: 1 the first, −1 the second, 0 nobody."""
    return (lead > 0) - (lead < 0)


def mean(courses: list[Course], count: Callable[[Course], int]) -> str:
    """A mean with its interval."""
    found = of_mean([count(course) for course in courses])
    return f"{found.value:.2f} ± {found.high - found.value:.2f}"


def share(found: Interval) -> str:
    """A share with its interval, in per cent."""
    return f"{100 * found.value:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})"


def tell(what: str, found: str) -> None:
    """Print a line."""
    print(f"  {what:36}{found}", flush=True)


def main(games: int, bot: str) -> None:
    """Print a block for each scoring."""
    for scoring in SCORINGS:
        game = diablerie.load("doctor-faust", devil_scoring=scoring)
        bots.warm(game)
        courses = [played(game, bot, number) for number in range(games)]
        print(f"{scoring}: {games} games of {bot}")
        tell("odd cards laid", mean(courses, lambda c: c.odd))
        tell("even cards laid", mean(courses, lambda c: c.even))
        tell("odd cards left", mean(courses, lambda c: c.odd_left))
        tell("even cards left", mean(courses, lambda c: c.even_left))
        tell("cards run into", mean(courses, lambda c: c.traps))
        tell("points between the seats by cards", mean(courses, lambda c: c.apart))
        turned = of_share(sum(c.turned for c in courses), games)
        tell("another result by the other scoring", share(turned))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
