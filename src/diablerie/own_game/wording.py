"""Words of a game of one's own: its Fluent messages and its rulebook, made of docstrings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources

from ..words import LANGUAGES
from .declaration import THE_GAME, Declaration

STEM = "own-game"
"""What stands for a game's name in the messages that all such games have."""


def first_sentence(doc: str) -> str:
    """The first sentence of a docstring."""
    return re.split(r"(?<=[.!?])\s", doc.strip(), maxsplit=1)[0]


def catalogues(declared: Declaration) -> dict[str, str]:
    """The Fluent source of a game's messages in each language; what its author wrote is in theirs."""
    own = "\n".join(f"{name} = {_escaped(text)}" for name, text in _own_messages(declared))
    folder = resources.files(__package__) / "words"
    found = {}
    for lang in LANGUAGES:
        shared = (folder / f"{lang}.ftl").read_text("utf-8")
        seats = "\n".join(
            f"{declared.name}-seat-{seat} = {{ {declared.name}-seat-name }} {seat + 1}"
            for seat in range(declared.most_seats)
        )
        found[lang] = f"{shared.replace(STEM, declared.name)}\n{seats}\n{own}\n"
    return found


def _own_messages(declared: Declaration) -> Iterator[tuple[str, str]]:
    name = declared.name
    yield f"{name}-title", declared.title
    yield f"{name}-tagline", first_sentence(declared.doc)
    yield f"{name}-aim", first_sentence(declared.doc)
    yield f"{name}-aim-clause", f"{declared.clause_prefix}-{THE_GAME:02d}"
    for action in declared.actions:
        yield f"{name}-action-{action.name}", first_sentence(action.doc)
    for reason in declared.endings:
        yield f"{name}-ending-{reason}", declared.endings[reason]
    for option in declared.options:
        yield f"{name}-option-{option.name}", option.name.replace("_", " ").capitalize()
        yield f"{name}-option-{option.name}-doc", option.doc
        for value in option.values or ():
            yield f"{name}-option-{option.name}-{str(value).replace('..', '-')}", str(value)


def _escaped(text: str) -> str:
    """A text on one line, as Fluent has it."""
    return re.sub(r"[{}]", lambda found: f'{{ "{found[0]}" }}', " ".join(text.split())) or '{ "" }'


def rulebook(declared: Declaration) -> str:
    """The rulebook in Markdown: a clause for the deal, for each action, and for the end."""
    clauses = "\n\n".join(
        f"### {declared.clause_prefix}-{number:02d} · {title}\n\n{text}"
        for number, (title, text) in enumerate(_clauses(declared), 1)
    )
    return f"# {declared.title}\n\n{declared.doc}\n\n## Rules {{#rules}}\n\n{clauses}\n"


def _clauses(declared: Declaration) -> Iterator[tuple[str, str]]:
    written = ", ".join(f"`{action.pattern}`" for action in declared.actions)
    yield "The game", f"{declared.doc}\n\nActions are written {written}."
    yield "The deal", declared.deal_doc
    for action in declared.actions:
        yield action.name.capitalize(), action.doc
    yield "The end", "\n\n".join(declared.endings.values())
