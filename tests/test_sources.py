"""The original texts, sentence by sentence: each has its clauses or a reason, and is played.

`docs/sources/<game>.md` holds a table for each page or chapter of a text, a row for each sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import diablerie
from diablerie import rulebook

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "sources"

HEADER = ["#", "What it says", "Clauses", "Switches", "Played by"]
LAST_HEADER = ["Clause", "Why there is none", "Played by"]
LAST_SECTION = "Clauses without a sentence"
NOTHING = "–"

PLACE = re.compile(r"(?P<place>.+) \((?P<count>\d+) sentences?\)")
REASON = re.compile(r"\*[^*]+\*")
RULE = re.compile(r"[\s|:-]+")
SCENARIO = re.compile(r"[A-Z]+-\d+[a-z]?")

every_game = pytest.mark.parametrize("game", diablerie.games())


@dataclass(frozen=True)
class Known:
    """What a page may name: a game's clauses, its switches, and the functions that test it."""

    clauses: frozenset[str]
    switches: frozenset[str]
    tests: frozenset[str]

    def plays(self, name: str) -> bool:
        """Whether there is such a test, or one of a scenario such as DFG-05."""
        if not SCENARIO.fullmatch(name):
            return name in self.tests
        opening = f"test_{name.lower().replace('-', '_')}_"
        return any(test.startswith(opening) for test in self.tests)


@dataclass(frozen=True)
class Part:
    """A heading of the page with the cells of the table below it, the table's header among them."""

    level: int
    title: str
    rows: list[list[str]]


def known_of(game: str) -> Known:
    """What the rulebook, the options and the tests of a game hold."""
    files = (TESTS / "games" / game.replace("-", "_")).rglob("test_*.py")
    tests = [
        re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE) for file in files
    ]
    return Known(
        clauses=frozenset(clause.id for clause in rulebook.load(game, "en").clauses),
        switches=frozenset(option.name for option in diablerie.describe(game).options),
        tests=frozenset(name for names in tests for name in names),
    )


def parts_of(page: str) -> list[Part]:
    """The page's headings from `##` on, in order."""
    parts: list[Part] = []
    for line in page.splitlines():
        if heading := re.fullmatch(r"(#{2,3}) (.+)", line):
            parts.append(Part(len(heading[1]), heading[2], []))
        elif parts and line.startswith("|") and not RULE.fullmatch(line):
            parts[-1].rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
    return parts


def faults(page: str, known: Known) -> list[str]:
    """All that is wrong with a page, a line each."""
    *texts, last = parts_of(page) or [Part(2, "", [])]
    found = list(_faults_of_parts(texts, last))
    with_sentence = set()
    for part in texts:
        for row in part.rows[1:]:
            at = f"{part.title}, row {row[0]}"
            found += [f"{at}: {fault}" for fault in _faults_of_row(row, known)]
            with_sentence |= set(_clauses(row))
    found += _faults_of_last(last, known, with_sentence)
    return found


def _faults_of_parts(texts: list[Part], last: Part) -> Iterator[str]:
    if last.title != LAST_SECTION or last.level != 2:
        yield f"the last section is {last.title!r}, not {LAST_SECTION!r}"
    if not texts or texts[0].level != 2:
        yield "the page does not begin with a text"
    for part, following in zip(texts, [*texts[1:], last], strict=True):
        if part.level == 2 and (part.rows or following.level == 2):
            yield f"{part.title}: a text is parted into places"
        if part.level == 3:
            yield from _faults_of_place(part)


def _faults_of_place(part: Part) -> Iterator[str]:
    named = PLACE.fullmatch(part.title)
    if named is None:
        yield f"{part.title}: a place says how many sentences it has"
    elif len(part.rows) - 1 != int(named["count"]):
        yield f"{part.title}: there are {len(part.rows) - 1} rows"
    if part.rows[:1] != [HEADER]:
        yield f"{part.title}: the table's header is not {HEADER}"
    numbers = [row[0] for row in part.rows[1:]]
    if numbers != [str(number) for number in range(1, len(numbers) + 1)]:
        yield f"{part.title}: the rows are not numbered from 1 without gaps"


def _faults_of_row(row: list[str], known: Known) -> Iterator[str]:
    if len(row) != len(HEADER):
        yield f"it has {len(row)} cells"
        return
    _, says, clauses, switches, played_by = row
    if not says:
        yield "nothing is said"
    has_reason = REASON.fullmatch(clauses) is not None
    if not has_reason:
        yield from _unknown("clause", clauses.split(", "), known.clauses)
    if switches != NOTHING:
        yield from _unknown("switch", switches.split(", "), {f"`{s}`" for s in known.switches})
    if played_by == NOTHING and not has_reason:
        yield "no test plays it"
    if played_by != NOTHING:
        yield from _faults_of_tests(played_by, known)


def _faults_of_last(last: Part, known: Known, with_sentence: set[str]) -> Iterator[str]:
    if last.rows[:1] != [LAST_HEADER]:
        yield f"{last.title}: the table's header is not {LAST_HEADER}"
    told = [row[0] for row in last.rows[1:]]
    yield from _unknown("clause", told, known.clauses)
    for row in last.rows[1:]:
        if len(row) != len(LAST_HEADER) or not row[1]:
            yield f"{row[0]}: no reason is given why it has no sentence"
        yield from (f"{row[0]}: {fault}" for fault in _faults_of_tests(row[-1], known))
    for clause in sorted(known.clauses - with_sentence - set(told)):
        yield f"{clause} has neither a sentence nor a reason"
    for clause in sorted(with_sentence & set(told)):
        yield f"{clause} has a sentence after all"
    for clause in sorted({clause for clause in told if told.count(clause) > 1}):
        yield f"{clause} is told twice"


