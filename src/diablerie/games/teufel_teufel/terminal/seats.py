"""What stands beside the board of Teufel Teufel in a terminal: sleds, questions, knowledge, signs."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from ....terminal import StyledLine, TerminalView
from ..notation import COLOURS, LETTER_NAMES
from .drawing import BORDERED, CHOSEN, CHOSEN_STYLE, OPEN, OPEN_STYLE
from .names import (
    DEVIL,
    DEVIL_STYLE,
    HIDDEN,
    HIDDEN_STYLE,
    QUIET,
    SEAT_STYLES,
    TOWER,
    TOWER_STYLE,
    cards_named,
    cells_named,
    initial,
    say,
    seat_name,
    sled_style,
)

LEAST, MOST = 27, 44
"""How many columns it may take."""

LONGEST_NAME = 8
"""How many letters of a player's name are shown."""

NOT_YET = "·"
"""Stands where a letter is missing."""


def panel(view: TerminalView, lang: str, width: int, height: int) -> tuple[StyledLine, ...]:
    """The seats, what is going on, what is known of face-down cards, the signs: as much as fits."""
    seats = [_seat(view, seat, lang, width) for seat in range(len(view["sleds"]))]
    doing: list[StyledLine] = [
        ((line, "bold"),) for line in textwrap.wrap(going_on(view, lang), width)
    ]
    known: list[StyledLine] = [
        ((line, ""),) for text in knowledge(view, lang) for line in textwrap.wrap(text, width)
    ]
    signs = list(_signs(lang, width))
    shown = [*seats, *_block(doing, height - len(seats))]
    rest = height - len(shown)
    if len(known) + 1 > rest > 1:
        known = [*known[: rest - 2], (("…", QUIET),)]
    shown += _block(known, rest)
    shown += _block(signs, height - len(shown))
    unseen: list[StyledLine] = [
        ((line, QUIET),) for line in textwrap.wrap(not_found(view, lang), width)
    ]
    return (*shown, *_block(unseen, height - len(shown)))


def _block(lines: list[StyledLine], room: int) -> list[StyledLine]:
    """Some lines after an empty one, without it if need be; nothing if there is no room."""
    if not lines or len(lines) > room:
        return []
    return [(), *lines] if len(lines) < room else lines


def _seat(view: TerminalView, seat: int, lang: str, width: int) -> StyledLine:
    """Whose turn it is and who is asked, the sled, the six letters, the devil, and where it is."""
    mark = "▸" if seat == view["turn_of"] else "?" if seat == view["to_play"] else " "
    name = seat_name(seat, lang)[:LONGEST_NAME]
    letters = "".join(
        letter if letter in view["letters"][seat] else NOT_YET for letter in LETTER_NAMES
    )
    devil = DEVIL if view["possessed"][seat] else " "
    used = len(mark) + 2 + LONGEST_NAME + 1 + len(letters) + 1 + len(devil) + 1
    return (
        (mark, "bold"),
        (initial(seat, lang), sled_style(seat)),
        (f" {name:<{LONGEST_NAME}} ", SEAT_STYLES[seat]),
        (f"{letters} ", ""),
        (devil, DEVIL_STYLE),
        (f" {_cut(_place(view, seat, lang), width - used)}", ""),
    )


def _place(view: TerminalView, seat: int, lang: str) -> str:
    if seat in view["left"]:
        return say(lang, "terminal-out", place=view["left"].index(seat) + 1)
    return view["sleds"][seat] or "–"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: max(0, width - 1)]}…"


# What is going on


def going_on(view: TerminalView, lang: str) -> str:
    """What the seat to move is asked, or what the others wait for; nothing where the prompt says it."""
    phase, seat = view["phase"], view["to_play"]
    if seat is None:
        return ""
    if seat != view["seat"]:
        return say(lang, "table-waiting", phase=phase, seat=seat_name(seat, lang))
    if phase in COUNTS:
        return say(lang, f"table-ask-{phase}", count=view[COUNTS[phase]])
    if phase == "swap":
        return say(lang, "table-ask-swap-second", cell=view["swap"])
    if phase == "take":
        return say(lang, "table-ask-take")
    if phase == "give":
        return _asked_to_give(view, lang)
    return _asked_in_tower(view, lang) if phase == "tower" else ""


