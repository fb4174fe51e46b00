"""`diablerie bots`: whom one can play against."""

from __future__ import annotations


def bots() -> None:
    """The bots, weakest first: what each does, and how much it thinks for one decision."""
    from rich.table import Table

    from .. import games, load
    from ..bots import level, names
    from .printing import console

    known = [load(name) for name in games()]
    screen = console()
    table = Table("bot", "what it does", box=None, pad_edge=False, header_style="dim")
    for each in map(level, names()):
        table.add_row(each.name, each.doc)
    screen.print(table, "")
    table = Table("thinks", box=None, pad_edge=False, header_style="dim")
    for game in known:
        table.add_column(game.title, justify="right")
    for each in map(level, names()):
        table.add_row(each.name, *(each.budget(game) for game in known))
    screen.print(table)
