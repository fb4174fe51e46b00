"""The rulebooks: the same clauses in every language, each with its sources, and HTML to link to."""

import re
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from markdown_it import MarkdownIt

import diablerie
from diablerie import rulebook
from diablerie.options import written
from diablerie.words import LANGUAGES, speak
from tests.french import LOOSE
from tests.games.of_game import of_game

FAUST = "doctor-faust"
CLAUSE = r"\b[A-Z]{2,3}-\d\d[a-z]?\b"

every_game = pytest.mark.parametrize("game", diablerie.games())
every_book = pytest.mark.parametrize("game", diablerie.built_in_games())
"""Those that were written as books, with sources and tables; an installed game's are docstrings."""

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
@every_book
def test_all_clauses_are_there_in_order(game: str, lang: str) -> None:
    assert [clause.id for clause in rulebook.load(game, lang).clauses] == of_game(
        game, "clauses"
    ).ALL


@every_language
@every_book
def test_every_clause_has_a_title_a_text_and_its_sources(game: str, lang: str) -> None:
    for clause in rulebook.load(game, lang).clauses:
        assert clause.title, clause.id
        assert clause.text, clause.id
        assert clause.sources, clause.id
        assert not re.match(r"\*", clause.sources), clause.id


@every_game
def test_the_languages_agree_on_sections_clauses_and_what_is_said_of_each(game: str) -> None:
    shapes = [
        [
            (section.id, [(c.id, bool(c.editions), c.body.count("\n\n")) for c in section.clauses])
            for section in rulebook.load(game, lang).sections
        ]
        for lang in LANGUAGES
    ]
    assert shapes[1:] == shapes[:-1]


@every_game
def test_the_languages_name_the_same_switches_and_clauses_in_each_clause(game: str) -> None:
    def named(lang: str) -> dict[str, tuple[list[str], list[str]]]:
        return {
            clause.id: (
                sorted(re.findall(r"`[^`]+`", clause.body)),
                sorted(set(re.findall(CLAUSE, clause.body))),
            )
            for clause in rulebook.load(game, lang).clauses
        }

    for lang in LANGUAGES[1:]:
        assert named(lang) == named("en")


@every_language
@every_book
def test_every_option_every_value_and_every_edition_is_in_the_tables(game: str, lang: str) -> None:
    facts = diablerie.describe(game)
    tables = rulebook.load(game, lang).section("switches").text
    for option in facts.options:
        (row,) = (line for line in tables.splitlines() if line.startswith(f"| `{option.name}` |"))
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[2] == f"`{written(option.default)}`", option.name
        for value in (*(option.values or ()), *([None] if option.is_nullable else [])):
            assert f"`{written(value)}`" in cells[1], option.name
    for edition in facts.editions:
        assert f"\n| `{edition}` |" in tables


@every_book
def test_no_sign_of_two_parts_leaves_its_word_in_french(game: str) -> None:
    text = rulebook.load(game, "fr").text
    prose = re.sub(r"`[^`]+`", "", text)
    assert [line for line in prose.splitlines() if LOOSE.search(line)] == []


@every_language
@every_book
def test_what_an_edition_or_a_switch_sets_is_told_at_the_clause(game: str, lang: str) -> None:
    facts = diablerie.describe(game)
    editions = " ".join(clause.editions for clause in rulebook.load(game, lang).clauses)
    for options in facts.editions.values():
        for name, value in options.items():
            assert f"`{name}={written(value)}`" in editions
    for option in facts.options:
        assert option.name == "edition" or f"`{option.name}" in editions


@every_game
@every_language
def test_at_a_clause_a_switch_is_called_what_players_know_it_by(game: str, lang: str) -> None:
    for clause in rulebook.load(game, lang).clauses:
        for name in re.findall(r"`([a-z_]+)=", clause.editions):
            assert speak(lang, f"{game}-option-{name}") in clause.editions, clause.id


@every_language
@every_book
def test_the_book_opens_with_its_title_and_says_whose_the_game_is(game: str, lang: str) -> None:
    book = rulebook.load(game, lang)
    assert book.title == diablerie.describe(game).title
    assert of_game(game, "clauses").AUTHOR in book.intro
    assert book.sections[0].clauses == ()


@every_language
@every_game
def test_sections_have_an_anchor_that_no_reader_sees(game: str, lang: str) -> None:
    book = rulebook.load(game, lang)
    for section in book.sections:
        assert book.html().count(f'<h2 id="{section.id}">{section.title}</h2>') == 1
        assert f"\n## {section.title}\n" in book.markdown
    assert "{#" not in book.html() + book.markdown


@every_language
@every_book
def test_every_clause_that_the_game_names_has_one_anchor(game: str, lang: str) -> None:
    html = rulebook.load(game, lang).html()
    for clause in of_game(game, "clauses").QUOTED:
        assert html.count(f' id="{clause}"') == 1


@every_language
@every_book
def test_every_link_of_a_book_leads_to_a_clause_or_a_section(game: str, lang: str) -> None:
    book = rulebook.load(game, lang)
    links = set(re.findall(r'href="#([^"]+)"', book.html()))
    assert links
    assert links <= {*of_game(game, "clauses").ALL, *(section.id for section in book.sections)}


def test_headings_start_at_the_level_asked_for() -> None:
    book = rulebook.load(FAUST, "en")
    assert book.html().startswith("<h1>Doctor Faust</h1>")
    assert book.html(top=2).startswith("<h2>Doctor Faust</h2>")
    assert '<h4 id="DF-19">DF-19 · A trap</h4>' in book.html(top=2)


@every_language
def test_a_clause_is_rendered_with_its_parts_told_apart(lang: str) -> None:
    html = rulebook.load(FAUST, lang).clause("DF-35").html()
    for role in ("example", "sources", "editions"):
        assert html.count(f'<p class="{role}">') == 1
    assert '<a href="#DF-36">DF-36</a>' in html


def test_a_clause_is_found_by_its_number() -> None:
    book = rulebook.load(FAUST, "de")
    assert book.clause("DF-19").title == "Eine Falle"
    with pytest.raises(ValueError, match="DF-99"):
        book.clause("DF-99")


def test_an_unknown_language_or_game_is_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match=r"'nl'.* de, en, fr"):
        rulebook.load(FAUST, "nl")
    with pytest.raises(ValueError, match=r"'chess'.* doctor-faust"):
        rulebook.load("chess", "en")


@pytest.mark.parametrize("make", [rulebook.markdown_parser, rulebook._markdown_it.__wrapped__])
def test_several_threads_read_with_a_new_parser_at_once(make: Callable[[], MarkdownIt]) -> None:
    text = "# A book\n\n## DF-01 · A clause\n\nOne *word*.\n\n- a list\n"
    known = make().render(text)

    def read(gate: Barrier, parser: MarkdownIt) -> str:
        gate.wait()
        return str(parser.render(text))

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            for _ in range(300):
                gate, parser = Barrier(4), make()
                assert set(threads.map(read, [gate] * 4, [parser] * 4)) == {known}
    finally:
        sys.setswitchinterval(interval)
