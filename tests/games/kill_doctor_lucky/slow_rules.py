"""Kill Doctor Lucky once more, slowly: the clauses of its rules page written a second time, in plain Python.

It shares not a line with the engine and was written from the clause page alone: the engine is believed
only after the two have agreed, action by action. A game is a `SlowGame`; its attributes are the keys of
the position document, and `play` changes them in place. What chance decides is taken over from outside.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any

from .house import House, printed_house

HAND = 6
KEYS = (
    "to_play", "turn_of", "turn", "phase", "lucky", "pawns", "hands", "draw", "discard", "spent",
    "stepped", "card_played", "moving", "attempt", "starter", "reshuffled", "outcome",
)  # fmt: skip
DEFAULTS: dict[str, Any] = {
    "weapon_bonus": 0,
    "remove_f3": False,
    "max_turns": 2000,
    "last_must_foil": False,
    "drag_past": True,
}


class RefusedError(ValueError):
    """An action that the rules refuse; `clause` is the lowest-numbered clause that says so."""

    def __init__(self, clause: int) -> None:
        super().__init__(f"KDL-{clause:02d}")
        self.clause = f"KDL-{clause:02d}"


@dataclass
class SlowGame:
    """One game in progress, in one house, under one choice of switches."""

    house: House
    options: dict[str, Any]
    to_play: int | None
    turn_of: int
    turn: int
    phase: str
    lucky: str
    pawns: list[str]
    hands: list[list[str]]
    draw: list[str]
    discard: list[str]
    spent: list[str]
    stepped: bool
    card_played: bool
    moving: dict[str, Any] | None
    attempt: dict[str, Any] | None
    starter: dict[str, Any] | None
    reshuffled: dict[str, Any] | None
    outcome: dict[str, Any] | None

    @classmethod
    def from_position(
        cls, document: dict[str, Any], house: House | None = None, **options: Any
    ) -> SlowGame:
        """The game that a complete position document describes."""
        values = {key: deepcopy(document[key]) for key in KEYS}
        return cls(house=house or printed_house(), options=DEFAULTS | options, **values)

    def position(self) -> dict[str, Any]:
        """The whole game as a document."""
        whole = {key: deepcopy(getattr(self, key)) for key in KEYS}
        return {**whole, "hands": [sorted(hand) for hand in self.hands]}

    def legal(self) -> set[str]:
        """Every action that nothing refuses."""
        return {action for action in every_action(self.house) if self.refusal(action) is None}

    def refusal(self, action: str) -> str | None:
        """The lowest-numbered clause against an action, or None."""
        if action not in every_action(self.house):
            return "KDL-06"
        broken = self._broken(action)
        return f"KDL-{min(broken):02d}" if broken else None

    def play(self, action: str, new_pile: list[str] | None = None) -> None:
        """One action. `new_pile` is the order that chance gave to reshuffled cards, top first."""
        clause = self.refusal(action)
        if clause:
            raise RefusedError(int(clause[-2:]))
        name, *rest = action.split(":")
        if name == "go":
            self.stepped = True
            self.pawns[self.turn_of] = rest[0]
        elif name in ("step", "halt"):
            self._step(rest)
        elif name.startswith("move"):
            self._discard(name)
            self.moving = {"card": name, "who": rest[0], "left": int(name[4:]), "moved": False}
            self.phase = "moving"
        elif name == "room":
            self._discard(f"room:{rest[0]}")
            self._put(rest[1], rest[0])
        elif name == "attempt":
            self._attempt(rest[0] if rest else None)
        elif name.startswith("fail") or name == "pass":
            self._answer(name)
        else:
            if name == "snoop":
                self._draw_card(new_pile)
            self._end_turn()

    # What is refused

    def _broken(self, action: str) -> set[int]:
        """All clauses that an action breaks; once the game is over, only that it is."""
        name, *rest = action.split(":")
        if self.phase == "over":
            return {20}
        if name.startswith("fail") or name == "pass":
            return self._against_answer(name)
        if name in ("step", "halt"):
            return self._against_step(name, rest) if self.moving else {10}
        not_now = {"moving": {10}, "answer": {21}}.get(self.phase, set())
        return not_now | self._against_turn(name, rest)

    def _against_answer(self, name: str) -> set[int]:
        if self.moving:
            return {10, 19}
        if self.attempt and name == "pass":
            return {19} if self._must_foil() else set()
        return set() if self.attempt and name in self._movers_hand else {19}

    def _must_foil(self) -> bool:
        """KDL-19: by the switch, the last one asked who has the points to foil."""
        assert self.attempt
        last = self._left_of(self._mover) == self.turn_of
        points = sum(int(card[4:]) for card in self._movers_hand if card.startswith("fail"))
        return bool(self.options["last_must_foil"]) and last and points >= self.attempt["value"]

    def _against_turn(self, name: str, rest: list[str]) -> set[int]:
        if name == "go":
            broken = {9} if self.stepped else set()
            return broken | self._against_door(self.pawns[self.turn_of], rest[0])
        if name.startswith("move"):
            broken = set() if name in self._movers_hand else {9}
            return broken | (set() if self.house.doors[self._where(rest[0])] else {10})
        if name == "room":
            broken = set() if f"room:{rest[0]}" in self._movers_hand else {9}
            return broken | ({11} if self._where(rest[1]) == rest[0] else set())
        if name == "attempt":
            broken = set() if self.alone_with_lucky() else {15}
            return broken | (
                {17} if rest and f"weapon:{rest[0]}" not in self._movers_hand else set()
            )
        if name == "snoop":
            here = self.pawns[self.turn_of]
            return {7} if self.card_played or here not in self.house.named else set()
        return set()

    def _against_step(self, name: str, rest: list[str]) -> set[int]:
        assert self.moving
        if name == "halt":
            return set() if self.moving["moved"] else {10}
        return self._against_door(self._where(self.moving["who"]), rest[0])

    def _against_door(self, start: str, to: str) -> set[int]:
        if to in self.house.doors[start]:
            return set()
        return {13} if frozenset((start, to)) in self.house.railings else {10}

    def alone_with_lucky(self) -> bool:
        """KDL-15: the seat whose turn it is with the Doctor, nobody else there, and nobody looking in."""
        others = [pawn for seat, pawn in enumerate(self.pawns) if seat != self.turn_of]
        watched = {self.lucky, *self.house.sight[self.lucky]}
        return self.pawns[self.turn_of] == self.lucky and not watched & set(others)

    # What happens

    def _step(self, to: list[str]) -> None:
        """KDL-10: one step of a move card, or an end before all of its steps are used."""
        assert self.moving
        if to:
            self._put(self.moving["who"], to[0])
            self.moving["left"] -= 1
            self.moving["moved"] = True
            others = [pawn for seat, pawn in enumerate(self.pawns) if seat != self.turn_of]
            dragged = self.moving["who"] == "lucky" and not self.options["drag_past"]
            if dragged and self.lucky in others:
                self.moving["left"] = 0
        if not to or self.moving["left"] == 0:
            self.moving = None
            self.phase = "turn"

    def _attempt(self, weapon: str | None) -> None:
        """KDL-17, KDL-18, KDL-19: the weapon is shown and used up, and the left-hand neighbour is asked."""
        value = 1
        if weapon:
            self._discard(f"weapon:{weapon}")
            value = self.house.weapons[weapon].worth(self.lucky, self.options["weapon_bonus"])
        self.to_play = self._left_of(self.turn_of)
        self.attempt = {"weapon": weapon, "value": value, "asked": self.to_play}
        self.phase = "answer"

    def _answer(self, name: str) -> None:
        """KDL-19 to KDL-22: a failure card, or a pass that sends the question round."""
        assert self.attempt
        if name == "pass":
            self.to_play = self.attempt["asked"] = self._left_of(self._mover)
            if self.to_play == self.turn_of:
                self._finish("murder", self.turn_of)
            return
        self.hands[self._mover].remove(name)
        self.spent.append(name)
        self.attempt["value"] -= int(name[4:])
        if self.attempt["value"] <= 0:
            self._end_turn()

    def _draw_card(self, new_pile: list[str] | None) -> None:
        """KDL-07, KDL-23: the top card, of the reshuffled discards if there is no other."""
        if not self.draw and self.discard:
            assert new_pile is not None
            assert sorted(new_pile) == sorted(self.discard), "the new pile is the old discards"
            self.draw, self.discard = list(new_pile), []
            self.reshuffled = {"cards": sorted(new_pile), "drawn": [0] * len(self.pawns)}
        if self.draw:
            self._own_hand.append(self.draw.pop(0))
            if self.reshuffled:
                self.reshuffled["drawn"][self.turn_of] += 1

    def _end_turn(self) -> None:
        """KDL-25 to KDL-28, KDL-32: the Doctor's step, and who is next."""
        ended = self.turn_of
        to = self.house.next_for_lucky(self.lucky)
        self.lucky = to or self.lucky
        self.attempt, self.phase = None, "turn"
        if 0 < self.options["max_turns"] <= self.turn:
            self._finish("max_turns", None)
            return
        self.turn_of = self._left_of(ended)
        if to:
            seat = self.turn_of
            while self.pawns[seat] != to and seat != ended:
                seat = self._left_of(seat)
            if self.pawns[seat] == to:
                self.turn_of = seat
        self.to_play = self.turn_of
        self.turn += 1
        self.stepped = self.card_played = False

    def _finish(self, reason: str, winner: int | None) -> None:
        """KDL-20, KDL-32: the game is over."""
        self.to_play, self.phase, self.attempt = None, "over", None
        self.outcome = {"reason": reason, "winner": winner}

    def _discard(self, card: str) -> None:
        """KDL-22: a card of the seat whose turn it is goes to the ordinary discards."""
        self._own_hand.remove(card)
        self.discard.append(card)
        self.card_played = True

    def _put(self, who: str, space: str) -> None:
        if who == "lucky":
            self.lucky = space
        else:
            self.pawns[self.turn_of] = space

    def _where(self, who: str) -> str:
        return self.lucky if who == "lucky" else self.pawns[self.turn_of]

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.pawns)

    @property
    def _own_hand(self) -> list[str]:
        return self.hands[self.turn_of]

    @property
    def _movers_hand(self) -> list[str]:
        return self.hands[self._mover]

    @property
    def _mover(self) -> int:
        assert self.to_play is not None, "nobody chooses once the game is over"
        return self.to_play


def every_action(house: House) -> frozenset[str]:
    """Section 5: all actions there are in a house with its deck."""
    return _actions(house.spaces, frozenset(house.deck))


@cache
def _actions(spaces: tuple[str, ...], cards: frozenset[str]) -> frozenset[str]:
    found = {"halt", "attempt", "snoop", "end", "pass"}
    found |= {f"{verb}:{space}" for verb in ("go", "step") for space in spaces}
    for card in cards:
        kind, _, name = card.partition(":")
        if kind == "weapon":
            found.add(f"attempt:{name}")
        elif kind.startswith("fail"):
            found.add(card)
        else:
            found |= {f"{card}:me", f"{card}:lucky"}
    return frozenset(found)
