"""What stands beside the plan in a terminal: the guests, the Doctor's way, the attempt, the own cards."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from ....terminal import StyledLine, TerminalView
from .names import (
    DOCTOR,
    DOCTOR_STYLE,
    SEAT_STYLES,
    cards_held,
    number_or_name,
    numbered,
    say,
    seat_name,
    yes_if_viewer,
)

LEAST, MOST = 27, 38
"""How many columns it may take."""

LONGEST_NAME = 6
"""How many letters of a guest's name are shown."""

WAY_AHEAD = 4
"""How many rooms of the Doctor's way are shown."""


def panel(view: TerminalView, lang: str, width: int, height: int) -> tuple[StyledLine, ...]:
    """Seats, Doctor, what is being done and the viewer's own cards, cut off at the height."""
    seats = range(len(view["pawns"]))
    lines = [
        *(_guest(view, seat, lang, width) for seat in seats),
        *_doctor(view, lang, width),
    ]
    if doing := textwrap.wrap(being_done(view, lang), width):
        lines += [(), *(((line, "bold"),) for line in doing)]
    if view["seat"] is not None:
        lines += [(), *_own_cards(view, lang, width, height - len(lines) - 1)]
    return tuple(lines[:height])


def being_done(view: TerminalView, lang: str) -> str:
    """The attempt that is answered, or the card that the viewer is playing; else nothing."""
    if view["attempt"] is not None:
        return _attempt(view, lang)
    moving = view["moving"]
    if moving is None or view["turn_of"] != view["seat"]:
        return ""
    card = say(lang, "table-card", card=moving["card"])
    return f"{card} · {say(lang, 'table-moving', pawn=moving['who'], left=moving['left'])}"


def _attempt(view: TerminalView, lang: str) -> str:
    seat, attempt = view["turn_of"], view["attempt"]
    attacker = {"seat": seat_name(seat, lang), "you": yes_if_viewer(view, seat)}
    weapon = attempt["weapon"] or "none"
    scene = say(lang, "table-scene", weapon=weapon, space=view["lucky"], **attacker)
    return f"{scene} · {say(lang, 'table-left', left=attempt['value'])}"


def _guest(view: TerminalView, seat: int, lang: str, width: int) -> StyledLine:
    """Whose turn it is and who is asked, name, number of cards and place."""
    style, name = SEAT_STYLES[seat], seat_name(seat, lang)
    mark = "▸" if seat == view["turn_of"] else "?" if seat == view["to_play"] else " "
    told = f"{mark}{name[0]} {name[:LONGEST_NAME]:<{LONGEST_NAME}}"
    size = f" {view['hand_sizes'][seat]:>2} "
    place = numbered(view, view["pawns"][seat], lang)
    return ((told, style), (size, ""), (_cut(place, width - len(told) - len(size)), ""))


def _doctor(view: TerminalView, lang: str, width: int) -> Iterator[StyledLine]:
    """Where the Doctor is, and where he will go."""
    place = f"{'':{LONGEST_NAME + 5}}{numbered(view, view['lucky'], lang)}"
    yield ((" ", ""), (DOCTOR, DOCTOR_STYLE), (_cut(place, width - 2), ""))
    way = [number_or_name(view, space, lang) for space in _way(view)]
    if way and view["outcome"] is None:
        yield ((_cut("   → " + " → ".join(way), width), "dim"),)


def _way(view: TerminalView) -> Iterator[str]:
    """The Doctor's next spaces, as far as he can be foreseen."""
    space = view["lucky"]
    for _ in range(WAY_AHEAD):
        space = view["board"]["next"][space]
        if space is None:
            return
        yield space


def _own_cards(view: TerminalView, lang: str, width: int, height: int) -> list[StyledLine]:
    """The viewer's cards: wrapped, each on a line of its own or run together, as there is room."""
    seat = view["seat"]
    cards = cards_held(view, seat, lang)
    title: StyledLine = ((say(lang, "table-hand", count=view["hand_sizes"][seat]), "bold"),)
    listed = [line for card in cards for line in textwrap.wrap(card, width, subsequent_indent="  ")]
    run_on = textwrap.wrap(" · ".join(cards), width)
    lines = next((each for each in (listed, run_on) if len(each) < height), None)
    if lines is None:
        lines = [*run_on[: max(0, height - 2)], "…"]
    return [title, *(((line, ""),) for line in lines)]


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: max(0, width - 1)]}…"
