"""Doctor Faust in a terminal: the board, the seats and the choices as coloured text, drawn from a view alone.

A line is a tuple of (text, style) pairs; `view` is what `State.view` gives, `lang` the reader's
language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....walks import Walk
from ....words import speak
from ..state import LANE, SEATS, SPACES

View = Mapping[str, Any]
Event = Mapping[str, Any]
Line = tuple[tuple[str, str], ...]
Choice = tuple[str, tuple[str, ...]]

SEAT_PARAMS: tuple[str, ...] = ("seat", "owner", "pair", "taker", "winner")
"""The parameters of events that hold a seat."""

HEADINGS: tuple[str, ...] = ("turn",)
"""The kinds of event that open a paragraph of the story."""

BEGUN = "…"
"""Ends an action in the menu that is only begun."""

PYRAMID = "▲"
SEAT_STYLES = ("bold red", "bold dodger_blue1")
SOUL_STYLE = "bold yellow"
QUIET = "dim"
PLAIN = ""

NARROW, WIDE = 4, 6
"""How many characters a space of the board may take."""

WALKS = {
    "stone-step": "stone-walk",
    "stone-walk": "stone-walk",
    "soul-step": "soul-walk",
    "soul-walk": "soul-walk",
}


def merge(before: Event, after: Event) -> dict[str, Any] | None:
    """The one event that two in a row are told as, None if they are told apart: steps make a walk."""
    kind = WALKS.get(after["kind"])
    if kind is None or WALKS.get(before["kind"]) != kind:
        return None
    one, two = before["params"], after["params"]
    same_piece = one["seat"] == two["seat"] and one.get("stone") == two.get("stone")
    if not same_piece or one["to"] != two["from"]:
        return None
    return {**after, "kind": kind, "params": {**two, "from": one["from"]}}


# What stands over the board, and where to type


def heading(view: View, lang: str) -> Line:
    """Whose turn it is, what is left of it and of the pile; or how the game ended."""
    if view["outcome"] is not None:
        return ((_outcome(view, lang), "bold"),)
    seat = view["to_play"]
    left = speak(lang, "doctor-faust-points-left", points=view["points"])
    turn = speak(lang, "doctor-faust-turn", turn=view["turn"])
    name = (_seat(seat, lang), SEAT_STYLES[seat])
    return ((f"{turn} · ", PLAIN), name, (f" · {left} · ", PLAIN), (_pile(view, lang), SOUL_STYLE))


def prompt(view: View, lang: str) -> str:
    """What stands before the cursor of the seat to move."""
    points = speak(lang, "doctor-faust-points", points=view["points"])
    return f"{_seat(view['to_play'], lang)}, {points}"


def _pile(view: View, lang: str) -> str:
    left = speak(lang, "doctor-faust-pile", count=len(view["pile"]))
    if not view["pile"]:
        return left
    return f"{left}, {speak(lang, 'doctor-faust-pile-top', value=view['pile'][0])}"


def _outcome(view: View, lang: str) -> str:
    reason, winner = view["outcome"]["reason"], view["outcome"]["winner"]
    named = "none" if winner is None else _seat(winner, lang)
    return speak(lang, f"doctor-faust-outcome-{reason}", winner=named, you="no")


# The board


def board(view: View, lang: str, width: int, height: int) -> tuple[Line, ...] | None:
    """Both lanes and the seats, in so many columns and lines at most; None if that is too little."""
    sizes = [size for size in (WIDE, NARROW) if LANE * (size + 1) + 1 <= width]
    if not sizes:
        return None
    lines = (*_lanes(view, lang, sizes[0]), *_seats(view, lang))
    return lines if len(lines) <= height else None


def _lanes(view: View, lang: str, size: int) -> Iterator[Line]:
    """The circuit, clockwise: the first lane from left to right, the second under it from right to left."""
    first, second = range(LANE), range(SPACES - 1, LANE - 1, -1)
    yield _cards(view, lang, first, size)
    yield _rule("┌", "┬", "┐", size)
    yield from _spaces(view, lang, first, size)
    yield _crossings(size)
    yield from _spaces(view, lang, second, size)
    yield _rule("└", "┴", "┘", size)
    yield _cards(view, lang, second, size)


def _rule(left: str, middle: str, right: str, size: int) -> Line:
    return ((left + middle.join(["─" * size] * LANE) + right, QUIET),)


def _crossings(size: int) -> Line:
    """The line between the lanes, with the ways from 29 to 0 and from 14 to 15."""
    up, down = f"{'↑↑':^{size}}", f"{'↓↓':^{size}}"
    between = "┼".join(["─" * size] * (LANE - 2))
    return (("├", QUIET), (up, PLAIN), (f"┼{between}┼", QUIET), (down, PLAIN), ("┤", QUIET))


def _spaces(view: View, lang: str, spaces: Sequence[int], size: int) -> Iterator[Line]:
    fence = ("│", QUIET)
    numbers = (_number(view, space, size) for space in spaces)
    yield (*(part for cell in numbers for part in (fence, *cell)), fence)
    for seat in range(SEATS):
        stones = (_stones(view, lang, seat, space, size) for space in spaces)
        yield (*(part for cell in stones for part in (fence, cell)), fence)


def _number(view: View, space: int, size: int) -> Line:
    pyramid = PYRAMID if view["soul"] == space else " "
    return ((f"{space:>2}", QUIET), (f"{pyramid:>{size - 2}}", SOUL_STYLE))


def _stones(view: View, lang: str, seat: int, space: int, size: int) -> tuple[str, str]:
    here = [
        f"{_initial(seat, lang)}{stone}"
        for stone, place in enumerate(view["stones"][seat], 1)
        if place == space
    ]
    return (f"{''.join(here):^{size}}", SEAT_STYLES[seat])


def _cards(view: View, lang: str, spaces: Sequence[int], size: int) -> Line:
    """The devil cards beside a lane; a value that the viewer does not know is a question mark."""
    laid = {card["space"]: card for card in view["laid"]}
    parts: list[tuple[str, str]] = []
    for space in spaces:
        card = laid.get(space)
        text = "" if card is None else _card_text(card, lang)
        style = PLAIN if card is None else SEAT_STYLES[card["seat"]]
        parts += [(" ", PLAIN), (f"{text:^{size}}", style)]
    return tuple(parts)


def _card_text(card: Mapping[str, Any], lang: str) -> str:
    value = "?" if card["value"] is None else card["value"]
    return f"[{_initial(card['seat'], lang)}{value}]"


# The seats


def _seats(view: View, lang: str) -> Iterator[Line]:
    for seat in range(SEATS):
        name, score = f"{_seat(seat, lang):<6}", f"{view['scores'][seat]:>3}"
        yield ((name, SEAT_STYLES[seat]), (score, "bold"), (f"   {_won(view, seat, lang)}", PLAIN))
        yield ((f"   {_cards_of(view, seat, lang)}", PLAIN),)


def _won(view: View, seat: int, lang: str) -> str:
    won = view["won"][seat]
    if not won:
        return speak(lang, "doctor-faust-won-none")
    return speak(lang, "doctor-faust-won", values=_spaced(won), total=sum(won))


def _cards_of(view: View, seat: int, lang: str) -> str:
    if view["seat"] == seat:
        return _hand_text(view, lang)
    size = speak(lang, "doctor-faust-hand-size", count=view["hand_sizes"][seat])
    if not view["unrevealed"][seat]:
        return size
    values = _runs(view["unrevealed"][seat])
    return f"{size} · {speak(lang, 'doctor-faust-unrevealed', values=values)}"


def hand(view: View, lang: str) -> tuple[Line, ...]:
    """The viewer's own cards: in hand, and beside the board."""
    mine = [card for card in view["laid"] if card["seat"] == view["seat"]]
    told = (_space_text(view, card["space"], [_laid_text(view, card, lang)], lang) for card in mine)
    return (((_hand_text(view, lang), PLAIN),), *(((text, PLAIN),) for text in told))


