"""Kill Doctor Lucky in a terminal: the house, the guests and the choices as coloured text, drawn from a view.

A line is a tuple of (text, style) pairs; `view` is what `State.view` gives together with the game's
`board` and `options`, `lang` the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

from ....terminal import SeenEvent, StyledLine, StyledPart, TerminalView
from ....words import speak
from .drawing import Tenant, drawn
from .names import (
    DOCTOR,
    DOCTOR_STYLE,
    SEAT_STYLES,
    card_name,
    cards_held,
    numbered,
    say,
    seat_name,
    space_name,
    yes_if_viewer,
)
from .seats import LEAST, MOST, being_done, panel

SEAT_PARAMS: tuple[str, ...] = ("seat", "instead", "attacker", "by", "winner")
"""The parameters of events that hold a seat."""

HEADINGS: tuple[str, ...] = ("turn",)
"""The kinds of event that open a paragraph of the story."""

NEAR_STYLE = "bold yellow"
"""The spaces that one step leads to."""


def merge(before: SeenEvent, after: SeenEvent) -> dict[str, Any] | None:
    """The one event that two in a row are told as, None if they are told apart: steps make a walk."""
    if after["kind"] != "card-step" or before["kind"] not in ("card-step", "card-walk"):
        return None
    one, two = before["params"], after["params"]
    if (one["seat"], one["pawn"], one["to"]) != (two["seat"], two["pawn"], two["from"]):
        return None
    return {**after, "kind": "card-walk", "params": {**two, "from": one["from"]}}


# What stands over the board, and where to type


def heading(view: TerminalView, lang: str) -> StyledLine:
    """Whose turn it is, what luck and how many cards are left; or how the game ended."""
    if view["outcome"] is not None:
        return ((_outcome(view, lang), "bold"),)
    seat = view["turn_of"]
    turn = say(lang, "turn", turn=view["turn"])
    luck, pile = say(lang, "luck", points=view["luck"]), say(lang, "pile", count=view["draw_size"])
    name = (seat_name(seat, lang), SEAT_STYLES[seat])
    return ((f"{turn} · ", ""), name, (f" · {luck} · {pile}", ""))


def _outcome(view: TerminalView, lang: str) -> str:
    reason, winner = view["outcome"]["reason"], view["outcome"]["winner"]
    named = "none" if winner is None else seat_name(winner, lang)
    return say(lang, f"outcome-{reason}", winner=named, you="no")


def prompt(view: TerminalView, lang: str) -> str:
    """What stands before the cursor of the seat to move."""
    name = seat_name(view["to_play"], lang)
    if view["attempt"] is not None:
        return f"{name}, {say(lang, 'table-left', left=view['attempt']['value'])}"
    if view["moving"] is not None:
        return f"{name}, {card_name(view['moving']['card'], lang)}"
    return name


# The board


def board(view: TerminalView, lang: str, width: int, height: int) -> tuple[StyledLine, ...] | None:
    """The plan and the guests beside it; None if there is no room for both."""
    beside = max(LEAST, min(MOST, width * 3 // 10))
    plan = drawn(view["board"], _tenants(view, lang), width - beside - 1, height)
    if plan is None:
        return None
    outside: StyledLine = ((" " * sum(len(text) for text, _ in plan[0]), ""),)
    rows = zip_longest(plan, panel(view, lang, beside, height), fillvalue=())
    return tuple((*(left or outside), (" ", ""), *right) for left, right in rows)


def _tenants(view: TerminalView, lang: str) -> dict[str, Tenant]:
    steps = (action.partition(":") for action in view["legal"])
    near = {space for kind, _, space in steps if kind in ("go", "step")}
    return {space["id"]: _tenant(view, space, near, lang) for space in view["board"]["spaces"]}


def _tenant(view: TerminalView, space: Mapping[str, Any], near: set[str], lang: str) -> Tenant:
    id_ = space["id"]
    style = NEAR_STYLE if id_ in near else "" if space["named"] else "dim"
    short = id_.partition("_")[0]
    return Tenant(space["number"], space_name(id_, lang), short, style, _pawns(view, id_, lang))


def _pawns(view: TerminalView, space: str, lang: str) -> list[StyledPart]:
    """The letters of those who are in a space, the Doctor first."""
    doctor = [(DOCTOR, DOCTOR_STYLE)] if view["lucky"] == space else []
    seats = (seat for seat, at in enumerate(view["pawns"]) if at == space)
    return [*doctor, *((seat_name(seat, lang)[0], SEAT_STYLES[seat]) for seat in seats)]


# The same in sentences


def plan(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """The house: where each space leads to, and what is in sight from it (KDL-15)."""
    return tuple(((_space_said(view, each["id"], lang), ""),) for each in view["board"]["spaces"])


def _space_said(view: TerminalView, space: str, lang: str) -> str:
    ways, seen = (
        ", ".join(space_name(other, lang) for other in view["board"][which][space]) or "–"
        for which in ("neighbours", "sees")
    )
    return speak(lang, "text-place", place=numbered(view, space, lang), ways=ways, seen=seen)


def hand(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """The viewer's own cards."""
    return (((_hand_text(view, lang), ""),),)


def _hand_text(view: TerminalView, lang: str) -> str:
    cards = cards_held(view, view["seat"], lang)
    return say(lang, "hand", cards=", ".join(cards)) if cards else say(lang, "hand-empty")


def describe(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """What the board shows, as short lines to be read aloud: the Doctor, the guests, the cards."""
    doing = being_done(view, lang)
    return (
        ((_doctor_said(view, lang), ""),),
        *_guests_said(view, lang),
        *([((doing, ""),)] if doing else []),
        *(hand(view, lang) if view["seat"] is not None else []),
    )


def _doctor_said(view: TerminalView, lang: str) -> str:
    coming = view["board"]["next"][view["lucky"]]
    if coming is None or view["outcome"] is not None:
        return say(lang, "table-doctor-at", space=view["lucky"])
    return say(lang, "doctor-stands", space=view["lucky"], to=coming)


def _guests_said(view: TerminalView, lang: str) -> Iterator[StyledLine]:
    for seat, space in enumerate(view["pawns"]):
        guest = {"seat": seat_name(seat, lang), "you": yes_if_viewer(view, seat)}
        stands = say(lang, "stands", space=space, **guest).removesuffix(".")
        yield ((f"{stands} · {_cards_said(view, seat, lang)}", ""),)


def _cards_said(view: TerminalView, seat: int, lang: str) -> str:
    """How many cards a seat holds; once all is over, which."""
    if view["outcome"] is None or not view["hands"][seat]:
        return say(lang, "hand-size", count=view["hand_sizes"][seat])
    return ", ".join(cards_held(view, seat, lang))


def place(space: int | str, lang: str) -> str:
    """What a space is called."""
    return space_name(str(space), lang)
