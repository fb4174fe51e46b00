"""Endgame solver: plays the end of a game for two near to an equilibrium, where little enough can follow.

It goes back to the earliest remembered moment from which all that can follow has room, as far as a spectator
knew it, and solves the game from there (see `endgame_loop`): so it plays by what its seat has come to see
as it had meant to from there on. Where mistakes have been made since that nothing was thought through behind,
the game is solved from now.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from ..chance import words
from ..compiled import PACKAGE, Record, specialise
from ..dtypes import aligned, new_record, new_records
from ..events import NOBODY
from ..game import Belief, Game, State
from . import endgame_loop
from .action_likelihood import scratch_for as likelihood_scratch
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
        ("chance", np.float64),
        ("worth", np.float64),
        ("reach", np.float64, SEATS),
    ]
)
"""A position: the one before it, the choice that led here, its information set, and what it is worth.

`chance`: how likely its world is; `reach`: how likely each seat makes all the choices that lead here.
"""

SET = aligned(
    [
        ("key", np.int64),
        ("mover", np.int32),
        ("first", np.int32),
        ("count", np.int32),
        ("reach", np.float64),
        ("met", np.float64),
    ]
)
"""An information set: its key, whose it is, the first of its choices and how many.

`reach`, `met`: how likely its own seat, and the other, make the choices that lead here.
"""

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

LONGEST_LINE = 24
"""The most positions one after another; a game that can go on longer is left to a search at once."""

MOST_WORLDS = 16
FIRST_DRAWS, DRAWS = 128, 2_048
"""So often worlds are drawn to list what a spectator holds possible, at first and in all."""

ALIKE = 4
"""So many standard deviations of chi square may lie between the draws of worlds that are equally likely."""

RARE = 1e-4
"""What comes about less often, by more mistakes than one, is not thought through."""

ROUNDS = 200
AT_ONCE = 10
"""Rounds of CFR+ for one decision, and between two breaths."""

KEPT = 2
MOST_ASKED = 500
"""So many endgames are kept solved, and of so many moments it is kept whether there is room for them."""

LEFT_OVER = 0.005
"""What is done less often is what the first rounds have left, and is not done at all."""

PRECISION = 1 << 20
"""Into so many parts how likely an action is is told apart when it is drawn."""


Worlds = Sequence[tuple[Record, float]]
"""Worlds that somebody holds possible, and how likely each is, together 1."""


@dataclass(frozen=True)
class Endgame:
    """All that can follow from a moment: nodes, information sets, choices, and where sets stand by key."""

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

    What it has found out it keeps for the actions that follow; it comes to the same without. It belongs to
    one thread.
    """

    def __init__(self, game: Game, most: int) -> None:
        """`most`: so many positions are laid out."""
        self.game = game
        self._most = most
        self._loop = specialise(f"{PACKAGE}.bots.endgame_loop", game.compiled_rules)
        # Without rules: compiled even where those stay with the interpreter.
        self._improve = (self._loop if game.is_compiled else endgame_loop).improve
        likelihood = specialise(f"{PACKAGE}.bots.action_likelihood_loop", game.compiled_rules)
        self._draw = likelihood.redeal_worlds
        self._room: dict[bytes, bool | None] = {}
        self._solved: dict[bytes, Endgame] = {}

    def warm(self, belief: Belief) -> None:
        """Compile, or load from the cache, all that it needs."""
        self.is_near(belief)
        self._worlds(self._public(belief, len(belief.past)))
        nodes, sets, choices = (new_records(kind, 1) for kind in (NODE, SET, CHOICE))
        self._improve(nodes[:0], sets[:0], choices[:0], 0, 1)
        nothing = Endgame(nodes, sets, choices, np.zeros(1, np.int32))
        self._set_of(nothing, belief, len(belief.past))

    def is_near(self, belief: Belief) -> bool:
        """Whether there is room for what can follow in one world that a seat holds possible."""
        world = belief.world
        return bool(self._has_room(b"one" + world.tobytes(), lambda: [(world, 1.0)]))

    def policy(self, belief: Belief) -> Deliberation[dict[str, int] | None]:
        """How often each action should be done, in whole numbers, in slices; None where the end is far.

        Deterministic, and settled by what the belief's seat can know.
        """
        if not self.is_near(belief):
            return None
        now = len(belief.past)
        first = max(0, now - LONGEST_LINE)
        moments = [self._public(belief, start) for start in range(first, now + 1)]
        earliest = self._earliest(moments)
        if earliest is None:
            return None
        for start in dict.fromkeys((earliest, len(moments) - 1)):
            solved = yield from self._solve(moments[start])
            chosen = NONE if solved is None else self._set_of(solved, belief, first + start)
            if solved is None or chosen == NONE:
                continue
            group = solved.sets[chosen]
            if start == len(moments) - 1 or min(float(group.reach), float(group.met)) >= RARE:
                return self._policy_of(solved, chosen)
        return None

    def _earliest(self, moments: Sequence[bytes]) -> int | None:
        """Which of some moments is the earliest from which there is room for what can follow."""
        best = None
        for index in range(len(moments) - 1, -1, -1):
            has_room = self._has_room(moments[index], partial(self._worlds, moments[index]))
            if has_room is False:
                break
            best = index if has_room else best
        return best

    def _has_room(self, key: bytes, worlds: Callable[[], Worlds | None]) -> bool | None:
        """Whether there is room for what can follow from some worlds, by a key; None: these are too many."""
        if key not in self._room:
            if len(self._room) == MOST_ASKED:
                self._room.clear()
            found = worlds()
            self._room[key] = None if found is None else self._laid_out(found) is not None
        return self._room[key]

    def _solve(self, public: bytes) -> Deliberation[Endgame | None]:
        """The solved endgame from a moment, as a spectator knew it."""
        if public not in self._solved:
            worlds = self._worlds(public)
            found = None if worlds is None else self._laid_out(worlds)
            if found is None:
                return None
            for done in range(0, ROUNDS, AT_ONCE):
                self._improve(found.nodes, found.sets, found.choices, done, AT_ONCE)
                yield
            if len(self._solved) == KEPT:
                self._solved.pop(next(iter(self._solved)))
            self._solved[public] = found
        return self._solved[public]

    def _laid_out(self, worlds: Worlds) -> Endgame | None:
        """All that can follow from some worlds; None where there is no room for it, or chance has a say."""
        found, count = self._tried(worlds, min(FEW, self._most))
        if count == FULL:
            found, count = self._tried(worlds, self._most)
        return None if count in (FULL, NONE) else found

    def _tried(self, worlds: Worlds, most: int) -> tuple[Endgame, int]:
        """The same with room for so many positions; how many there are, FULL or NONE."""
        game = self.game
        nodes, sets, choices = (new_records(kind, most) for kind in (NODE, SET, CHOICE))
        places = np.zeros(1 << (2 * most).bit_length(), np.int32)
        scratch = scratch_for(game)
        count = self._loop.lay_out(
            game.tables,
            self._records([world for world, _ in worlds]),
            np.array([weight for _, weight in worlds], np.float32),
            new_records(game.STATE, LONGEST_LINE),
            new_records(MARK, LONGEST_LINE),
            nodes,
            sets,
            choices,
            places,
            np.zeros(game.tensor_shape, np.float32),
            scratch,
        )
        used = max(0, int(count)), int(scratch.sets), int(scratch.choices)
        return Endgame(nodes[: used[0]], sets[: used[1]], choices[: used[2]], places), int(count)

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

    def _worlds(self, public: bytes) -> Worlds | None:
        """What a spectator holds possible, and how likely that is; None where it is too much."""
        world = new_record(self.game.STATE, public)
        scratch = likelihood_scratch(self.game, words(b"worlds", 0))
        found: Counter[bytes] = Counter()
        for draws in (FIRST_DRAWS, DRAWS - FIRST_DRAWS):
            drawn = new_records(self.game.STATE, draws)
            self._draw(self.game.tables, world, drawn, NOBODY, scratch)
            for each in drawn:
                each.rng = 0
                found[each.tobytes()] += 1
            if len(found) > MOST_WORLDS:
                return None
            if len(found) == 1:
                break
        return [(new_record(self.game.STATE, key), part) for key, part in _parts(found).items()]

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

    def _policy_of(self, endgame: Endgame, chosen: int) -> dict[str, int]:
        """What is done in an information set."""
        first = int(endgame.sets[chosen].first)
        choices = [endgame.choices[first + at] for at in range(int(endgame.sets[chosen].count))]
        chances = [float(each.chance) for each in choices]
        return {
            self.game.action(int(each.action)): round(chance * PRECISION)
            if chance >= min(LEFT_OVER, max(chances))
            else 0
            for each, chance in zip(choices, chances, strict=True)
        }


def _parts(drawn: Mapping[bytes, int]) -> dict[bytes, float]:
    """How likely worlds are, by how often they were drawn; the same where draws do not tell them apart."""
    total, even = sum(drawn.values()), sum(drawn.values()) / len(drawn)
    squares = sum((count - even) ** 2 / even for count in drawn.values())
    are_alike = squares <= len(drawn) + ALIKE * math.sqrt(2 * len(drawn))
    return {key: 1 / len(drawn) if are_alike else drawn[key] / total for key in sorted(drawn)}