def _asked_in_tower(view: TerminalView, lang: str) -> str:
    look = any(action.startswith("peek") for action in view["legal"])
    both = "yes" if look and "banish" in view["legal"] else "no"
    seat = view["seat"]
    has_all = len(view["letters"][seat]) == len(LETTER_NAMES)
    leaves = "yes" if has_all and not view["possessed"][seat] else "no"
    return say(lang, "table-ask-tower", leaves=leaves, both=both, look="yes" if look else "no")


def _asked_to_give(view: TerminalView, lang: str) -> str:
    own = view["to_play"]
    here = view["sleds"][own]
    others = [seat for seat, at in enumerate(view["sleds"]) if at == here and seat != own]
    return say(lang, "table-ask-give", seat=seat_name(others[0], lang))


COUNTS = {"lose": "lose", "lift": "lifted_size", "lay": "lifted_size", "reveal": "revealed"}
"""What is counted in the question of a phase."""


# What is known


def knowledge(view: TerminalView, lang: str) -> Iterator[str]:
    """Where others have looked, and what is known of shuffled cards."""
    yield from _looks(view, lang)
    yield from shuffled(view, lang)


def _looks(view: TerminalView, lang: str) -> Iterator[str]:
    for seat, cells in enumerate(view["known"]):
        if cells and seat != view["seat"]:
            told = say(lang, "has-seen", you="no", cells=cells_named(cells))
            yield f"{seat_name(seat, lang)} {told}"


def shuffled(view: TerminalView, lang: str) -> Iterator[str]:
    """What the viewer knows of cards that were shuffled, and who else knows it."""
    for statement in view["mixed"]:
        who = say(lang, "mixed-private" if statement["private"] else "mixed-public")
        yield f"{who} · {_lying(statement['cells'], statement['cards'], lang)}"


def _lying(cells: Sequence[str], cards: Sequence[str], lang: str) -> str:
    """That some cards lie somewhere among some cells; of one cell, that its card lies there."""
    if len(cells) == 1:
        return say(lang, "known", cell=cells[0], card=cards[0])
    return say(lang, "mixed", cards=cards_named(cards, lang), cells=cells_named(cells))


def not_found(view: TerminalView, lang: str) -> str:
    """The cards of which the viewer does not know where they lie."""
    if not view["unseen"]:
        return say(lang, "unseen-none")
    cards = (card for card, count in view["unseen"].items() for _ in range(count))
    return say(lang, "unseen", cards=cards_named(cards, lang))


# The signs


def _signs(lang: str, width: int) -> Iterator[StyledLine]:
    """The letters of the colours, and all other signs of the board."""
    colours = [
        ((initial(seat, lang).lower(), SEAT_STYLES[seat]), say(lang, f"colour-{colour}"))
        for seat, colour in enumerate(COLOURS)
    ]
    others = [
        ((DEVIL, DEVIL_STYLE), say(lang, "devil")),
        ((TOWER, TOWER_STYLE), say(lang, "tower")),
        ((HIDDEN, HIDDEN_STYLE), say(lang, "terminal-face-down")),
        ((BORDERED, QUIET), say(lang, "terminal-bordered")),
        ((OPEN, OPEN_STYLE), say(lang, "terminal-open")),
        ((CHOSEN, CHOSEN_STYLE), say(lang, "terminal-chosen")),
    ]
    for signs in (colours, others):
        line: list[tuple[str, str]] = []
        for shown, meaning in signs:
            used = sum(len(text) for text, _ in line)
            gap = "  " if line else ""
            if used + len(gap) + len(shown[0]) + 1 + len(meaning) > width:
                yield tuple(line)
                line, gap = [], ""
            line += [(gap, ""), shown, (f" {meaning}", QUIET)]
        yield tuple(line)
