"""Words of a game of one's own: its Fluent messages and its rulebook, made of docstrings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from typing import TYPE_CHECKING

from ..words import LANGUAGES

if TYPE_CHECKING:
    from .game import OwnGame

STEM = "own-game"
"""What stands for a game's name in the messages that all such games have."""


def first_sentence(doc: str) -> str:
    """The first sentence of a docstring."""
    return re.split(r"(?<=[.!?])\s", doc.strip(), maxsplit=1)[0]


def catalogues(kind: type[OwnGame]) -> dict[str, str]:
    """The Fluent source of a game's messages in each language; what its author wrote is in theirs."""
    own = "\n".join(f"{name} = {_escaped(text)}" for name, text in _own_messages(kind))
    folder = resources.files(__package__) / "words"
    found = {}
    for lang in LANGUAGES:
        shared = (folder / f"{lang}.ftl").read_text("utf-8")
        seats = "\n".join(
            f"{kind.name}-seat-{seat} = {{ {kind.name}-seat-name }} {seat + 1}"
            for seat in range(kind.seat_range[1])
        )
        found[lang] = f"{shared.replace(STEM, kind.name)}\n{seats}\n{own}\n"
    return found


def _own_messages(kind: type[OwnGame]) -> Iterator[tuple[str, str]]:
    name = kind.name
    yield f"{name}-title", kind.title
    yield f"{name}-tagline", first_sentence(kind.doc)
    yield f"{name}-aim", first_sentence(kind.doc)
    for action in kind.declared_actions:
        yield f"{name}-action-{action.name}", first_sentence(action.doc)
    for reason in kind.END_REASONS:
        yield f"{name}-ending-{reason}", kind.endings[reason]
    for option in kind.OPTIONS:
        yield f"{name}-option-{option.name}", option.name.replace("_", " ").capitalize()
        yield f"{name}-option-{option.name}-doc", option.doc
        for value in option.values or ():
            yield f"{name}-option-{option.name}-{str(value).replace('..', '-')}", str(value)


def _escaped(text: str) -> str:
    """A text on one line, as Fluent has it."""
    return re.sub(r"[{}]", lambda found: f'{{ "{found[0]}" }}', " ".join(text.split())) or '{ "" }'


def rulebook(kind: type[OwnGame]) -> str:
    """The rulebook in Markdown: a clause for the deal, for each action, and for the end."""
    clauses = "\n\n".join(
        f"### {kind.clause_prefix}-{number:02d} · {title}\n\n{text}"
        for number, (title, text) in enumerate(_clauses(kind), 1)
    )
    return f"# {kind.title}\n\n{kind.doc}\n\n## Rules {{#rules}}\n\n{clauses}\n"


def _clauses(kind: type[OwnGame]) -> Iterator[tuple[str, str]]:
    written = ", ".join(f"`{action.name}`" for action in kind.declared_actions)
    yield "The game", f"{kind.doc}\n\nActions are written {written}."
    yield "The deal", kind.deal_doc
    for action in kind.declared_actions:
        yield action.name.capitalize(), action.doc
    yield "The end", "\n\n".join(kind.endings.values())
