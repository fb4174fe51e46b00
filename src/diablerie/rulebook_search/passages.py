"""Passages of a rulebook: what a search looks through, each with the clause or section it belongs to."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from markdown_it.token import Token

from ..rulebook import CLAUSE_MENTION, Clause, Rulebook, Section, markdown_parser

SECOND_NAMES = "words"
"""The section whose table tells what things are called on the box, in the texts and in the book."""

LEADING_ON = 0.6
"""What a row of a table counts that leads on to a clause, where it counts as well."""

LINK = re.compile(r"#([A-Za-z0-9-]+)")


@dataclass(frozen=True)
class Place:
    """A clause or a section: what a search finds."""

    kind: Literal["clause", "section"]
    id: str
    title: str
    section: str
    """The title of the section it is or stands in."""


@dataclass(frozen=True)
class Passage:
    """A text at a place, with what else is said of it: by field, in plain words.

    `names` are the place's second names, each on its own. `weight` is below 1 where the text only leads on
    to a clause.
    """

    place: Place
    text: str
    fields: dict[str, str]
    names: tuple[str, ...] = ()
    weight: float = 1.0


@dataclass
class _Block:
    """A paragraph, an item of a list or a row of a table, in plain words."""

    cells: list[str] = field(default_factory=list)
    notation: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " · ".join(filter(None, self.cells))

    @property
    def clause(self) -> str | None:
        """The clause to which a row of a table leads on: the only one that it names."""
        clauses = set(CLAUSE_MENTION.findall(self.text))
        return clauses.pop() if len(self.cells) > 1 and len(clauses) == 1 else None


def passages(book: Rulebook) -> list[Passage]:
    """All of a book: a passage for each clause, and one for each paragraph, item and row of its sections."""
    names = _second_names(book)
    rows = _rows_on_clauses(book)
    found: list[Passage] = []
    for section in book.sections:
        found += _of_section(section, names)
        found += [_of_clause(clause, section, names, rows) for clause in section.clauses]
    return found


def _of_clause(
    clause: Clause, section: Section, names: dict[str, list[str]], rows: dict[str, list[_Block]]
) -> Passage:
    text, notation = _plain(clause.text)
    editions, switches = _plain(clause.editions)
    sources, _ = _plain(clause.sources)
    fields = {
        "title": clause.title,
        "notation": " ".join((notation, switches, *(_notation(row) for row in rows[clause.id]))),
        "text": text,
        "editions": editions,
        "sources": sources,
        "rows": " ".join(row.text for row in rows[clause.id]),
    }
    place = Place("clause", clause.id, clause.title, section.title)
    return Passage(place, text, fields, tuple(names[clause.id]))


def _of_section(section: Section, names: dict[str, list[str]]) -> Iterator[Passage]:
    place = Place("section", section.id, section.title, section.title)
    blocks = list(_blocks(section.text))
    if section.id == SECOND_NAMES:
        blocks = [block for block in blocks if not _named(block)]
    if not blocks:
        # It is found by its title, and what stands in it is said.
        blocks = [_Block(cells=[clause.title for clause in section.clauses])]
    for block in blocks:
        fields = {
            "title": f"{section.title} {section.id}",
            "notation": _notation(block),
            "text": block.text if section.text else "",
        }
        weight = 1.0 if block.clause is None else LEADING_ON
        yield Passage(place, block.text, fields, tuple(names[section.id]), weight)


def _notation(block: _Block) -> str:
    return " ".join(block.notation)


def _second_names(book: Rulebook) -> dict[str, list[str]]:
    """By clause or section, what the book's table of words, if it has one, says that it is called."""
    names: dict[str, list[str]] = defaultdict(list)
    tables = [section.text for section in book.sections if section.id == SECOND_NAMES]
    for block in (block for text in tables for block in _blocks(text)):
        for place in _named(block):
            names[place] += [name for cell in block.cells[:2] for name in _names_in(cell)]
    return names


def _named(block: _Block) -> list[str]:
    """The clauses and sections for which a row of the table of words has names."""
    if len(block.cells) < 3:
        return []
    return [*CLAUSE_MENTION.findall(block.cells[2]), *block.links]


def _names_in(cell: str) -> list[str]:
    return [name.strip() for name in re.split(r"[,;/]| · ", cell) if name.strip(" –-")]


def _rows_on_clauses(book: Rulebook) -> dict[str, list[_Block]]:
    """By clause, the rows of the sections' tables that lead on to it."""
    rows: dict[str, list[_Block]] = defaultdict(list)
    for section in book.sections:
        if section.id == SECOND_NAMES:
            continue
        for block in _blocks(section.text):
            if block.clause is not None:
                rows[block.clause].append(block)
    return rows


# Markdown as plain words


def _plain(markdown: str) -> tuple[str, str]:
    """A text in plain words, and what of it stands in the notation."""
    blocks = list(_blocks(markdown))
    notation = " ".join(name for block in blocks for name in block.notation)
    return " ".join(block.text for block in blocks), notation


def _blocks(markdown: str) -> Iterator[_Block]:
    row: _Block | None = None
    heading = False
    for token in markdown_parser().parse(markdown):
        if token.type in ("thead_open", "thead_close"):
            heading = token.type == "thead_open"
        elif token.type == "tr_open":
            row = _Block()
        elif token.type == "tr_close" and row is not None:
            if not heading:
                yield row
            row = None
        elif token.type == "inline":
            block = _Block() if row is None else row
            _take(token.children or (), block)
            if row is None:
                yield block


def _take(children: Iterable[Token], block: _Block) -> None:
    said = ""
    for child in children:
        if child.type == "code_inline":
            block.notation.append(child.content)
        elif child.type == "link_open" and (link := LINK.fullmatch(str(child.attrGet("href")))):
            block.links.append(link[1])
        said += " " if child.type == "softbreak" else child.content
    block.cells.append(said.strip())
