"""A game's rulebook: Markdown in `games/<game>/rulebook/<language>.md`, read by clauses.

A book opens with `# Title`, its sections with `## Title {#id}`, its clauses with
`### DF-19 · Title`. Sections have the same ids in every language.
In a clause, the paragraphs that open with an emphasised label such as `*Sources:*` tell where the
rule comes from and what the editions make of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

__all__ = ["Clause", "Rulebook", "Section", "load"]

ROLES = {
    "Sources": "sources",
    "Quellen": "sources",
    "Editions": "editions",
    "Éditions": "editions",
    "Ausgaben": "editions",
    "Example": "example",
    "Exemple": "example",
    "Beispiel": "example",
}
"""What a labelled paragraph is for, and its class in HTML, by its label in any language."""

CLAUSE_HEADING = re.compile(r"(?P<id>[A-Z]{2,3}-\d{2}[a-z]?) · (?P<title>.+)")
SECTION_HEADING = re.compile(r"(?P<title>.+) \{#(?P<id>[a-z]+)\}")
CLAUSE_MENTION = re.compile(r"\b([A-Z]{2,3}-\d{2}[a-z]?)\b")
CLAUSE_NUMBER = re.compile(r"(?:(?P<book>[A-Z]{2,3})[-\s.]*)?0*(?P<number>\d{1,2}[A-Z]?)")
"""A clause's number as people type it, in capitals: `DF-09`, `DF 9`, `9`."""


@dataclass(frozen=True)
class Clause:
    """One numbered rule. Everything but `id` and `title` is Markdown.

    `text` is the rule with its examples; `sources` and `editions` lack their labels and are empty
    where nothing is said; `body` is all of it, as it stands under the heading.
    """

    id: str
    title: str
    text: str
    sources: str
    editions: str
    body: str

    def html(self) -> str:
        """The clause as HTML, without its heading; mentions of clauses link to `#DF-19`."""
        return _render(self.body)


@dataclass(frozen=True)
class Section:
    """A part of the book: its `text` (Markdown) stands before its clauses."""

    id: str
    """The same in every language, such as "setup"."""
    title: str
    text: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Rulebook:
    """A whole rulebook in one language; `text` is its Markdown, `intro` what opens it."""

    lang: str
    title: str
    intro: str
    sections: tuple[Section, ...]
    text: str

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All clauses, in order."""
        return tuple(clause for section in self.sections for clause in section.clauses)

    @property
    def markdown(self) -> str:
        """The book's Markdown without its sections' ids, for readers that know no such marks."""
        return re.sub(r"^(## .+) \{#[a-z]+\}$", r"\1", self.text, flags=re.MULTILINE)

    def section(self, section_id: str) -> Section:
        """The section with an id such as "setup". Raises ValueError if there is none."""
        for section in self.sections:
            if section.id == section_id:
                return section
        raise ValueError(f"{self.title} has no section {section_id!r}")

    def clause(self, clause_id: str) -> Clause:
        """The clause with a number such as "DF-19". Raises ValueError if there is none."""
        for clause in self.clauses:
            if clause.id == clause_id:
                return clause
        raise ValueError(f"{self.title} has no clause {clause_id!r}")

    @property
    def prefix(self) -> str:
        """What its clauses' numbers begin with, such as "DF"."""
        return self.clauses[0].id.partition("-")[0]

    def numbered(self, typed: str) -> Clause | None:
        """The clause whose number somebody typed, as `DF-09`, `df 9`, `df9` or `9`; None: that is none."""
        asked = CLAUSE_NUMBER.fullmatch(typed.strip().upper())
        for clause in self.clauses if asked else ():
            its = CLAUSE_NUMBER.fullmatch(clause.id.upper())
            if (
                its
                and asked
                and its["number"] == asked["number"]
                and asked["book"] in (None, its["book"])
            ):
                return clause
        return None

    def html(self, top: int = 1) -> str:
        """The book as HTML: its title a heading of level `top`, a clause's heading with its id.

        Paragraphs on sources, editions and examples have those words as their class, and mentions
        of clauses link to them.
        """
        return _render(self.text, top)


@cache
def load(game: str, lang: str) -> Rulebook:
    """The rulebook of a game, by its name, in a language.

    Raises ValueError naming the choices if the game or the language is unknown.
    """
    if game in _added:
        return _read(lang, _added[game])
    shelves = {folder.name.replace("_", "-"): folder / "rulebook" for folder in _games()}
    if game not in shelves:
        raise ValueError(f"there is no rulebook of {game!r}; there are {', '.join(shelves)}")
    books = {file.name.removesuffix(".md"): file for file in _books(shelves[game])}
    if lang not in books:
        raise ValueError(f"the rulebook of {game} is not in {lang!r} but in {', '.join(books)}")
    return _read(lang, books[lang].read_text("utf-8"))


def add_game(game: str, source: str) -> None:
    """Have the rulebook of a game that is in no folder here: Markdown, the same for every language."""
    _added[game] = source
    load.cache_clear()


_added: dict[str, str] = {}


def _games() -> list[Traversable]:
    folders = (resources.files(__package__) / "games").iterdir()
    found = [folder for folder in folders if (folder / "rulebook").is_dir()]
    return sorted(found, key=lambda folder: folder.name)


