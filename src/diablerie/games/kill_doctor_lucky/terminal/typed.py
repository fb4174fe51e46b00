"""What players of Kill Doctor Lucky type for their actions: names, numbers and beginnings of names."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from ....capabilities.composite_moves import CompositeMove
from ....terminal import TerminalView
from ....words import speak

WALKERS = {"go": "me", "me": "me", "lucky": "lucky", "doctor": "lucky"}
"""Whose walk the first word of a line begins."""

ATTEMPTS = ("attempt", "kill")

SHORTEST = 3
"""A line with fewer letters does not name a room: `go` stands before it."""


def as_notation(typed: str, view: TerminalView, moves: Sequence[CompositeMove], lang: str) -> str:
    """A line as the notation has it: `go küche` is `me kitchen`, `kill trowel` is `attempt:trowel`.

    A room may be called by its id, its number, its name or the beginning of it, alone or after who
    is to go there; what is nothing of the kind comes back as it was.
    """
    word, _, rest = _plain(typed).partition(" ")
    if word in WALKERS:
        space = _called(rest, _spaces(view, lang))
        if space:
            return _walk(WALKERS[word], space, view, moves)
        return typed if " " in rest else f"{WALKERS[word]} {rest}".strip()
    if word in ATTEMPTS:
        weapon = _called(rest, _weapons(view, lang))
        return f"attempt:{weapon}" if weapon else f"attempt:{rest}" if rest else "attempt"
    if typed.isdecimal() or len(typed) < SHORTEST:
        return typed
    space = _called(_plain(typed), _spaces(view, lang))
    return _walk(_walker(view), space, view, moves) if space else typed


def _walk(piece: str, to: str, view: TerminalView, moves: Sequence[CompositeMove]) -> str:
    """A walk; where there is none, the action that says best why, if there is one."""
    own = [move.to for move in moves if move.piece == piece]
    verb = "go" if view["moving"] is None else "step"
    here = view["lucky"] if piece == "lucky" else view["pawns"][view["turn_of"]]
    if to not in own and (not own or _is_behind_railing(view, here, to)):
        return f"{verb}:{to}" if piece == _walker(view) else "move1:lucky"
    return f"{piece} {to}"


def _is_behind_railing(view: TerminalView, here: str, to: str) -> bool:
    return any({rail["a"], rail["b"]} == {here, to} for rail in view["board"]["railings"])


def _walker(view: TerminalView) -> str:
    """Whose walk it is if only a room is named."""
    return "me" if view["moving"] is None else str(view["moving"]["who"])


def _spaces(view: TerminalView, lang: str) -> dict[str, str]:
    """All spaces by what they may be called."""
    calls: dict[str, str] = {}
    for space in view["board"]["spaces"]:
        id_ = space["id"]
        name = speak(lang, "kill-doctor-lucky-table-space", space=id_)
        calls |= {_plain(call): id_ for call in (id_, id_.replace("_", " "), name)}
        if space["number"] is not None:
            calls[str(space["number"])] = id_
    return calls


def _weapons(view: TerminalView, lang: str) -> dict[str, str]:
    """All weapons by what they may be called."""
    calls: dict[str, str] = {}
    for id_ in view["board"]["weapons"]:
        name = speak(lang, "kill-doctor-lucky-table-weapon", weapon=id_)
        calls |= {_plain(call): id_ for call in (id_, id_.replace("_", " "), name)}
    return calls


def _called(text: str, calls: Mapping[str, str]) -> str | None:
    """What is called so, or what alone has a name that begins so."""
    if text in calls:
        return calls[text]
    begun = {id_ for call, id_ in calls.items() if text and call.startswith(text)}
    return begun.pop() if len(begun) == 1 else None


def _plain(text: str) -> str:
    """Small letters without accents, one blank between words."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(c for c in apart if not unicodedata.combining(c)).split())