def _hand_text(view: View, lang: str) -> str:
    values = view["hands"][view["seat"]]
    if not values:
        return speak(lang, "doctor-faust-hand-empty")
    return speak(lang, "doctor-faust-hand", values=_spaced(values))


# The same in sentences


def describe(view: View, lang: str) -> tuple[Line, ...]:
    """What the board shows, as short lines to be read aloud: each space that is not empty, then the rest."""
    places = (_place(view, space, lang) for space in range(SPACES))
    told = (((text, PLAIN),) for text in places if text is not None)
    return (*told, *_seats_said(view, lang))


def _place(view: View, space: int, lang: str) -> str | None:
    contents = [
        _stones_text(view, seat, space, lang)
        for seat in range(SEATS)
        if space in view["stones"][seat]
    ]
    if view["soul"] == space:
        contents.append(speak(lang, "doctor-faust-aria-soul"))
    contents += [_laid_text(view, card, lang) for card in view["laid"] if card["space"] == space]
    return _space_text(view, space, contents, lang) if contents else None


def _stones_text(view: View, seat: int, space: int, lang: str) -> str:
    """The stones of a seat on a space; the viewer's own by the names they are moved by."""
    here = [f"s{stone}" for stone, at in enumerate(view["stones"][seat], 1) if at == space]
    name, you = _seat(seat, lang), _you(view, seat)
    told = speak(lang, "doctor-faust-aria-stones", seat=name, you=you, count=len(here))
    return f"{told} ({', '.join(here)})" if you == "yes" else told


