"""The rulebooks: the same clauses in every language, each with its sources, and HTML to link to."""

import re

import pytest

import diablerie
from diablerie import rulebook
from diablerie.words import LANGUAGES

GAME = "doctor-faust"
CLAUSES = [f"DF-{number:02d}" for number in range(1, 49)]
QUOTED = [
    *("DF-08", "DF-10", "DF-12", "DF-13", "DF-16", "DF-19", "DF-20", "DF-21", "DF-22", "DF-23"),
    *("DF-24", "DF-26", "DF-27", "DF-28", "DF-29", "DF-30", "DF-32", "DF-35", "DF-36", "DF-37"),
    *("DF-40", "DF-42", "DF-48", "DF-14", "DF-18"),
]
"""The clauses that events and refusals name."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_clauses_are_there_in_order(lang: str) -> None:
    assert [clause.id for clause in rulebook.load(GAME, lang).clauses] == CLAUSES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_a_title_a_text_and_its_sources(lang: str) -> None:
    for clause in rulebook.load(GAME, lang).clauses:
        assert clause.title, clause.id
        assert clause.text, clause.id
        assert clause.sources, clause.id
        assert not re.match(r"\*", clause.sources), clause.id


@pytest.mark.parametrize("game", diablerie.games())
def test_the_languages_agree_on_sections_clauses_and_what_is_said_of_each(game: str) -> None:
    shapes = [
        [
            [(c.id, bool(c.editions), c.body.count("\n\n")) for c in section.clauses]
            for section in rulebook.load(game, lang).sections
        ]
        for lang in LANGUAGES
    ]
    assert shapes[1:] == shapes[:-1]


@pytest.mark.parametrize("game", diablerie.games())
def test_the_languages_name_the_same_switches_and_clauses_in_each_clause(game: str) -> None:
    def named(lang: str) -> dict[str, tuple[list[str], list[str]]]:
        return {
            clause.id: (
                sorted(re.findall(r"`[^`]+`", clause.body)),
                sorted(set(re.findall(r"DF-\d\d", clause.body))),
            )
            for clause in rulebook.load(game, lang).clauses
        }

    for lang in LANGUAGES[1:]:
        assert named(lang) == named("en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", diablerie.games())
def test_every_option_every_value_and_every_edition_is_in_the_tables(game: str, lang: str) -> None:
    facts = diablerie.describe(game)
    tables = rulebook.load(game, lang).sections[-1].text
    for option in facts.options:
        (row,) = (line for line in tables.splitlines() if line.startswith(f"| `{option.name}` |"))
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[2] == f"`{option.default}`", option.name
        for value in option.values or ():
            assert f"`{value}`" in cells[1], option.name
    for edition in facts.editions:
        assert f"\n| `{edition}` |" in tables


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_an_edition_sets_is_told_at_the_clause(lang: str) -> None:
    editions = " ".join(clause.editions for clause in rulebook.load(GAME, lang).clauses)
    for options in diablerie.describe(GAME).editions.values():
        for name, value in options.items():
            assert f"`{name}={value}`" in editions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_opens_with_its_title_and_says_whose_the_game_is(lang: str) -> None:
    book = rulebook.load(GAME, lang)
    assert book.title == "Doctor Faust"
    assert "Reinhold Wittig" in book.intro
    assert book.sections[0].clauses == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_that_the_game_names_has_one_anchor(lang: str) -> None:
    html = rulebook.load(GAME, lang).html()
    for clause in QUOTED:
        assert html.count(f' id="{clause}"') == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_link_of_a_book_leads_to_a_clause(lang: str) -> None:
    html = rulebook.load(GAME, lang).html()
    links = set(re.findall(r'href="#([^"]+)"', html))
    assert links
    assert links <= set(CLAUSES)


def test_headings_start_at_the_level_asked_for() -> None:
    book = rulebook.load(GAME, "en")
    assert book.html().startswith("<h1>Doctor Faust</h1>")
    assert book.html(top=2).startswith("<h2>Doctor Faust</h2>")
    assert '<h4 id="DF-19">DF-19 · A trap</h4>' in book.html(top=2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_is_rendered_with_its_parts_told_apart(lang: str) -> None:
    html = rulebook.load(GAME, lang).clause("DF-35").html()
    for role in ("example", "sources", "editions"):
        assert html.count(f'<p class="{role}">') == 1
    assert '<a href="#DF-36">DF-36</a>' in html


def test_a_clause_is_found_by_its_number() -> None:
    book = rulebook.load(GAME, "de")
    assert book.clause("DF-19").title == "Eine Falle"
    with pytest.raises(ValueError, match="DF-99"):
        book.clause("DF-99")


def test_an_unknown_language_or_game_is_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match=r"'nl'.* de, en, fr"):
        rulebook.load(GAME, "nl")
    with pytest.raises(ValueError, match=r"'chess'.* doctor-faust"):
        rulebook.load("chess", "en")
