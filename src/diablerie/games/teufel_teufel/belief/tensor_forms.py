"""The two forms of Teufel Teufel's tensor, full and small: which one a game shows."""

from __future__ import annotations

from ....compiled import Record, compiled
from ..state import SMALL
from .small_tensor import observe_small, small_pieces
from .tensor import observe_full, pieces


def pieces_of_form(seats: int, form: str) -> dict[str, tuple[int, ...]]:
    """The named pieces of a form of the tensor in order, with their shapes."""
    return small_pieces(seats) if form == SMALL else pieces(seats)


@compiled
def observe(tables: Record, state: Record, seat: int, out: Record) -> None:
    """Write what `seat` knows into `out` (float32), in the form of the game."""
    if tables.small_tensor:
        observe_small(tables, state, seat, out)
    else:
        observe_full(tables, state, seat, out)
