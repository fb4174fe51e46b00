"""Words of a game of one's own: its Fluent messages and its rulebook, made of docstrings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import resources

from ..options import written
from ..words import LANGUAGES
from .declaration import THE_GAME, Declaration
from .declared import Action
from .picture import Picture, place_name

STEM = "own-game"
"""What stands for a game's name in the messages that all such games have."""

YES_NO = {"true": "yes", "false": "no"}

UNKNOWN = "?"
"""What stands for the arguments of an action that somebody else has done in secret."""


def first_sentence(doc: str) -> str:
    """The first sentence of a docstring."""
    return re.split(r"(?<=[.!?])\s", doc.strip(), maxsplit=1)[0]


_CLAUSES = re.compile(r"([^:;]{1,40})[:;]\s+\S")
"""The first clause of a sentence says what is done: on the page, too (web/src/own-game/labels.ts)."""


def told_action(each: Action, way: Sequence[int | str], picture: Picture | None) -> str:
    """An action in words, with its arguments: `Bid (count 2, face 6)`. Without `way` they are not told."""
    sentence = first_sentence(each.doc)
    found = _CLAUSES.match(sentence)
    lead = found[1] if found else sentence.rstrip(".")
    told = told_arguments(
        [(argument.name, argument.is_space) for argument in each.arguments],
        list(map(str, way)),
        lambda space: place_name(space, picture),
    )
    return f"{lead} ({told})" if told else lead


def told_arguments(
    arguments: Sequence[tuple[str, bool]], values: Sequence[str], place: Callable[[int], str]
) -> str:
    """Arguments in words, by their names where there are several; `arguments`: names, which are spaces."""
    told = [
        place(int(value)) if is_space and value != UNKNOWN else value
        for (_, is_space), value in zip(arguments, values, strict=False)
    ]
    if len(told) < 2:
        return "".join(told)
    return ", ".join(
        f"{name} {value}".strip() for (name, _), value in zip(arguments, told, strict=False)
    )


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
        chosen = [
            _chosen(f"{declared.name}-ending", "reason", declared.endings),
            _chosen(f"{declared.name}-event-answered", "answer", declared.answers or {"none": ""}),
        ]
        parts = (shared.replace(STEM, declared.name), seats, own, *chosen)
        found[lang] = "\n".join(parts) + "\n"
    return found


def _chosen(message: str, by: str, texts: Mapping[str, str]) -> str:
    """A message that says one of some texts, as a parameter has it."""
    told = [f"[{name}] {_escaped(text)}" for name, text in texts.items()]
    variants = "\n".join(f"        {each}" for each in (*told[:-1], f"*{told[-1]}"))
    return f"{message} =\n    {{ ${by} ->\n{variants}\n    }}"


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
            told = written(value)
            yield f"{name}-option-{option.name}-{told.replace('..', '-')}", YES_NO.get(told, told)


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


def _written(action: Action) -> str:
    """How an action is written, and what its arguments are called."""
    names = ", ".join(each.name for each in action.arguments if each.name)
    return f"`{action.pattern}`" + (f" ({names})" if names else "")


def _clauses(declared: Declaration) -> Iterator[tuple[str, str]]:
    written = ", ".join(map(_written, declared.actions))
    yield "The game", f"{declared.doc}\n\nActions are written {written}."
    yield "The deal", declared.deal_doc
    for action in declared.actions:
        yield action.name.capitalize(), action.doc
    yield "The end", "\n\n".join(declared.endings.values())
