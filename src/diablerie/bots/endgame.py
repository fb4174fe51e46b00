"""Endgame solver: plays the end of a game for two near to an equilibrium, where little enough can follow.

It goes back to the earliest remembered moment from which all that can follow has room, as far as a spectator
knew it, and solves the game from there (see `endgame_loop`): so it plays by what its seat has come to see
as it had meant to from there on. Both seats lay out the same and come to the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..compiled import PACKAGE, Record, specialise
from ..dtypes import aligned, new_record, new_records
from ..game import Belief, Game, State
from .deliberation import Deliberation
from .endgame_loop import FULL, NONE, SEATS
from .scratch_buffer import new_scratch

MARK = aligned([("keys", np.int64, SEATS), ("node", np.int32), ("tried", np.int32)])
"""Of a line: what each seat has seen, by key, the node, and how many choices were tried there."""

NODE = aligned(
    [
        ("parent", np.int32),
        ("choice", np.int32),
        ("set", np.int32),
        ("worth", np.float64),
        ("reach", np.float64, SEATS),
    ]
)
"""A position: the one before it, the choice that led here, its information set, worth, how it is reached."""

SET = aligned(
    [
        ("key", np.int64),
        ("mover", np.int32),
        ("first", np.int32),
        ("count", np.int32),
        ("reach", np.float64),
    ]
)
"""An information set: its key, whose it is, the first of its choices and how many, and how it is reached."""

CHOICE = aligned(
    [
        ("action", np.int32),
        ("chance", np.float64),
        ("regret", np.float64),
        ("gained", np.float64),
        ("total", np.float64),
    ]
)
"""A choice of an information set: an action, how likely it is now, regrets, and how often it was made."""

MOST_POSITIONS = 1_000_000
"""An endgame has no more: they take some hundred bytes each."""

FEW = 64
"""So many positions are tried first: of most games the first line is too long already."""

LONGEST = 24
"""The most actions that lie before the end; a game that can go on longer is left to a search at once."""

DRAWS = 128
MOST_WORLDS = 16
"""So often worlds are drawn to list what a spectator holds possible, which are so many at most."""

ROUNDS = 200
AT_ONCE = 10
"""Rounds of CFR+ for one decision, and between two breaths."""

PRECISION = 1 << 20
"""Into so many parts how likely an action is is told apart when it is drawn."""


@dataclass(frozen=True)
class Endgame:
    """All that can follow from a moment: nodes, information sets, choices, and where sets stand by key.

    `public`: what a spectator knows at that moment.
    """

    public: bytes
    nodes: Record
    sets: Record
    choices: Record
    places: Record


def scratch_for(game: Game) -> Record:
    """What is worked with (see `new_scratch`): payoffs besides, and how many nodes, sets and choices."""
    return new_scratch(
        game,
        ("nodes", np.int64),
        ("sets", np.int64),
        ("choices", np.int64),
        ("values", np.float32, game.seat_range[1]),
    )


def is_solvable(game: Game) -> bool:
    """Whether ends of a game can be solved: it is for two, of whom one loses what the other wins."""
    return game.seats == SEATS


class EndgameSolver:
    """Finds how often each action should be done where the end of a game is near.

    What it has solved last it keeps: the actions that follow are done by that. It belongs to one thread.
    """

    def __init__(self, game: Game, most: int) -> None:
        """`most`: so many positions are laid out."""
        self.game = game
        self._most = most
        self._loop = specialise(f"{PACKAGE}.bots.endgame_loop", game.compiled_rules)
        self._solved: Endgame | None = None

    def warm(self, belief: Belief) -> None:
        """Compile, or load from the cache, all that it needs."""
        self.is_near(belief)
        nodes, sets, choices = (new_records(kind, 1) for kind in (NODE, SET, CHOICE))
        self._loop.improve(nodes[:0], sets[:0], choices[:0], 0, 1)
        nothing = Endgame(b"", nodes, sets, choices, np.zeros(1, np.int32))
        self._set_of(nothing, belief, len(belief.past))

    def is_near(self, belief: Belief) -> bool:
        """Whether there is room for what can follow in one world that a seat holds possible."""
        return self._laid_out(b"", self._records([belief.world])) is not None

    def policy(self, belief: Belief) -> Deliberation[dict[str, int] | None]:
        """How often each action should be done, in whole numbers, in slices; None where the end is far.

        Deterministic, and settled by what the belief's seat can know.
        """
        if not self.is_near(belief):
            return None
        now = len(belief.past)
        moments = [self._public(belief, start) for start in range(max(0, now - LONGEST), now + 1)]
        solved = self._solved
        if solved is None or solved.public not in moments:
            solved = self._earliest(moments)
            if solved is None:
                return None
            for done in range(0, ROUNDS, AT_ONCE):
                self._loop.improve(solved.nodes, solved.sets, solved.choices, done, AT_ONCE)
                yield
            self._solved = solved
        start = now + 1 - len(moments) + moments.index(solved.public)
        chosen = self._set_of(solved, belief, start)
        return None if chosen == NONE else self._average(solved, chosen)

    def _earliest(self, moments: Sequence[bytes]) -> Endgame | None:
        """The endgame from the earliest of some moments from which there is room for it."""
        best = None
        for public in reversed(moments):
            worlds = self._worlds(public)
            found = None if worlds is None else self._laid_out(public, worlds)
            if found is None:
                break
            best = found
        return best

    def _laid_out(self, public: bytes, worlds: Record) -> Endgame | None:
        """All that can follow from some worlds; None where there is no room for it, or chance has a say."""
        for most in (min(FEW, self._most), self._most):
            found, count = self._tried(public, worlds, most)
            if count != FULL:
                break
        return found if count >= 0 else None

    def _tried(self, public: bytes, worlds: Record, most: int) -> tuple[Endgame, int]:
        """The same with room for so many positions; how many there are, FULL or NONE."""
        game = self.game
        nodes, sets, choices = (new_records(kind, most) for kind in (NODE, SET, CHOICE))
        places = np.zeros(1 << (2 * most).bit_length(), np.int32)
        scratch = scratch_for(game)
        count = self._loop.lay_out(
            game.tables,
            worlds,
            new_records(game.STATE, LONGEST),
            new_records(MARK, LONGEST),
            nodes,
            sets,
            choices,
            places,
            np.zeros(game.tensor_shape, np.float32),
            scratch,
        )
        used = max(0, int(count)), int(scratch.sets), int(scratch.choices)
        return Endgame(public, nodes[: used[0]], sets[: used[1]], choices[: used[2]], places), count

    def _moment(self, belief: Belief, start: int) -> Record:
        """A world that the seat held possible after so many of the remembered actions."""
        if start == len(belief.past):
            return belief.world
        return new_record(self.game.STATE, belief.past[start].world)

    def _public(self, belief: Belief, start: int) -> bytes:
        """What a spectator knew after so many of the remembered actions."""
        moment = self._moment(belief, start)
        known: bytes = State(self.game, moment).belief(None).world.tobytes()
        return known

    def _worlds(self, public: bytes) -> Record | None:
        """What a spectator holds possible, each world once; None where that is too much."""
        belief = State(self.game, new_record(self.game.STATE, public)).belief(None)
        found: dict[bytes, Record] = {}
        for number in range(DRAWS):
            world = belief.sample(number).record
            world.rng = 0
            found.setdefault(world.tobytes(), world)
            if len(found) > MOST_WORLDS:
                return None
        return self._records([found[key] for key in sorted(found)])

    def _records(self, records: Sequence[Record]) -> Record:
        found = new_records(self.game.STATE, len(records))
        for index, record in enumerate(records):
            found[index] = record
        return found

    def _set_of(self, endgame: Endgame, belief: Belief, start: int) -> int:
        """The information set in which a belief's seat is; NONE where it has seen what cannot be.

        `start`: so many of the remembered actions lie before the endgame.
        """
        game, since = self.game, range(start, len(belief.past))
        moments = [self._moment(belief, index) for index in (*since, len(belief.past))]
        found: int = self._loop.set_at(
            game.tables,
            self._records(moments),
            np.array([belief.past[index].action for index in since], np.int64),
            belief.seat,
            endgame.sets,
            endgame.places,
            np.zeros(game.tensor_shape, np.float32),
        )
        return found

    def _average(self, endgame: Endgame, chosen: int) -> dict[str, int]:
        """What is done in an information set on the average of all rounds."""
        first = int(endgame.sets[chosen].first)
        choices = [endgame.choices[first + at] for at in range(int(endgame.sets[chosen].count))]
        total = sum(float(choice.total) for choice in choices)
        return {
            self.game.action(int(choice.action)): round(float(choice.total) / total * PRECISION)
            for choice in choices
        }
