"""`diablerie bots`: whom one can play against."""

from __future__ import annotations


def bots() -> None:
    """The bots, weakest first: what each does, and how much it thinks for one decision."""
    from rich.table import Table

    from ..bots import level, names
    from .printing import console

    table = Table("bot", "what it does", "thinks", box=None, pad_edge=False, header_style="dim")
    for each in map(level, names()):
        table.add_row(each.name, each.doc, each.budget)
    console().print(table)
