"""Teufel Teufel in a terminal: the underworld, the sleds and the choices as coloured text, drawn from a view.

A line is a tuple of (text, style) pairs; `view` is what `State.view` gives together with the game's
`board` and `options`, `lang` the reader's language.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from babel.lists import format_list

from ....terminal import SeenEvent, StyledLine, TerminalView
from .drawing import drawn, size_for
from .names import SEAT_STYLES, say, seat_name
from .seats import LEAST, MOST, panel

SEAT_PARAMS: tuple[str, ...] = ("seat", "victim", "to", "left", "losers")
"""The parameters of events that hold a seat, or seats."""

HEADINGS: tuple[str, ...] = ("turn",)
"""The kinds of event that open a paragraph of the story."""

WALKS = ("step", "walk")
TOGETHER = {"lifted": "lifted-cards", "laid": "laid-cards"}
"""What cards taken up or laid down one after another are told as."""


def merge(before: SeenEvent, after: SeenEvent) -> dict[str, Any] | None:
    """The one event that two in a row are told as, None if they are told apart.

    Steps make a walk, and letters that let it go on are not told of; so are cards taken together.
    """
    one, two = before["params"], after["params"]
    if one.get("seat") != two.get("seat"):
        return None
    if before["kind"] in WALKS:
        return _walked(before, after)
    if (before["kind"], after["kind"]) == ("swap-begins", "swap"):
        return dict(after)
    kind = TOGETHER.get(after["kind"])
    if kind is None or before["kind"] not in (kind, after["kind"]):
        return None
    cells = one["cells"] if before["kind"] == kind else [one["cell"]]
    params = {"seat": two["seat"], "cells": [*cells, two["cell"]]}
    return {**after, "kind": kind, "params": params}


def _walked(before: SeenEvent, after: SeenEvent) -> dict[str, Any] | None:
    """A walk, longer by a step or by a letter that lets it go on."""
    one, two = before["params"], after["params"]
    if after["kind"] == "letter-known" and one["to"] == two["cell"]:
        return dict(before)
    if after["kind"] != "step" or one["to"] != two["from"]:
        return None
    return {**after, "kind": "walk", "params": {**two, "from": one["from"]}}


# What stands over the board, and where to type


def heading(view: TerminalView, lang: str) -> StyledLine:
    """Whose turn it is, how many devils are at home and cards face down; or how the game ended."""
    if view["outcome"] is not None:
        return ((_outcome(view, lang), "bold"),)
    seat = view["turn_of"]
    hidden = sum(not card["up"] for card in view["cards"].values())
    counts = (say(lang, "home", count=view["home"]), say(lang, "hidden", count=hidden))
    return (
        (f"{say(lang, 'turn', turn=view['turn'])} · ", ""),
        (seat_name(seat, lang), SEAT_STYLES[seat]),
        (f" · {' · '.join(counts)}", ""),
    )


def _outcome(view: TerminalView, lang: str) -> str:
    left, inside = view["left"], range(len(view["sleds"]))
    names = {
        "left": [seat_name(seat, lang) for seat in left],
        "losers": [seat_name(seat, lang) for seat in inside if seat not in left],
    }
    listed = {
        key: format_list(each, locale=lang) if each else "none" for key, each in names.items()
    }
    return say(lang, f"outcome-{view['outcome']['reason']}", **listed)


def prompt(view: TerminalView, lang: str) -> str:
    """What stands before the cursor of the seat to move: its name, and what it is asked in a turn."""
    name, phase = seat_name(view["to_play"], lang), view["phase"]
    if phase == "turn" and view["legal"] != ["pass"]:
        return name
    title = "pass" if phase == "turn" else phase
    asked = say(lang, f"table-title-{title}", count=view["lose"])
    return f"{name} · {asked}"


# The board


def board(view: TerminalView, lang: str, width: int, height: int) -> tuple[StyledLine, ...] | None:
    """The board and the sleds beside it; None if there is no room for both."""
    size = size_for(width - LEAST - 1, height)
    if size is None:
        return None
    beside = panel(view, lang, min(MOST, width - size.board_width - 1), size.board_height)
    rows = zip_longest(drawn(view, lang, size), beside, fillvalue=())
    return tuple((*one, (" ", ""), *other) for one, other in rows)


def place(space: int | str, lang: str) -> str:
    """Cells are called the same in every language."""
    return str(space)
