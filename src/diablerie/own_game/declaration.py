"""Declaration: all that the class of a game of one's own declares, read once and put in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..options import Option
from .declared import ACTION, Action, Field, documented
from .layout import RESERVED

THE_GAME, THE_DEAL, FIRST_ACTION = 1, 2, 3
"""The clauses of the rulebook that is made of the docstrings; the end comes after the actions."""

Ways = tuple[Action, tuple[int | str, ...]]


@dataclass(frozen=True, eq=False)
class Declaration:
    """What a class declares.

    `endings`: by the reason for which a game can end, a sentence; `answers`: by name, what rules can say.
    """

    name: str
    title: str
    doc: str
    deal_doc: str
    most_seats: int
    fields: Mapping[str, Field]
    actions: tuple[Action, ...]
    endings: Mapping[str, str]
    answers: Mapping[str, str]
    options: tuple[Option, ...]

    @classmethod
    def of(cls, kind: Any) -> Declaration:
        """What a class declares. Raises ValueError for what will not do."""
        return cls(
            name=kind.name,
            title=kind.title,
            doc=documented(kind),
            deal_doc=documented(kind.deal),
            most_seats=kind.seat_range[1],
            fields=_fields_of(kind),
            actions=_actions_of(kind),
            endings=dict(kind.endings),
            answers=dict(kind.answers),
            options=kind.OPTIONS,
        )

    @cached_property
    def ways(self) -> tuple[Ways, ...]:
        """By its number, of every action the kind and the arguments."""
        return tuple((each, way) for each in self.actions for way in each.ways)

    @cached_property
    def numbers_of(self) -> tuple[tuple[int, ...], ...]:
        """By the seat to move, the numbers of the actions that are not another seat's."""
        return tuple(
            tuple(k for k, (each, _) in enumerate(self.ways) if each.seat in (None, seat))
            for seat in range(self.most_seats)
        )

    @cached_property
    def action_texts(self) -> tuple[str, ...]:
        """By its number, every action as it is written."""
        return tuple(":".join(map(str, (each.name, *way))) for each, way in self.ways)

    @cached_property
    def open_texts(self) -> tuple[str, ...]:
        """By its number, every action as others see it: of a secret one without the arguments."""
        return tuple(
            f"{each.name}:?" if each.secret else text
            for (each, _), text in zip(self.ways, self.action_texts, strict=True)
        )

    @cached_property
    def open_numbers(self) -> tuple[int, ...]:
        """By its number, the number by which others know an action: of a secret one the first of its kind."""
        return tuple(map(self.open_texts.index, self.open_texts))

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The number of every action, by how it is written."""
        return {text: number for number, text in enumerate(self.action_texts)}

    @cached_property
    def value_offsets(self) -> Mapping[str, int]:
        """Where the values of a field begin among those of all fields."""
        found, at = {}, 0
        for name, field in self.fields.items():
            found[name] = at
            at += len(field.values)
        return found

    @property
    def clause_of_end(self) -> int:
        """The clause on how the game ends."""
        return FIRST_ACTION + len(self.actions)

    def clause_of(self, each: Action) -> int:
        """The clause of a kind of action."""
        return FIRST_ACTION + self.actions.index(each)

    @property
    def clause_prefix(self) -> str:
        """Two or three capitals before the numbers of clauses."""
        parts = [part for part in self.name.split("-") if part[0].isalpha()]
        initials = "".join(part[0] for part in parts) if len(parts) > 1 else parts[0]
        return "".join(filter(str.isalpha, initials))[:3].upper()


def _fields_of(kind: Any) -> dict[str, Field]:
    found = {
        name: value
        for each in reversed(kind.__mro__)
        for name, value in vars(each).items()
        if isinstance(value, Field)
    }
    for name in found:
        if name in RESERVED or name.startswith("_"):
            raise ValueError(f"no field may be called {name!r}")
    for name, field in found.items():
        if field.seats and len(field.values) > kind.seat_range[1]:
            raise ValueError(f"{name} is a field of seats, with more values than there are seats")
    return found


def _actions_of(kind: Any) -> tuple[Action, ...]:
    names = dict.fromkeys(name for each in reversed(kind.__mro__) for name in vars(each))
    found = [getattr(getattr(kind, name, None), ACTION, None) for name in names]
    actions = tuple(each for each in found if isinstance(each, Action))
    if not actions:
        raise ValueError(f"{kind.__name__} has no action: nobody could do anything")
    return actions
