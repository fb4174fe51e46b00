"""Call wrappers: the rules as Python calls them; `rules` comes from `compiled.specialise`.

Handing a record to compiled code takes ten times as long as handing it an array: these functions take
arrays without dimensions, each with the one record in it.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from ..compiled import Record, brief

if TYPE_CHECKING:
    rules: ModuleType


@brief
def deal(tables: Record, state: Record) -> None:
    """Deal a game."""
    rules.deal(tables[()], state[()])


@brief
def legal(tables: Record, state: Record, mask: Record) -> None:
    """Write 1 for every legal action."""
    rules.legal(tables[()], state[()], mask)


@brief
def refusal(tables: Record, state: Record, action: int) -> int:
    """The clause that forbids an action, 0 for none."""
    return int(rules.refusal(tables[()], state[()], action))


@brief
def apply(tables: Record, state: Record, action: int) -> None:
    """Do a legal action."""
    rules.apply(tables[()], state[()], action)


@brief
def payoffs(tables: Record, state: Record, out: Record) -> None:
    """Write the payoffs per seat."""
    rules.payoffs(tables[()], state[()], out)


@brief
def observe(tables: Record, state: Record, seat: int, out: Record) -> None:
    """Write what a seat may know."""
    rules.observe(tables[()], state[()], seat, out)


@brief
def redeal(tables: Record, state: Record, seat: int) -> None:
    """Deal anew what a seat does not know."""
    rules.redeal(tables[()], state[()], seat)


@brief
def scores(tables: Record, state: Record, out: Record) -> None:
    """Write the points per seat, in games that count them all the time."""
    rules.scores(tables[()], state[()], out)
