"""The orchard by night: a thief among trees, a watch with lamps, after hide-and-seek (von Neumann 1953)."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from diablerie import Option
from diablerie.own_game import (
    EMPTY,
    INTERFACE,
    Ground,
    OwnGame,
    Picture,
    Piece,
    Place,
    Private,
    Public,
    RulesState,
    Spaces,
    Track,
    action,
    grid,
)

THIEF, WATCH = 0, 1

MOST = 5
"""Trees in a row, and rows."""

TREES = MOST * MOST
LAMPS = 2 * MOST
"""A lamp for each row, then one for each column."""

HOURS = 9
"""The most hours that there can be."""

LAMP_NAMES = tuple(f"row {k + 1}" for k in range(MOST)) + tuple(
    f"col. {letter}" for letter in "abcde"
)

BOTH = (True, False)
SOURCE = "none"
Weights = NDArray[np.float64]

_ROWS, _COLUMNS = np.divmod(np.arange(TREES), MOST)
_APART = np.array(
    [np.abs((_ROWS if lamp < MOST else _COLUMNS) - lamp % MOST) for lamp in range(LAMPS)]
)
LIGHT, BESIDE = _APART == 0, _APART == 1
"""By lamp and tree: whether its light falls there, and whether it falls beside."""


def _near(tree: int) -> tuple[int, ...]:
    return tuple(
        np.flatnonzero(np.abs(_ROWS - _ROWS[tree]) + np.abs(_COLUMNS - _COLUMNS[tree]) < 2).tolist()
    )


NEAR = tuple(map(_near, range(TREES)))
"""A tree and those beside it along its row and column."""


class Orchard(OwnGame):
    """Steal the apples before the day breaks; or catch the thief in the light of a lamp.

    The thief hides under a tree, and from hour to hour goes on to a tree beside it, or stays. The watch does
    not see where. Each hour it lights one lamp, which shines along a row or a column: whoever is there is
    caught. Where the thief comes to an apple it is gone, and everybody sees that.
    """

    interface = INTERFACE
    name = "orchard"
    title = "The orchard by night"
    seat_range = (2, 2)
    endings: ClassVar = {
        "caught": "The thief is caught in the light.",
        "away": "The thief is away over the wall with the apples.",
        "unseen": "The day breaks, and nobody has seen the thief.",
        "empty-handed": "The day breaks, and the thief has too few apples.",
    }
    answers: ClassVar = {
        "light": "The light falls on the thief!",
        "bark": "Nobody is there, but beside the light a dog barks.",
        "still": "Nobody is there, and all is still.",
        "theft": "An apple is gone!",
        "quiet": "No apple is missing.",
    }
    OPTIONS = (
        Option(
            "size", 4, "How many trees stand in a row, and how many rows.", SOURCE, (4, 5, 3, 2)
        ),
        Option("hours", 7, "How many hours the night has.", SOURCE, minimum=1, maximum=HOURS),
        Option(
            "apples",
            1,
            "How many apples the thief needs; none: to be unseen.",
            SOURCE,
            (1, 2, 3, 0),
        ),
        Option(
            "dog", True, "Whether a dog barks where the thief is beside the light.", SOURCE, BOTH
        ),
        Option(
            "cools", True, "Whether a lamp cools for an hour before it burns again.", SOURCE, BOTH
        ),
    )

    where = Private(values=range(TREES), start=EMPTY, doc="where the thief is")
    apple = Public(values=range(2), size=TREES, names=("", "an apple"), doc="apples")
    light = Public(values=range(2), size=TREES, names=("", "in the light"), doc="in the light")
    taken = Public(values=range(4), doc="apples taken")
    hour = Public(values=range(HOURS + 1), doc="hours that are over")

    # What was open in each hour, by which the watch reckons where the thief can be
    lamps = Public(values=range(LAMPS), size=HOURS, start=EMPTY, names=LAMP_NAMES, told=False)
    barks = Public(values=range(2), size=HOURS, start=EMPTY, told=False)
    thefts = Public(values=range(TREES), size=HOURS, start=EMPTY, told=False)

    @property
    def highest_points(self) -> float:
        """A game is won or lost."""
        return 1.0

    @cached_property
    def trees(self) -> tuple[int, ...]:
        """The trees that there are."""
        size = self.options["size"]
        return tuple(row * MOST + column for row in range(size) for column in range(size))

    @cached_property
    def picture(self) -> Picture:
        """The trees, and the lamps at the ends of their rows and columns."""
        size = self.options["size"]
        squares = grid(MOST, MOST)
        rows = {TREES + k: Place(-1.1, k, LAMP_NAMES[k]) for k in range(size)}
        columns = {TREES + MOST + k: Place(k, -1.1, LAMP_NAMES[MOST + k]) for k in range(size)}
        return Picture(
            places={**{tree: squares[tree] for tree in self.trees}, **rows, **columns},
            pieces=(Piece("where", "T", THIEF, label="the thief"),),
            ground=(Ground("apple", ("", "apple")), Ground("light", ("", ""), lit=(1,))),
            tracks=(Track("hour", self.options["hours"] + 1),),
        )

    def deal(self, state: RulesState) -> None:
        """One apple more than the thief needs lies about, each under another tree; none if they need none."""
        needed = self.options["apples"]
        lying = min(needed + 1, len(self.trees) - 1) if needed else 0
        for tree in state.shuffled(self.trees)[:lying] if lying else ():
            state.apple[tree] = 1

    def forbidden(self, state: RulesState, name: str, *arguments: int | str) -> str | None:
        """Why the seat to move may not hide there, go there, or light that lamp."""
        place = int(arguments[0])
        if name == "light":
            return self._forbidden_lamp(state, place - TREES)
        if place not in self.trees:
            return "There is no such tree."
        if name == "hide":
            return self._forbidden_hiding(state, place)
        if state.where[THIEF] == EMPTY:
            return "The thief has to hide first."
        is_near = place in NEAR[state.where[THIEF]]
        return (
            None if is_near else "From one hour to the next it is one tree along a row or a column."
        )

    def _forbidden_hiding(self, state: RulesState, tree: int) -> str | None:
        if state.where[THIEF] != EMPTY:
            return "The thief has hidden already."
        return "Not where an apple lies." if state.apple[tree] else None

    def _forbidden_lamp(self, state: RulesState, lamp: int) -> str | None:
        if lamp % MOST >= self.options["size"]:
            return "There is no such lamp."
        is_hot = self.options["cools"] and state.hour and state.lamps[state.hour - 1] == lamp
        return "That lamp is hot from the last hour." if is_hot else None

    @action("hide", tree=Spaces(range(TREES)), seat=THIEF, secret=True)
    def hides(self, state: RulesState, tree: int) -> None:
        """Hide under a tree; not where an apple lies."""
        state.where[THIEF] = tree
        state.to_play = WATCH

    @action("step", tree=Spaces(range(TREES)), seat=THIEF, secret=True)
    def steps(self, state: RulesState, tree: int) -> None:
        """Steal on to a tree beside, or stay; an apple that lies there is taken."""
        state.where[THIEF] = tree
        state.answer("theft" if state.apple[tree] else "quiet")
        if state.apple[tree]:
            state.apple[tree] = 0
            state.taken += 1
            state.thefts[state.hour] = tree
            if state.taken == self.options["apples"]:
                self._over(state, "away")
                return
        state.to_play = WATCH

    @action("light", lamp=Spaces(range(TREES, TREES + LAMPS)), seat=WATCH)
    def lights(self, state: RulesState, lamp: int) -> None:
        """Light a lamp; it shines along its row or column until the next one is lit.

        If the thief is there, they are caught. If they are in the row or column beside, the dog barks.
        """
        falls = LIGHT[lamp - TREES]
        where = int(state.where[THIEF])
        state.light = falls
        state.lamps[state.hour] = lamp - TREES
        if falls[where]:
            state.answer("light")
            self._over(state, "caught")
            return
        heard = self.options["dog"] and BESIDE[lamp - TREES][where]
        state.answer("bark" if heard else "still")
        if self.options["dog"]:
            state.barks[state.hour] = heard
        state.hour += 1
        if state.hour == self.options["hours"]:
            self._over(state, "empty-handed" if self.options["apples"] else "unseen")
        else:
            state.to_play = THIEF

    def _over(self, state: RulesState, reason: str) -> None:
        state.show("where", THIEF)
        state.end(reason, [1, -1] if reason in ("away", "unseen") else [-1, 1])

    # What the watch believes

    def redeal(self, state: RulesState, seat: int) -> None:
        """Put the thief where they can be by all that was open, as likely as random ways make it."""
        if state.where[THIEF] == EMPTY or state.sees("where", seat)[THIEF]:
            return
        state.where[THIEF] = state.weighted(self._chances(state))

    def _chances(self, state: RulesState) -> Weights:
        """By tree how likely it is that the thief is there now, next to the others."""
        apples = state.apple.astype(np.float64)
        apples[state.thefts[state.thefts != EMPTY]] = 1
        chances: Weights = np.isin(np.arange(TREES), self.trees) * (1 - apples)
        for hour in range(state.hour + (state.to_play == WATCH)):
            if hour:
                chances = chances @ self._ways
                theft = int(state.thefts[hour])
                here = np.arange(TREES) == theft if theft != EMPTY else apples == 0
                chances, apples = chances * here, apples * (np.arange(TREES) != theft)
            lamp = int(state.lamps[hour])
            if lamp != EMPTY:
                chances = chances * ~LIGHT[lamp]
                heard = int(state.barks[hour])
                chances = chances if heard == EMPTY else chances * (BESIDE[lamp] == heard)
        return chances

    @cached_property
    def _ways(self) -> Weights:
        """From tree to tree, how likely a random step is."""
        ways = np.zeros((TREES, TREES))
        for tree in self.trees:
            ends = [end for end in NEAR[tree] if end in self.trees]
            ways[tree, ends] = 1 / len(ends)
        return ways