def _space_text(view: View, space: int, contents: Sequence[str], lang: str) -> str:
    return speak(lang, "doctor-faust-aria-space", space=space, contents=", ".join(contents))


def _laid_text(view: View, card: Mapping[str, Any], lang: str) -> str:
    seat, value = card["seat"], "unknown" if card["value"] is None else card["value"]
    you = _you(view, seat)
    return speak(lang, "doctor-faust-aria-card", seat=_seat(seat, lang), you=you, value=value)


def _seats_said(view: View, lang: str) -> Iterator[Line]:
    for seat in range(SEATS):
        told = f" {view['scores'][seat]}: {_won(view, seat, lang)} · {_cards_of(view, seat, lang)}"
        yield ((_seat(seat, lang), SEAT_STYLES[seat]), (told, PLAIN))


# What can be done


def menu(view: View, walks: Sequence[Walk], lang: str) -> tuple[Choice, ...]:
    """What the seat to move can choose: walks, and for each card an action begun (`8@…`)."""
    playable = {action.partition("@")[0] for action in view["legal"] if "@" in action}
    cards = sorted(playable, key=int)
    return (
        *((told(view, walk, lang), walk.actions) for walk in walks),
        *((_card_choice(value, lang), (f"{value}@{BEGUN}",)) for value in cards),
    )


def _card_choice(value: str, lang: str) -> str:
    return speak(lang, "doctor-faust-action-card", value=int(value), space=BEGUN)


def told(view: View, walk: Walk, lang: str) -> str:
    """A walk in words, with what it would bring."""
    steps: dict[str, str | int] = {"to": walk.to, "points": len(walk.actions)}
    if walk.piece == "soul":
        said = speak(lang, "doctor-faust-action-soul", **steps, **{"from": view["soul"]})
    else:
        stone = int(walk.piece[1:])
        start = view["stones"][view["to_play"]][stone - 1]
        said = speak(lang, "doctor-faust-action-stone", stone=stone, **steps, **{"from": start})
    return " ".join([said, *(brings(clause, lang) for clause in dict.fromkeys(walk.clauses))])


def as_notation(typed: str, view: View, walks: Sequence[Walk], lang: str) -> str:
    """What is typed is the notation already."""
    return typed


def ways(walks: Sequence[Walk]) -> tuple[Walk, ...]:
    """There is one way to each space."""
    return tuple(walks[:1])


def place(space: int | str, lang: str) -> str:
    """Spaces are called by their numbers."""
    return str(space)


def brings(clause: str, lang: str) -> str:
    """What a walk would bring by one of its clauses, with the clause."""
    return f"{speak(lang, f'doctor-faust-brings-{clause[-2:]}')} ({clause})"


# Names


def _seat(seat: int, lang: str) -> str:
    return speak(lang, f"doctor-faust-seat-{seat}")


def _initial(seat: int, lang: str) -> str:
    return _seat(seat, lang)[0]


def _you(view: View, seat: int) -> str:
    return "yes" if view["seat"] == seat else "no"


def _spaced(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


def _runs(values: Sequence[int]) -> str:
    """Rising values, three and more in a row as one: `2–5 7 8`."""
    runs: list[list[int]] = []
    for value in values:
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return " ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else _spaced(run) for run in runs)
