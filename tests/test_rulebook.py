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

FAUST, LUCKY, TEUFEL = "doctor-faust", "kill-doctor-lucky", "teufel-teufel"
CLAUSES = {
    FAUST: [
        *(f"DF-{number:02d}" for number in range(1, 10)),
        *("DF-09a", *(f"DF-{number:02d}" for number in range(10, 49))),
    ],
    LUCKY: [f"KDL-{number:02d}" for number in range(1, 34)],
    TEUFEL: [
        *(f"TT-{number:02d}" for number in range(1, 38)),
        *("TT-37a", *(f"TT-{number:02d}" for number in range(38, 47))),
    ],
}
QUOTED = {
    FAUST: [
        *("DF-08", "DF-10", "DF-12", "DF-13", "DF-16", "DF-19", "DF-20", "DF-21", "DF-22"),
        *("DF-23", "DF-24", "DF-26", "DF-27", "DF-28", "DF-29", "DF-30", "DF-32", "DF-35"),
        *("DF-36", "DF-37", "DF-40", "DF-42", "DF-48", "DF-14", "DF-18"),
    ],
    LUCKY: [
        *("KDL-04", "KDL-05", "KDL-06", "KDL-07", "KDL-08", "KDL-09", "KDL-10", "KDL-11"),
        *("KDL-13", "KDL-15", "KDL-17", "KDL-19", "KDL-20", "KDL-21", "KDL-23", "KDL-25"),
        *("KDL-26", "KDL-27", "KDL-32"),
    ],
    TEUFEL: [
        *("TT-04", "TT-06", "TT-07", "TT-08", "TT-09", "TT-10", "TT-11", "TT-12", "TT-14"),
        *("TT-15", "TT-16", "TT-17", "TT-19", "TT-20", "TT-22", "TT-23", "TT-25", "TT-26"),
        *("TT-27", "TT-28", "TT-30", "TT-31", "TT-32", "TT-33", "TT-34", "TT-35", "TT-36"),
        *("TT-37", "TT-38", "TT-40", "TT-41", "TT-42", "TT-46"),
    ],
}
"""The clauses that events and refusals name."""
AUTHORS = {FAUST: "Reinhold Wittig", LUCKY: "James Ernest", TEUFEL: "Andreas Steiner"}
CLAUSE = r"\b[A-Z]{2,3}-\d\d[a-z]?\b"

every_game = pytest.mark.parametrize("game", diablerie.games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
@every_game
def test_all_clauses_are_there_in_order(game: str, lang: str) -> None:
    assert [clause.id for clause in rulebook.load(game, lang).clauses] == CLAUSES[game]


@every_language
@every_game
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
@every_game
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


@every_game
def test_no_sign_of_two_parts_leaves_its_word_in_french(game: str) -> None:
    text = rulebook.load(game, "fr").text
    prose = re.sub(r"`[^`]+`", "", text)
    assert [line for line in prose.splitlines() if LOOSE.search(line)] == []


@every_language
@every_game
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
@every_game
def test_the_book_opens_with_its_title_and_says_whose_the_game_is(game: str, lang: str) -> None:
    book = rulebook.load(game, lang)
    assert book.title == diablerie.describe(game).title
    assert AUTHORS[game] in book.intro
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
@every_game
def test_every_clause_that_the_game_names_has_one_anchor(game: str, lang: str) -> None:
    html = rulebook.load(game, lang).html()
    for clause in QUOTED[game]:
        assert html.count(f' id="{clause}"') == 1


@every_language
@every_game
def test_every_link_of_a_book_leads_to_a_clause_or_a_section(game: str, lang: str) -> None:
    book = rulebook.load(game, lang)
    links = set(re.findall(r'href="#([^"]+)"', book.html()))
    assert links
    assert links <= {*CLAUSES[game], *(section.id for section in book.sections)}


@every_language
def test_the_house_is_told_as_it_is(lang: str) -> None:
    """Every space with what it sees, every sight line, every weapon with its values."""
    board = diablerie.load(LUCKY).board
    numbers = {space["id"]: space["number"] for space in board["spaces"]}

    def called(thing: str) -> str:
        number = numbers.get(thing)
        name = speak(lang, "kill-doctor-lucky-thing", thing=thing)
        return name if number is None else f"{name} ({number})"

    def labelled(what: str, which: str) -> str:
        return speak(lang, "page-label-of", what=what, which=which)

    lines = rulebook.load(LUCKY, lang).text.splitlines()
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in lines]
    for space in numbers:
        bare = speak(lang, "kill-doctor-lucky-thing", thing=space)
        (cells,) = (row for row in rows if len(row) > 4 and row[1] == bare)
        doors, further, doctor = cells[-3:]
        told = {name for cell in (doors, further) for name in cell.split(", ")} - {"–"}
        assert told == {called(other) for other in board["sees"][space]} | {
            called(other) for other in board["neighbours"][space]
        }
        assert set(doors.split(", ")) == {called(other) for other in board["neighbours"][space]}
        assert doctor == called(board["next"][space])
    for line in board["lines"]:
        assert f"- {' – '.join(map(called, line['spaces']))}" in lines
    for weapon, facts in board["weapons"].items():
        (cells,) = (row for row in rows if row[0] == called(weapon))
        special = facts["special_space"]
        value = str(facts["special_value"])
        own = "–" if special is None else labelled(value, called(special))
        assert cells[-2:] == [str(facts["value"]), own]


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


def test_the_turn_to_look_at_plays_as_told() -> None:
    """Bella leads the Doctor into the Wine Cellar, and three failures save him."""
    document = {
        "to_play": 2,
        "turn": 31,
        "lucky": "kitchen",
        "pawns": ["dining_hall", "green_house", "kitchen", "trophy_room"],
        "hands": [
            ["fail1"],
            ["fail3", "fail3"],
            ["fail1", "move1", "move1", "weapon:trowel"],
            ["fail1", "fail2"],
        ],
    }
    state = diablerie.load(LUCKY, seats=4).position(document)
    assert "attempt:trowel" not in state.legal, "Violet sees the Kitchen"
    bella = ["move1:lucky", "step:wine_cellar", "go:wine_cellar", "attempt:trowel"]
    for action in (*bella, "fail1", "pass", "pass", "fail3", "fail3"):
        state = state.play(action)
    after = state.position()
    assert after["spent"] == ["fail1", "fail3", "fail3"]
    assert after["discard"] == ["move1", "weapon:trowel"]
    assert (after["lucky"], after["to_play"]) == ("kitchen", 3)


@every_language
def test_actions_are_written_as_the_book_has_it(lang: str) -> None:
    game = diablerie.load(LUCKY)
    rows = [row for row in rulebook.load(LUCKY, lang).text.splitlines() if row.startswith("| `")]
    actions = {text for row in rows for text in re.findall(r"`([a-z0-9_:]+)`", row.split(" | ")[0])}
    actions -= {option.name for option in diablerie.describe(LUCKY).options}
    assert len(actions) == 15
    assert {game.action(game.action_id(text)) for text in actions} == actions


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
