"""Parameters of OpenSpiel: seats and options of a game in a game string, `name(seats=3,x=y)`.

Such a string takes what looks like a number for one, and ends a value at a comma. So text that would
be misread stands in quotes (`'1..8'`), and documents in base64.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from diablerie import GameFacts, Option
from diablerie.definition import FULL

Parameter = bool | int | str

UNSAID_NUMBER = -1
UNSAID_TEXT = ""
"""What stands for a parameter that is not given: an edition may have a value of its own for it."""

SEATS, POSITION, DEALS, HISTORY, TENSOR = "seats", "position", "deals", "history", "tensor"

CODED = "base64:"
_MISREAD = re.compile(r"[-+.0-9]+|[Tt]rue|[Ff]alse|.*\)|'.*'", re.DOTALL)
_BREAKS_A_STRING = re.compile(r"[,=()\s#]")


@dataclass(frozen=True)
class Said:
    """What parameters say: seats, options by name, a position (JSON text or a name), and how it is dealt.

    `history`: so many of the last actions are in the tensor of an information state. `tensor`: its form.
    """

    seats: int
    options: Mapping[str, Parameter] = field(default_factory=dict)
    position: str = UNSAID_TEXT
    deals: int = 0
    history: int = 0
    tensor: str = FULL

    @property
    def parameters(self) -> dict[str, Parameter]:
        """The parameters that say this, as few as will do."""
        told: dict[str, Parameter] = {SEATS: self.seats}
        told.update({name: _written(value) for name, value in self.options.items()})
        if self.position != UNSAID_TEXT:
            told[POSITION] = write_text(self.position)
        if self.deals:
            told[DEALS] = self.deals
        if self.history:
            told[HISTORY] = self.history
        if self.tensor != FULL:
            told[TENSOR] = self.tensor
        return told


def specification(facts: GameFacts) -> dict[str, Parameter]:
    """Every parameter of a game with what stands for its not being given."""
    return {
        SEATS: facts.default_seats,
        **{option.name: _unsaid(option) for option in facts.options},
        POSITION: UNSAID_TEXT,
        DEALS: 0,
        HISTORY: 0,
        TENSOR: FULL,
    }


def read(facts: GameFacts, parameters: Mapping[str, Parameter]) -> Said:
    """What the parameters of a game say; those that are not given are left to the game.

    Raises ValueError for a history of less than no actions.
    """
    told = {**specification(facts), **parameters}
    history = int(told[HISTORY])
    if history < 0:
        raise ValueError(f"{HISTORY} is how many actions are told, from 0 on, not {history}")
    return Said(
        seats=int(told[SEATS]),
        options=dict(_given(facts.options, told)),
        position=read_text(str(told[POSITION])),
        deals=int(told[DEALS]),
        history=history,
        tensor=str(told[TENSOR]),
    )


def read_text(value: str) -> str:
    """Text as it was before `write_text`."""
    if value.startswith(CODED):
        code = value.removeprefix(CODED)
        return base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)).decode()
    return value[1:-1] if len(value) > 1 and value[0] == value[-1] == "'" else value


def write_text(text: str) -> str:
    """Text as a game string can hold it."""
    if _BREAKS_A_STRING.search(text):
        return CODED + base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
    return f"'{text}'" if _MISREAD.fullmatch(text) else text


def _unsaid(option: Option) -> Parameter:
    """For a switch there is no third value: as it is where nobody touches it is not said."""
    if isinstance(option.default, bool):
        return option.default
    return UNSAID_NUMBER if _is_number(option) else UNSAID_TEXT


def _is_number(option: Option) -> bool:
    if option.values is None:
        return not (option.is_text or option.is_document)
    return all(isinstance(value, int) for value in option.values)


def _given(
    options: Iterable[Option], told: Mapping[str, Parameter]
) -> Iterable[tuple[str, Parameter]]:
    for option in options:
        value = told[option.name]
        if value != _unsaid(option):
            yield option.name, read_text(value) if isinstance(value, str) else value


def _written(value: Parameter) -> Parameter:
    return write_text(value) if isinstance(value, str) else value