def _books(shelf: Traversable) -> list[Traversable]:
    found = [file for file in shelf.iterdir() if file.name.endswith(".md")]
    return sorted(found, key=lambda file: file.name)


# Reading: a book is blocks, split by its headings


@dataclass(frozen=True)
class _Block:
    """A heading or another block of the outermost level; a heading's text lacks its marks."""

    tag: str
    text: str
    role: str = ""


def _read(lang: str, source: str) -> Rulebook:
    _, [(title, book)] = _split(_blocks(source), "h1")
    intro, parts = _split(book, "h2")
    sections = tuple(_section(heading, part) for heading, part in parts)
    return Rulebook(lang, title, _markdown(intro), sections, source)


def _section(heading: str, blocks: list[_Block]) -> Section:
    named = SECTION_HEADING.fullmatch(heading)
    if named is None:
        raise ValueError(f"{heading!r} is no heading of a section, such as 'Setting up {{#setup}}'")
    text, parts = _split(blocks, "h3")
    clauses = tuple(_clause(title, part) for title, part in parts)
    return Section(named["id"], named["title"], _markdown(text), clauses)


def _clause(heading: str, blocks: list[_Block]) -> Clause:
    named = CLAUSE_HEADING.fullmatch(heading)
    if named is None:
        raise ValueError(f"{heading!r} is no heading of a clause, such as 'DF-19 · A trap'")
    said = {role: _unlabelled(blocks, role) for role in ("sources", "editions")}
    text = _markdown(block for block in blocks if block.role not in said)
    return Clause(named["id"], named["title"], text, body=_markdown(blocks), **said)


def _blocks(source: str) -> list[_Block]:
    lines = source.splitlines()
    tokens = _markdown_it().parse(source)
    found: list[_Block] = []
    for token in tokens:
        if token.level > 0 or token.map is None:
            continue
        text = "\n".join(lines[slice(*token.map)])
        if token.type == "heading_open":
            text = text.lstrip("#")
        role = token.attrGet("class") if token.type == "paragraph_open" else ""
        found.append(_Block(token.tag, text.strip(), str(role or "")))
    return found


def _split(blocks: list[_Block], tag: str) -> tuple[list[_Block], list[tuple[str, list[_Block]]]]:
    """What stands before the first heading of a kind, and what stands under each."""
    before: list[_Block] = []
    parts: list[tuple[str, list[_Block]]] = []
    for block in blocks:
        if block.tag == tag:
            parts.append((block.text, []))
        else:
            (parts[-1][1] if parts else before).append(block)
    return before, parts


def _markdown(blocks: Iterator[_Block] | list[_Block]) -> str:
    return "\n\n".join(block.text for block in blocks)


def _unlabelled(blocks: list[_Block], role: str) -> str:
    """The paragraphs of a role without their label, which is the emphasis they open with."""
    return "\n\n".join(
        re.sub(r"^\*[^*]+\*\s*", "", block.text) for block in blocks if block.role == role
    )


# Rendering


def _render(source: str, top: int = 1) -> str:
    tokens = _markdown_it().parse(source)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(6, int(token.tag[1]) + top - 1)}"
    parser = _markdown_it()
    return str(parser.renderer.render(tokens, parser.options, {}))


def markdown_parser() -> MarkdownIt:
    """A parser of the Markdown that books are written in."""
    return _complete(MarkdownIt("commonmark", {"html": False}).enable("table"))


@cache
def _markdown_it() -> MarkdownIt:
    parser = markdown_parser()
    parser.core.ruler.push("clauses", _mark_clauses)
    return _complete(parser)


def _complete(parser: MarkdownIt) -> MarkdownIt:
    """A parser for several threads at once, which else collects its rules while others read by them."""
    inline = parser.inline
    for ruler in (parser.core.ruler, parser.block.ruler, inline.ruler, inline.ruler2):
        ruler.getRules("")
    return parser


def _mark_clauses(state: StateCore) -> None:
    """Give clauses and sections their anchors, labelled paragraphs their class, mentions links."""
    for opening, inline in zip(state.tokens, state.tokens[1:], strict=False):
        if inline.type != "inline":
            continue
        if opening.type == "heading_open":
            if named := CLAUSE_HEADING.fullmatch(inline.content):
                opening.attrSet("id", named["id"])
            elif named := SECTION_HEADING.fullmatch(inline.content):
                opening.attrSet("id", named["id"])
                inline.children = [Token("text", "", 0, content=named["title"])]
            continue
        if opening.type == "paragraph_open" and (role := _role(inline)):
            opening.attrSet("class", role)
        inline.children = [part for child in inline.children or [] for part in _linked(child)]


def _role(inline: Token) -> str | None:
    children = inline.children or []
    if len(children) < 2 or children[0].type != "em_open":
        return None
    return ROLES.get(children[1].content.removesuffix(":").rstrip())


def _linked(token: Token) -> Iterator[Token]:
    """A token, its text parted where it mentions clauses and these made links."""
    if token.type != "text":
        yield token
        return
    for index, piece in enumerate(CLAUSE_MENTION.split(token.content)):
        text = Token("text", "", 0, content=piece)
        if index % 2 == 0:
            yield text
            continue
        yield Token("link_open", "a", 1, attrs={"href": f"#{piece}"})
        yield text
        yield Token("link_close", "a", -1)
