"""The notation of Kill Doctor Lucky's cards and actions: `go:kitchen`, `move2:lucky`, `attempt:trowel`."""

from __future__ import annotations

from functools import cached_property

from ...whole_numbers import whole_number
from .mansion import Mansion
from .state import FAILURES, MOVES, PAWNS

EXAMPLES = (
    "go:kitchen, move2:me, step:w_hall, room:kitchen:lucky, attempt:trowel, snoop, fail1, pass"
)


class Notation:
    """The ids of one house's spaces and cards, and the actions made of them, by number."""

    def __init__(self, mansion: Mansion) -> None:
        """Number what there is in a mansion."""
        self.spaces = tuple(space.id for space in mansion.spaces)
        self.rooms = mansion.rooms
        self.weapons = tuple(weapon.id for weapon in mansion.weapons)
        self.cards = (
            *(f"move{steps + 1}" for steps in range(MOVES)),
            *(f"fail{points + 1}" for points in range(FAILURES)),
            *(f"room:{room}" for room in self.rooms),
            *(f"weapon:{weapon}" for weapon in self.weapons),
        )

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """All actions by number; see the action numbers in `state`."""
        return (
            *("end", "snoop", "halt", "pass"),
            *(f"fail{points + 1}" for points in range(FAILURES)),
            "attempt",
            *(f"move{steps + 1}:{pawn}" for steps in range(MOVES) for pawn in PAWNS),
            *(f"go:{space}" for space in self.spaces),
            *(f"step:{space}" for space in self.spaces),
            *(f"room:{room}:{pawn}" for room in self.rooms for pawn in PAWNS),
            *(f"attempt:{weapon}" for weapon in self.weapons),
        )

    @cached_property
    def _action_numbers(self) -> dict[str, int]:
        return {action: number for number, action in enumerate(self.actions)}

    @cached_property
    def space_numbers(self) -> dict[str, int]:
        """The number of each space."""
        return {space: number for number, space in enumerate(self.spaces)}

    @cached_property
    def card_numbers(self) -> dict[str, int]:
        """The number of each kind of card."""
        return {card: number for number, card in enumerate(self.cards)}

    def write_action(self, number: int) -> str:
        """The notation of an action number. Raises ValueError if there is no such number."""
        action = whole_number(number)
        if action is None or not 0 <= action < len(self.actions):
            raise ValueError(f"actions are numbered 0 to {len(self.actions) - 1}, not {number!r}")
        return self.actions[action]

    def read_action(self, text: str) -> int:
        """The number of an action in notation. Raises ValueError saying what actions look like."""
        number = self._action_numbers.get(text) if isinstance(text, str) else None
        if number is None:
            raise ValueError(f"{text!r} is no action in this house; actions are such as {EXAMPLES}")
        return number
