"""The rulebooks as pages of the site: each clause with its sources, its editions, its code and its tests."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

import diablerie
from diablerie import rulebook
from diablerie.rulebook import CLAUSE_MENTION, Rulebook
from diablerie.words import LANGUAGES

from .clauses import Place, code_of, tests_of

UP = "../" * 4
"""From `docs/generated/rules/<language>` to the repository."""

WITH_CODE = "en"
"""The language whose pages show code and tests; the others lead there."""

CODE_THERE = {
    "de": "Wo diese Regel im Programm steht und was sie prüft, zeigt die englische Fassung.",
    "fr": "La version anglaise montre où cette règle se trouve dans le programme et ce qui la vérifie.",
}
SECTION_LINK = re.compile(r"\[([^\]]+)\]\(#([a-z]+)\)")
FOLLOWS = "No code of its own: it follows from the other clauses."


def write_rules(folder: Path) -> None:
    """Write `<language>/<game>.md` for all rulebooks, a language's index beside them."""
    for lang in LANGUAGES:
        (folder / lang).mkdir(parents=True, exist_ok=True)
        for game in diablerie.games():
            text = "\n\n".join(page(game, rulebook.load(game, lang))) + "\n"
            (folder / lang / f"{game}.md").write_text(text, "utf-8")


def page(game: str, book: Rulebook) -> Iterator[str]:
    """A rulebook, block by block, in Markdown as MyST reads it."""
    code, tests = code_of(game), tests_of(game)
    yield f"# {book.title}"
    yield book.intro
    for section in book.sections:
        yield f'<a id="{section.id}"></a>'
        yield f"## {section.title}"
        yield _linked(section.text)
        for clause in section.clauses:
            yield f'<a id="{clause.id}"></a>'
            yield f"### {clause.id} · {clause.title}"
            yield _linked(clause.body)
            if book.lang == WITH_CODE:
                yield from behind(code.get(clause.id, ()), tests.get(clause.id, ()))
            else:
                there = f"../{WITH_CODE}/{game}.html#{clause.id}"
                yield f'<p class="there"><a href="{there}">{CODE_THERE[book.lang]}</a></p>'


def behind(code: Sequence[Place], tests: Sequence[Place]) -> Iterator[str]:
    """What stands behind a clause, folded: its code, its tests."""
    if not code:
        yield f'<p class="there">{FOLLOWS}</p>'
    for place in code:
        yield from folded("Code", place)
    for place in tests:
        yield from folded("Test", place)


def folded(kind: str, place: Place) -> Iterator[str]:
    """A piece of code under its name."""
    names = [place.file.name, *([place.name] if place.name else [])]
    where = " · ".join(f"<code>{escape(name)}</code>" for name in names)
    yield f"<details><summary>{kind}: {where}</summary>"
    part = f":pyobject: {place.name}\n" if place.name else ""
    yield f"```{{literalinclude}} {UP}{place.file}\n{part}```"
    yield "</details>"


def _linked(text: str) -> str:
    """A text whose mentions of clauses, and links to sections, lead to them."""
    linked = SECTION_LINK.sub(r'<a href="#\2">\1</a>', text)
    return CLAUSE_MENTION.sub(r'<a href="#\1">\1</a>', linked)
