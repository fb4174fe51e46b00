"""What players of Teufel Teufel type for their actions: cells, and words before them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ....capabilities.composite_moves import CompositeMove
from ....terminal import TerminalView
from ..composite_moves import SLED
from ..notation import CELL_NUMBERS, LETTER_NAMES, WORDS
from ..state import SIDE, VERBS
from .names import seat_name

BLANKS = re.compile(r"[\s:,]+")

SAID: Mapping[str, str] = {
    **{verb: verb for verb in (*VERBS, "take", "lose", *WORDS)},
    SLED: "go",
    "shuffle": "lift",
    "look": "peek",
    "home": "banish",
    "rob": "take",
}
"""The words that may stand before cells, letters or seats, or alone."""

MEANT_BY_PHASE: Mapping[str, str] = {
    "place": "place",
    "turn": "go",
    "moving": "go",
    "tower": "peek",
    "take": "take",
    "lose": "lose",
    "swap": "with",
    "lay": "lay",
    "reveal": "reveal",
}
"""What is meant by a cell, a letter or a seat without a word before it."""

TWO = 2
"""A swap names so many cells."""

Sentence = tuple[str, list[str]]
"""A word and what follows it."""


def as_notation(
    typed: str, view: TerminalView, moves: Sequence[CompositeMove], lang: str
) -> str | tuple[str, ...]:
    """A line as the notation has it: `c4` is the walk to c4, `swap a1 b2` is `swap:a1`, `with:b2`.

    Several actions come one after another. What is nothing of the kind comes back as it was.
    """
    words = [word for word in BLANKS.split(typed.casefold()) if word]
    sentences = _sentences(words, MEANT_BY_PHASE.get(view["phase"], ""))
    cell = _walked_to(sentences)
    if cell is not None and ":" not in typed:
        return _walk(cell, view, moves)
    written = [_actions(verb, things, view, lang) for verb, things in sentences]
    if typed.isdecimal() or not all(written):
        return typed
    actions = tuple(action for several in written for action in several)
    return actions[0] if len(actions) == 1 else actions or typed


def _sentences(words: Sequence[str], meant: str) -> list[Sentence]:
    """The words, each with what follows it; `meant` stands before what follows none."""
    sentences: list[Sentence] = []
    for word in words:
        if word in SAID:
            sentences.append((SAID[word], []))
        else:
            if not sentences:
                sentences.append((meant, []))
            sentences[-1][1].append(word)
    return sentences


def _walked_to(sentences: Sequence[Sentence]) -> str | None:
    """The cell to which a walk is to lead; None if it is something else."""
    if len(sentences) != 1 or sentences[0][0] != "go" or len(sentences[0][1]) != 1:
        return None
    cell = sentences[0][1][0]
    return cell if cell in CELL_NUMBERS else None


def _actions(verb: str, things: Sequence[str], view: TerminalView, lang: str) -> list[str]:
    """The actions that a word and what follows it stand for; none if it means nothing."""
    if verb in WORDS:
        return [] if things else [verb]
    if verb == "swap" and len(things) > TWO:
        return []
    verbs = ["swap", "with"] if verb == "swap" else [verb] * len(things)
    pairs = zip(verbs, things, strict=False)
    written = [_action(each, thing, view, lang) for each, thing in pairs]
    return [action for action in written if action is not None] if all(written) else []


def _action(verb: str, thing: str, view: TerminalView, lang: str) -> str | None:
    if verb == "take":
        seat = _seat(thing, view, lang)
        return None if seat is None else f"take:{seat}"
    if verb == "lose":
        is_letter = thing.upper() in set(LETTER_NAMES)
        return f"lose:{thing.upper()}" if is_letter else None
    if not verb and view["phase"] == "lift":
        verb = "lift" if thing in view["cards"] else "lay"
    return f"{verb}:{thing}" if verb and thing in CELL_NUMBERS else None


def _seat(thing: str, view: TerminalView, lang: str) -> int | None:
    """A seat by its number, its player's name or the beginning of it."""
    seats = range(len(view["sleds"]))
    if thing.isdecimal():
        return int(thing) if int(thing) in seats else None
    return next((s for s in seats if seat_name(s, lang).casefold().startswith(thing)), None)


def _walk(cell: str, view: TerminalView, moves: Sequence[CompositeMove]) -> str:
    """A walk; where there is none, the step that says best why, if it is one step away."""
    if any(move.to == cell for move in moves):
        return f"{SLED} {cell}"
    return f"go:{cell}" if not moves or _is_beside(view, cell) else f"{SLED} {cell}"


def _is_beside(view: TerminalView, cell: str) -> bool:
    seat = view["to_play"]
    here = None if seat is None else view["sleds"][seat]
    if here is None:
        return False
    one, other = CELL_NUMBERS[here], CELL_NUMBERS[cell]
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE) <= 1
