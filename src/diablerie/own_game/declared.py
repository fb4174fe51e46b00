"""Declarations of a game of one's own: the fields of its state and who sees them, and its actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from inspect import Parameter, getdoc, signature
from itertools import product
from typing import Any, Self, TypeVar

import numpy as np

from ..whole_numbers import whole_number

EMPTY = -1
"""What stands in a cell with nothing in it. Everybody sees that it is empty."""

Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True, kw_only=True)
class Field:
    """A field of the state: one number, or a row of cells with a number each.

    `values`: the numbers that it may hold, from 0 up. `size`: how many cells, None for a single one (a
    public one is read and written as a number, a secret one as an array). `start`: what stands there before
    the deal. `names`: what the numbers are called, by number. `doc`: what players call it, None for its
    name; a few words, told as "Player 2 shows card left over: 3". `seats`: its numbers are seats, and are
    called what whoever sits there is called. `told`: whether it is shown at the table;
    what rules only reckon with need not be, though whoever sees the field may look it up.
    """

    values: range
    size: int | None = None
    start: int = 0
    names: tuple[str, ...] | None = None
    doc: str | None = None
    seats: bool = False
    told: bool = True

    def __post_init__(self) -> None:
        if self.values.start != 0 or self.values.step != 1 or not self.values:
            raise ValueError(
                f"the values of a field are range(n) for an n above 0, not {self.values}: a die of "
                'four sides has range(4) and names=("1", "2", "3", "4")'
            )
        if self.names is not None and len(self.names) != len(self.values):
            raise ValueError(f"there are {len(self.values)} values and {len(self.names)} names")
        if self.seats and self.names is not None:
            raise ValueError("a field of seats has no names: seats are called by who sits there")

    @property
    def is_by_seat(self) -> bool:
        """Whether each seat has its own."""
        return False

    def called(self, value: int) -> str:
        """What a number is called."""
        return str(value) if self.names is None else self.names[value]


@dataclass(frozen=True, kw_only=True)
class Public(Field):
    """A field that everybody sees; `by_seat`: each seat has its own."""

    by_seat: bool = False

    @property
    def is_by_seat(self) -> bool:
        """Whether each seat has its own."""
        return self.by_seat


@dataclass(frozen=True, kw_only=True)
class Secret(Field):
    """A field that is not seen by all: see `Private` and `Hidden`.

    `cards`: the name of a deck. What a seat does not see of all fields with cards of one deck is, to it, any
    of the cards that it does not see, each order equally likely. Without, each cell may hold any value.
    """

    cards: str | None = None


@dataclass(frozen=True, kw_only=True)
class Private(Secret):
    """Each seat has its own, and sees no other."""

    @property
    def is_by_seat(self) -> bool:
        """Always."""
        return True


@dataclass(frozen=True, kw_only=True)
class Hidden(Secret):
    """A field that nobody sees, such as the order of a pile.

    `by_seat`: each seat has its own, and does not see it either, such as a card on one's forehead: what each
    seat alone sees is a `Private` field.
    """

    by_seat: bool = False

    @property
    def is_by_seat(self) -> bool:
        """Whether each seat has its own."""
        return self.by_seat


class Spaces(tuple[int, ...]):
    """Spaces of the board by their numbers, as values of an argument: `Spaces(range(25))`.

    They are called what the game's `picture` calls them, and can be pressed there. Raises ValueError for
    anything but whole numbers.
    """

    __slots__ = ()

    def __new__(cls, spaces: Iterable[int]) -> Self:
        """The spaces of these numbers."""
        found = None if isinstance(spaces, str) or not isinstance(spaces, Iterable) else [*spaces]
        numbers = [whole_number(each) for each in found or ()]
        if not numbers or None in numbers:
            shown = spaces if found is None else found
            raise ValueError(
                f"Spaces are numbers of the picture's places, as Spaces(range(16)), not {shown!r}"
            )
        return super().__new__(cls, (each for each in numbers if each is not None))


@dataclass(frozen=True)
class Argument:
    """An argument of an action: what it is called, "" for nothing, and all values that it may take."""

    name: str
    values: tuple[int | str, ...]

    @property
    def is_space(self) -> bool:
        """Whether its values are spaces of the board."""
        return isinstance(self.values, Spaces)


@dataclass(frozen=True)
class Action:
    """A kind of action: its name, the function that does it, what it says of itself, the arguments it takes.

    `secret`: what it is done with only the seat knows that does it. `seat`: who alone may do it, None: all.
    """

    name: str
    function: Callable[..., None]
    doc: str
    arguments: tuple[Argument, ...]
    secret: bool
    seat: int | None

    @property
    def ways(self) -> Iterator[tuple[int | str, ...]]:
        """All arguments that it may take, the last changing first."""
        return product(*(each.values for each in self.arguments))

    @property
    def pattern(self) -> str:
        """How it is written, with the values of each argument: `bid:1–8:red|green`."""
        return ":".join((self.name, *(_span(each.values) for each in self.arguments)))


def _span(values: tuple[int | str, ...]) -> str:
    """Values in few letters: whole numbers that follow on one another as a span."""
    numbers = [value for value in values if isinstance(value, int)]
    if len(values) > 2 and numbers and values == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return "|".join(map(str, values))


ACTION = "own_game_action"
"""Under which attribute a function says that it is an action."""


def action(
    name: str,
    *arguments: Iterable[int | str],
    secret: bool = False,
    seat: int | None = None,
    **named: Iterable[int | str],
) -> Callable[[Function], Function]:
    """Declare the method below as an action, written `name`, or `name:3:red` with its arguments.

    `arguments`, or `named`: for each all values that it may take (`Spaces` where they are spaces of the
    board). The method gets the state and then those; its parameters, or the names, say what they are called.
    Its docstring is the rule. `secret`: others do not learn the arguments. `seat`: who alone may do it.

    Raises ValueError where names and parameters differ, and for what are no values.
    """

    def declared(function: Function) -> Function:
        told = {**{str(at + 1): each for at, each in enumerate(arguments)}, **named}
        values = [_argument_values(name, which, each) for which, each in told.items()]
        names = _argument_names(name, function, len(values), tuple(named))
        found = Action(
            name, function, documented(function), tuple(map(Argument, names, values)), secret, seat
        )
        setattr(function, ACTION, found)
        return function

    return declared


def _argument_values(name: str, argument: str, given: Any) -> tuple[int | str, ...]:
    """All values that an argument of an action may take."""
    if isinstance(given, Spaces):
        return given
    is_several = isinstance(given, Iterable) and not isinstance(given, str)
    values = tuple(given) if is_several else ()
    if not values or not all(isinstance(each, str | int | np.integer) for each in values):
        shown = values if is_several else given
        raise ValueError(
            f"the argument {argument} of the action {name!r} is declared by all values that it may take, "
            f'numbers or texts, as range(16), ("red", "green") or Spaces(range(16)), not {shown!r}'
        )
    return values


def _argument_names(
    name: str, function: Callable[..., Any], count: int, named: tuple[str, ...]
) -> list[str]:
    """What the arguments of an action are called: as the parameters after the game and the state are."""
    parameters = list(signature(function).parameters.values())[2:]
    if any(each.kind is Parameter.VAR_POSITIONAL for each in parameters):
        names = ["" for _ in range(count - len(named))] + list(named)
    else:
        names = [each.name for each in parameters]
        if len(names) != count or names[count - len(named) :] != list(named):
            declared = f"{count} arguments" + (f" ({', '.join(named)})" if named else "")
            told = ", ".join(names) or "none"
            raise ValueError(
                f"the action {name!r} is declared with {declared}; its method takes {told} after the state"
            )
    return [each.strip("_").replace("_", " ") for each in names]


def documented(function: Any) -> str:
    """A docstring, one paragraph a line. Raises ValueError where there is none: players are told by it."""
    told = getdoc(function)
    if not told:
        raise ValueError(f"{function.__qualname__} needs a docstring: it tells players the rule")
    return "\n\n".join(" ".join(part.split()) for part in told.split("\n\n"))
