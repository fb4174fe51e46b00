"""Doctor Faust once more, slowly: the clauses of its rules page written a second time, in plain Python.

It shares not a line with the engine and was written from the clause page alone: the engine is believed
only after the two have agreed, action by action. A game is a `SlowGame`; its attributes are the keys of
the position document, and `play` changes them in place.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

SPACES = 30
POINTS = 7
STONES = {"s1": 0, "s2": 1}
LANE_ENDS = (14, 29)
LANE_STARTS = (15, 0)
SOUL_CARDS = tuple(range(3, 14))
DEFAULTS: dict[str, str | int] = {
    "devil_scoring": "odd_plus",
    "lane_bonus": "cross",
    "infamy": "immediate",
    "contact": "last_action",
    "leave_shared": "never",
    "stones_per_turn": 2,
    "end_on_last_card": "immediate",
    "trap_on_soul": "no_twin",
    "devil_values": "2..9",
    "soul_start": 15,
    "devil_start": 0,
    "max_turns": 400,
    "first_player": 0,
}


class RefusedError(ValueError):
    """An action that the rules refuse; `clause` is the lowest-numbered clause that says so."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause


@dataclass
class SlowGame:
    """One game in progress, under one choice of switches (section 2)."""

    options: dict[str, str | int]
    to_play: int | None
    turn: int
    points: int
    laid_this_turn: bool
    soul: int
    stones: list[list[int]]
    hands: list[list[int]]
    laid: dict[int, tuple[int, int]]
    """Space to (seat, value)."""
    pile: list[int]
    won: list[list[int]]
    stone_moved: int | None = None
    soul_stopped: bool = False
    met: set[tuple[int, int]] = field(default_factory=set)
    outcome: dict[str, Any] | None = None

    @classmethod
    def start(cls, **switches: str | int) -> SlowGame:
        """DF-02 to DF-06: a new game."""
        return cls.from_position({}, **switches)

    @classmethod
    def from_position(cls, document: dict[str, Any], **switches: str | int) -> SlowGame:
        """Section 5: a consistent document; what it leaves out is as at the start of a game or of a turn."""
        options = DEFAULTS | switches
        home = options["devil_start"]
        laid = {card["space"]: (card["seat"], card["value"]) for card in document.get("laid", [])}
        won = document.get("won", [[], []])
        values = devil_values(options)
        full = [[v for v in values if (seat, v) not in laid.values()] for seat in (0, 1)]
        outcome = document.get("outcome")
        return cls(
            options=options,
            to_play=document.get("to_play", None if outcome else options["first_player"]),
            turn=document.get("turn", 1),
            points=document.get("points", POINTS),
            laid_this_turn=document.get("laid_this_turn", False),
            soul=document.get("soul", options["soul_start"]),
            stones=[list(pair) for pair in document.get("stones", [[home, home], [home, home]])],
            hands=[sorted(hand) for hand in document.get("hands", full)],
            laid=laid,
            pile=list(document.get("pile", [v for v in SOUL_CARDS if v not in won[0] + won[1]])),
            won=[list(cards) for cards in won],
            stone_moved=document.get("stone_moved"),
            soul_stopped=document.get("soul_stopped", False),
            met={(seat, stone) for seat, stone in document.get("met", [])},
            outcome=outcome,
        )

    def position(self) -> dict[str, Any]:
        """Section 5: the whole game as a document."""
        document: dict[str, Any] = {
            "to_play": self.to_play,
            "turn": self.turn,
            "points": self.points,
            "laid_this_turn": self.laid_this_turn,
            "soul": self.soul,
            "stones": [list(pair) for pair in self.stones],
            "hands": [sorted(hand) for hand in self.hands],
            "laid": [
                {"space": space, "seat": seat, "value": value}
                for space, (seat, value) in sorted(self.laid.items())
            ],
            "pile": list(self.pile),
            "won": [list(cards) for cards in self.won],
            "scores": self.scores(),
            "outcome": self.outcome,
        }
        if self.options["stones_per_turn"] == 1:
            document["stone_moved"] = self.stone_moved
        if self.options["leave_shared"] == "next_turn":
            document["soul_stopped"] = self.soul_stopped
        if self.options["contact"] == "turn_state":
            document["met"] = [list(stone) for stone in sorted(self.met)]
        return document

    def scores(self) -> list[int]:
        """DF-41: soul cards, and the devil cards in hand and beside the board, plus or minus."""
        plus = 1 if self.options["devil_scoring"] == "odd_plus" else 0
        totals = []
        for seat in (0, 1):
            unused = self.hands[seat] + [
                value for owner, value in self.laid.values() if owner == seat
            ]
            totals.append(sum(self.won[seat]) + sum(v if v % 2 == plus else -v for v in unused))
        return totals

    def legal(self) -> set[str]:
        """DF-45: every action that nothing refuses."""
        return {action for action in every_action(self.options) if self.refusal(action) is None}

    def refusal(self, action: str) -> str | None:
        """Section 5: the lowest-numbered clause against an action, or None."""
        if action not in every_action(self.options):
            return "DF-08"
        if self.to_play is None:
            return "DF-40"
        if action == "soul":
            return "DF-14" if self._soul_blocked() else None
        if action in STONES:
            other = self.stone_moved not in (None, STONES[action] + 1)
            return "DF-10" if self.options["stones_per_turn"] == 1 and other else None
        value, space = (int(part) for part in action.split("@"))
        if self.laid_this_turn or space in self.laid:
            return "DF-16"
        return None if value in self.hands[self.to_play] else "DF-18"

    def play(self, action: str) -> None:
        """DF-08: one action for one point, and the end of the turn when no point is left."""
        clause = self.refusal(action)
        if clause:
            raise RefusedError(clause)
        self.points -= 1
        if action == "soul":
            self._step_soul()
        elif action in STONES:
            self._step_stone(STONES[action])
        else:
            self._lay(*(int(part) for part in action.split("@")))
        if self.outcome is None and self.points == 0:
            self._end_turn(action)

    def _soul_blocked(self) -> bool:
        """DF-14: may the pyramid not leave its space?"""
        shared = bool(self._stones_at(self.soul))
        return shared and (self.options["leave_shared"] == "never" or self.soul_stopped)

    def _lay(self, value: int, space: int) -> None:
        """DF-16, DF-17: a card from the hand beside a space; nothing there feels it."""
        self.hands[self._mover].remove(value)
        self.laid[space] = (self._mover, value)
        self.laid_this_turn = True

    def _step_soul(self) -> None:
        """DF-12, DF-32, DF-35: the pyramid's step, its lane bonus, and then infamy."""
        self.soul = (self.soul + 1) % SPACES
        here = self._stones_at(self.soul)
        self.soul_stopped = bool(here)
        self.met = set(here)
        if self.soul in (LANE_STARTS if self.options["lane_bonus"] == "cross" else LANE_ENDS):
            self._take_soul_card()
        if self.outcome is None and (self.options["infamy"] == "immediate" or self.points == 0):
            self._look_for_infamy()
        if not any({(seat, 0), (seat, 1)} <= here for seat in (0, 1)):
            self._meet_at_once(here)

    def _look_for_infamy(self) -> None:
        """DF-35 to DF-37, DF-39: a pair gives the other seat the rest; all four stones, nobody."""
        here = self._stones_at(self.soul)
        pairs = [seat for seat in (0, 1) if {(seat, 0), (seat, 1)} <= here]
        if len(pairs) == 2:
            self._finish("all_stones")
        elif pairs:
            self.won[1 - pairs[0]] += self.pile
            self.pile = []
            self._finish("infamy")

    def _step_stone(self, stone: int) -> None:
        """DF-10, DF-11, DF-19: one own stone forward, into a trap where the opponent has a card."""
        here = self._move(stone, 1)
        self.stone_moved = stone + 1
        if here == self.soul:
            self.met.add((self._mover, stone))
        if here in self.laid and self.laid[here][0] != self._mover:
            self._spring_trap(stone, here)
        elif here == self.soul:
            self._meet_at_once({(self._mover, stone)})

    def _meet_at_once(self, meeting: set[tuple[int, int]]) -> None:
        """DF-26, DF-29 under any_time: a card for each step that brings stones and pyramid together."""
        if self.options["contact"] == "any_time" and self.outcome is None:
            self._reward(meeting)

    def _spring_trap(self, stone: int, space: int) -> None:
        """DF-19, DF-20, DF-24: the pyramid's card first, then the devil card is shown and obeyed."""
        if space == self.soul:
            self._take_soul_card()
            if self.outcome:
                return
            if self.options["trap_on_soul"] == "twin_first":
                self._join_twin(self._mover, stone)
        self.points = 0
        value = self.laid.pop(space)[1]
        landed = self._move(stone, value if value % 2 == 0 else -value)
        if landed == self.soul:
            self._land_on_soul(stone, value)

    def _land_on_soul(self, stone: int, value: int) -> None:
        """DF-23: forward onto the pyramid earns a card; either way the stone joins its twin."""
        if value % 2 == 0:
            self._take_soul_card()
        if self.outcome is None:
            self._join_twin(self._mover, stone)

    def _end_turn(self, action: str) -> None:
        """DF-08: contact, the end of the game where it is due, and the opponent's seven points."""
        self._score_contact(action)
        if self.outcome is None and not self.pile:
            self._finish("pile")
        if self.outcome is None and 0 < int(self.options["max_turns"]) <= self.turn:
            self._finish("max_turns")
        if self.outcome is None:
            self.to_play = 1 - self._mover
            self.turn += 1
            self.points, self.laid_this_turn = POINTS, False
            self.stone_moved, self.soul_stopped, self.met = None, False, set()

    def _score_contact(self, action: str) -> None:
        """DF-26 to DF-31: one card for the mover, and each stone that met the pyramid to its twin."""
        if self.options["contact"] == "any_time":
            return
        meeting = set(self.met)
        if self.options["contact"] == "last_action" and action != "soul":
            meeting &= {(self._mover, STONES[action])} if action in STONES else set()
        self._reward(meeting)

    def _reward(self, meeting: set[tuple[int, int]]) -> None:
        """DF-26, DF-27, DF-29: one card for the mover, and the stones to their twins."""
        if not meeting:
            return
        self._take_soul_card()
        if self.outcome is None:
            for seat, stone in sorted(meeting):
                self._join_twin(seat, stone)

    def _take_soul_card(self) -> None:
        """DF-34, DF-42: the mover takes the top card, if there is one; the last may end the game there."""
        if not self.pile:
            return
        self.won[self._mover].append(self.pile.pop(0))
        if not self.pile and self.options["end_on_last_card"] == "immediate":
            self._finish("pile")

    def _move(self, stone: int, spaces: int) -> int:
        """DF-20, DF-21: take a stone of the mover along the circuit; return where it is now."""
        pair = self.stones[self._mover]
        pair[stone] = (pair[stone] + spaces) % SPACES
        self.met.discard((self._mover, stone))
        return pair[stone]

    def _join_twin(self, seat: int, stone: int) -> None:
        """DF-25, DF-27: to the twin's space, where nothing happens."""
        self.stones[seat][stone] = self.stones[seat][1 - stone]
        if self.stones[seat][stone] != self.soul:
            self.met.discard((seat, stone))

    def _finish(self, reason: str) -> None:
        """DF-43: the game is over; the highest total wins, equal totals are a draw."""
        red, blue = self.scores()
        winner = None if red == blue else int(blue > red)
        self.outcome = {"reason": reason, "winner": winner}
        self.to_play = None

    def _stones_at(self, space: int) -> set[tuple[int, int]]:
        return {
            (seat, stone)
            for seat in (0, 1)
            for stone in (0, 1)
            if self.stones[seat][stone] == space
        }

    @property
    def _mover(self) -> int:
        assert self.to_play is not None, "nobody moves once the game is over"
        return self.to_play


def devil_values(options: dict[str, str | int]) -> range:
    """Section 1: the eight devil cards of each seat."""
    return range(2, 10) if options["devil_values"] == "2..9" else range(1, 9)


def every_action(options: dict[str, str | int]) -> frozenset[str]:
    """Section 5: all actions there are under these switches."""
    return _actions(devil_values(options))


@cache
def _actions(values: range) -> frozenset[str]:
    return frozenset(
        ("s1", "s2", "soul", *(f"{v}@{space}" for v in values for space in range(SPACES)))
    )