def _faults_of_tests(cell: str, known: Known) -> Iterator[str]:
    for name in cell.split(", "):
        if not re.fullmatch(r"`[^`]+`", name) or not known.plays(name.strip("`")):
            yield f"there is no test {name!r}"


def _unknown(what: str, named: list[str], known: set[str] | frozenset[str]) -> Iterator[str]:
    yield from (f"there is no {what} {name!r}" for name in named if name not in known)


def _clauses(row: list[str]) -> list[str]:
    return row[2].split(", ") if len(row) == len(HEADER) else []


@every_game
def test_every_sentence_and_every_clause_is_accounted_for(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text("utf-8")
    assert faults(page, known_of(game)) == []


@every_game
def test_a_clause_that_loses_its_sentences_is_missed(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text("utf-8")
    known = known_of(game)
    for clause in known.clauses:
        lines = [line for line in page.splitlines() if not re.search(rf"\b{clause}\b", line)]
        assert f"{clause} has neither a sentence nor a reason" in faults("\n".join(lines), known)


# A page so short that each of its faults is planted by hand

SMALL = Known(
    clauses=frozenset({"XY-01", "XY-02", "XY-03"}),
    switches=frozenset({"pace"}),
    tests=frozenset({"test_xy_01_a_pawn_walks", "test_xyg_05_two_pawns", "test_xy_03"}),
)
PAGE = """# A game

What this page is.

## The German text

### Page 1 (2 sentences)

| # | What it says | Clauses | Switches | Played by |
|---|---|---|---|---|
| 1 | A pawn walks two spaces. | XY-01, XY-02 | `pace` | `test_xy_01_a_pawn_walks`, `XYG-05` |
| 2 | Send the publisher a card. | *about the publisher* | – | – |

## Clauses without a sentence

| Clause | Why there is none | Played by |
|---|---|---|
| XY-03 | derived from XY-01 | `test_xy_03` |
"""


def test_a_page_without_faults_is_let_pass() -> None:
    assert faults(PAGE, SMALL) == []


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("XY-01, XY-02", "XY-01", "XY-02 has neither a sentence nor a reason"),
        ("| XY-03 | derived from XY-01 | `test_xy_03` |\n", "", "XY-03 has neither"),
        ("XY-01, XY-02", "XY-01, XY-02, XY-03", "XY-03 has a sentence after all"),
        ("XY-01, XY-02", "XY-01, XY-02, XY-09", "row 1: there is no clause 'XY-09'"),
        ("| XY-03 |", "| XY-09 |", "there is no clause 'XY-09'"),
        ("*about the publisher*", "about the publisher", "row 2: there is no clause 'about"),
        ("*about the publisher*", "–", "row 2: there is no clause '–'"),
        ("*about the publisher*", "", "row 2: there is no clause ''"),
        ("derived from XY-01", "", "XY-03: no reason is given"),
        ("A pawn walks two spaces.", "", "row 1: nothing is said"),
        ("`pace`", "`speed`", "row 1: there is no switch '`speed`'"),
        ("`pace`", "pace", "row 1: there is no switch 'pace'"),
        ("`test_xy_01_a_pawn_walks`", "`test_xy_01`", "there is no test '`test_xy_01`'"),
        ("`XYG-05`", "`XYG-06`", "there is no test '`XYG-06`'"),
        ("`XYG-05`", "XYG-05", "there is no test 'XYG-05'"),
        ("`test_xy_01_a_pawn_walks`, `XYG-05`", "–", "row 1: no test plays it"),
        ("| `test_xy_03` |", "| – |", "XY-03: there is no test '–'"),
        ("(2 sentences)", "(3 sentences)", "Page 1 (3 sentences): there are 2 rows"),
        ("Page 1 (2 sentences)", "Page 1", "Page 1: a place says how many sentences"),
        ("| 2 | Send", "| 3 | Send", "not numbered from 1 without gaps"),
        ("| 2 | Send", "| 1 | Send", "not numbered from 1 without gaps"),
        ("| – | – |", "| – |", "row 2: it has 4 cells"),
        ("| Clauses | Switches |", "| Switches | Clauses |", "the table's header is not"),
        ("| Clause | Why", "| Number | Why", "the table's header is not"),
        ("## Clauses without a sentence", "## The rest", "the last section is 'The rest'"),
        ("## The German text", "", "the page does not begin with a text"),
        ("### Page 1 (2 sentences)", "", "The German text: a text is parted into places"),
        ("`test_xy_03` |\n", "`test_xy_03` |\n| XY-03 | a | `XYG-05` |\n", "XY-03 is told twice"),
    ],
)
def test_a_planted_fault_is_found(right: str, wrong: str, fault: str) -> None:
    assert right in PAGE
    found = faults(PAGE.replace(right, wrong, 1), SMALL)
    assert any(fault in line for line in found), found
