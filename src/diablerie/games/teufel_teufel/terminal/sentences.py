"""The table of Teufel Teufel in sentences, for a terminal that can do nothing else and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from ....terminal import StyledLine, TerminalView
from .names import SEAT_STYLES, cells_named, letters_of, say, seat_name, yes_if_viewer
from .seats import going_on, knowledge, not_found, shuffled


def plan(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """Rows and columns, and which cells are no ordinary ones."""
    board = view["board"]
    marked = ", ".join(board["marked"])
    told = say(lang, "terminal-plan", centre=board["centre"], marked=marked)
    return (((told, ""),),)


def describe(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """The cells that show something, those that do not together, the seats, and what is known."""
    texts = (*_cells_said(view, lang), *_rest_said(view, lang))
    doing = going_on(view, lang)
    return (
        *(((text, ""),) for text in texts),
        *_seats_said(view, lang),
        *(((text, ""),) for text in knowledge(view, lang)),
        *([((doing, ""),)] if doing else []),
    )


def _cells_said(view: TerminalView, lang: str) -> Iterator[str]:
    """Each cell with a sled or a card that the viewer knows, and the centre."""
    for cell in view["board"]["cells"]:
        contents = [*_card_said(view, cell, lang), *_sleds_said(view, cell, lang)]
        if contents:
            yield say(lang, "aria-cell", cell=cell, contents=", ".join(contents))


def _card_said(view: TerminalView, cell: str, lang: str) -> Iterator[str]:
    """What a cell shows but for its sleds; of a card that nobody here knows, that it is there."""
    if cell == view["board"]["centre"]:
        yield say(lang, "aria-centre", count=view["home"])
        return
    there = view["cards"].get(cell)
    if there is None:
        return
    if there["card"] is not None:
        kind = "up" if there["up"] or view["outcome"] is not None else "known"
        yield say(lang, f"aria-card-{kind}", card=there["card"])
    elif cell in view["sleds"]:
        yield say(lang, "aria-card-hidden")


def _sleds_said(view: TerminalView, cell: str, lang: str) -> Iterator[str]:
    for seat, at in enumerate(view["sleds"]):
        if at == cell:
            you = yes_if_viewer(view, seat)
            yield say(lang, "aria-sled", seat=seat_name(seat, lang), you=you)


def _rest_said(view: TerminalView, lang: str) -> Iterator[str]:
    """The cells where a card lies that the viewer does not know, and those without one."""
    cards = view["cards"]
    hidden = [cell for cell, there in cards.items() if there["card"] is None]
    empty = {*view["board"]["cells"]} - {*cards, view["board"]["centre"]}
    if hidden:
        yield say(lang, "terminal-cells-hidden", cells=cells_named(hidden))
    if empty:
        yield say(lang, "terminal-cells-empty", cells=cells_named(empty))


def _seats_said(view: TerminalView, lang: str) -> Iterator[StyledLine]:
    for seat in range(len(view["sleds"])):
        stands = _stands(view, seat, lang).removesuffix(".")
        parts = [stands, _letters_said(view, seat, lang)]
        if seat not in view["left"]:
            parts.append(say(lang, "possessed" if view["possessed"][seat] else "free"))
        if view["seat"] == seat and view["known"][seat]:
            parts.append(say(lang, "has-seen", you="yes", cells=cells_named(view["known"][seat])))
        yield ((" · ".join(parts), SEAT_STYLES[seat]),)


def _stands(view: TerminalView, seat: int, lang: str) -> str:
    who = {"seat": seat_name(seat, lang), "you": yes_if_viewer(view, seat)}
    if seat in view["left"]:
        return say(lang, "is-out", **who)
    if view["sleds"][seat] is None:
        return say(lang, "not-placed", **who)
    return say(lang, "stands", cell=view["sleds"][seat], **who)


def _letters_said(view: TerminalView, seat: int, lang: str) -> str:
    if not view["letters"][seat]:
        return say(lang, "letters-none")
    return say(lang, "letters", letters=letters_of(view, seat))


def hand(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """What the viewer alone knows of cards that lie face down, and which nobody has shown it yet."""
    own = [
        say(lang, "known", cell=cell, card=view["cards"][cell]["card"])
        for cell in view["known"][view["seat"]]
        if cell in view["cards"]
    ]
    return tuple(((text, ""),) for text in (*own, *shuffled(view, lang), not_found(view, lang)))
