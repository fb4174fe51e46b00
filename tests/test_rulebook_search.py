"""Rulebook search: what people type finds the clause or section that says it."""

from __future__ import annotations

import unicodedata
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import diablerie
from diablerie import rulebook
from diablerie.rulebook_search import LONGEST, MOST, Hit, search, terms
from diablerie.rulebook_search.index import distance
from diablerie.rulebook_search.nearness import FAR, nearness, positions
from diablerie.rulebook_search.terms import folded, stems_of
from diablerie.words import LANGUAGES
from tests.games.of_game import of_game

FAUST = "doctor-faust"
TABLES = Path(__file__).parent / "search_words"
"""By game, what people type (language, words) and the clauses or sections that say it."""

ENOUGH = 60
"""How many lines a table has for each language."""
AMONG = 3
"""Among how many of the first one of them must be."""
PART = 0.95
"""Of how many lines."""

every_game = pytest.mark.parametrize("game", diablerie.games())
every_book = pytest.mark.parametrize("game", diablerie.built_in_games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def found(game: str, lang: str, sought: str) -> list[str]:
    return [hit.id for hit in search(game, lang, sought)]


def text(hit: Hit) -> str:
    return "".join(piece.text for piece in hit.excerpt)


def table(game: str) -> list[tuple[str, str, list[str]]]:
    lines = (TABLES / f"{game}.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [(lang, sought, ids.replace(",", " ").split()) for lang, sought, ids in rows]


@every_language
@every_book
def test_most_of_what_people_type_is_among_the_first_found(game: str, lang: str) -> None:
    rows = [(sought, ids) for spoken, sought, ids in table(game) if spoken == lang]
    missed = [
        f"{sought!r}: {', '.join(first)}, not {' or '.join(ids)}"
        for sought, ids in rows
        if not {*ids} & {*(first := found(game, lang, sought)[:AMONG])}
    ]
    assert len(missed) <= (1 - PART) * len(rows), "\n".join(missed)


@every_book
def test_what_people_type_is_told_in_every_language_and_leads_somewhere(game: str) -> None:
    book = rulebook.load(game, "en")
    known = {*(clause.id for clause in book.clauses), *(section.id for section in book.sections)}
    rows = table(game)
    assert min(Counter(lang for lang, _, _ in rows)[lang] for lang in LANGUAGES) >= ENOUGH
    assert [(sought, ids) for _, sought, ids in rows if not ids or not known.issuperset(ids)] == []


@every_language
@every_game
def test_every_clause_is_first_by_its_number(game: str, lang: str) -> None:
    for clause in rulebook.load(game, lang).clauses:
        prefix, _, number = clause.id.partition("-")
        for typed in (clause.id, f"{prefix} {number}".lower(), number, number.lstrip("0")):
            assert found(game, lang, typed)[0] == clause.id


@every_language
@every_game
def test_every_clause_and_every_section_is_found_by_its_title(game: str, lang: str) -> None:
    book = rulebook.load(game, lang)
    titles = [(each.id, each.title) for each in book.clauses]
    titles += [(each.id, each.title) for each in book.sections]
    for place, title in titles:
        assert place in found(game, lang, title)[:AMONG], title


def told(about: str) -> list[tuple[str, ...]]:
    """What each game has to say about what is looked for in its book, if anything."""
    return [
        (game, *row)
        for game in diablerie.built_in_games()
        for row in getattr(of_game(game, "searches"), about, ())
    ]


@pytest.mark.parametrize(("game", "lang", "sought", "clause"), told("INFLECTED"))
def test_inflections_are_found(game: str, lang: str, sought: str, clause: str) -> None:
    assert clause in found(game, lang, sought)[:AMONG]


@pytest.mark.parametrize(
    ("lang", "form", "verb"),
    [
        ("en", "won", "win"),
        ("en", "goes", "go"),
        ("fr", "voient", "voir"),
        ("fr", "pris", "prendre"),
        ("de", "gewonnen", "gewinnen"),
        ("de", "gestohlener", "stehlen"),
        ("de", "zurückgenommen", "zurücknehmen"),
        ("de", "nimmt", "nehmen"),
    ],
)
def test_forms_of_irregular_verbs_are_forms_of_them(lang: str, form: str, verb: str) -> None:
    sought = stems_of(folded(verb, lang), lang)[0]
    assert sought in stems_of(folded(form, lang), lang)


@pytest.mark.parametrize(("game", "lang", "digits", "words"), told("NUMBERS"))
def test_numbers_in_digits_are_found_where_they_stand_in_words(
    game: str, lang: str, digits: str, words: str
) -> None:
    assert found(game, lang, digits)[0] == found(game, lang, words)[0]


def test_words_are_near_where_each_stands_beside_the_next() -> None:
    text = [["card"], ["lie"], ["face"], ["up"], *[["x"]] * FAR, ["tower"]]
    standing = positions([[set(stems) for stems in text], [["title"]]])
    assert nearness(standing, [["face"], ["up"]]) == 1
    assert nearness(standing, [["card"], ["face"]]) > nearness(standing, [["card"], ["up"]]) > 0
    assert nearness(standing, [["up"], ["tower"]]) == 0
    assert nearness(standing, [["tower"], ["title"]]) == 0
    assert nearness(standing, [["face"], ["sled"]]) == 0
    assert nearness(standing, [["face"]]) == 0


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("fr", "PIEGE", "piège"),
        ("fr", "posseder", "posséder"),
        ("fr", "l'ame", "l’âme"),
        ("fr", "qu’une carte", "carte"),
        ("de", "Zuege", "Züge"),
        ("de", "Zuge", "Züge"),
        ("de", "GROESSER", "größer"),
        ("en", "devils’ card", "devil’s card"),
    ],
)
def test_accents_capitals_and_what_is_hung_on_words_make_no_difference(
    lang: str, typed: str, meant: str
) -> None:
    for game in diablerie.games():
        assert found(game, lang, typed) == found(game, lang, meant)


@pytest.mark.parametrize(
    ("lang", "slipped", "meant"),
    [
        ("en", "pyramd", "pyramid"),
        ("en", "pyarmid", "pyramid"),
        ("en", "inffamy", "infamy"),
        ("de", "Gemienheit", "Gemeinheit"),
        ("fr", "jummelle", "jumelle"),
    ],
)
def test_a_slip_of_the_finger_is_forgiven(lang: str, slipped: str, meant: str) -> None:
    assert found(FAUST, lang, meant)[0] in found(FAUST, lang, slipped)[:AMONG]


def test_slips_are_counted() -> None:
    typed = ("stone", "stne", "sotne", "stoone", "storm", "tower")
    assert [distance("stone", other) for other in typed] == [0, 1, 1, 1, 2, 3]


def test_words_are_found_while_they_are_typed() -> None:
    assert "DF-05" in found(FAUST, "de", "seelenstap")[:AMONG]
    assert "DF-35" in found(FAUST, "en", "infa")[:AMONG]


def test_words_put_together_are_found_by_their_parts_and_the_other_way_round() -> None:
    for game, lang, sought, place in told("PUT_TOGETHER"):
        assert found(game, lang, sought)[0] == place


def test_a_switch_and_an_action_are_found_by_their_names() -> None:
    for game, lang, sought, place in told("NAMES"):
        assert found(game, lang, sought)[0] == place


def test_a_section_is_found_by_what_stands_in_it() -> None:
    for game, lang, sought, place in told("CONTENTS"):
        assert found(game, lang, sought)[0] == place


def test_where_all_words_stand_comes_before_where_some_do() -> None:
    text = {clause.id: clause.body for clause in rulebook.load(FAUST, "en").clauses}
    said = [text[place] for place in found(FAUST, "en", "odd even") if place in text]
    both = ["odd" in each and "even" in each for each in said]
    assert both[0]
    assert not both[-1]
    assert both == sorted(both, reverse=True)


def test_where_nothing_has_all_words_some_are_enough() -> None:
    assert "DF-35" in found(FAUST, "en", "infamy xyzzy")


def test_nothing_is_found_for_nothing() -> None:
    for sought in ("", "  ", "?!", "xyzzy"):
        assert search(FAUST, "en", sought) == ()


def test_words_that_say_nothing_are_not_looked_for() -> None:
    assert found(FAUST, "en", "what is a trap") == found(FAUST, "en", "trap")


def test_only_so_much_is_read_and_only_so_many_are_found() -> None:
    assert len(search(FAUST, "en", "card stone pyramid")) == MOST
    assert len(search(FAUST, "en", "card", most=2)) == 2
    assert search(FAUST, "en", "x " * LONGEST + "trap") == ()


def test_what_is_found_says_where_it_stands_and_what_fits() -> None:
    trap = search(FAUST, "en", "trap caught")[0]
    assert (trap.kind, trap.id, trap.title) == ("clause", "DF-19", "A trap")
    assert trap.section == "Traps and forced moves"
    assert [piece.text for piece in trap.excerpt if piece.found] == ["caught"]
    assert len(text(trap)) < 160


def test_a_section_of_nothing_but_clauses_says_which() -> None:
    (section,) = (hit for hit in search(FAUST, "en", "forced moves") if hit.id == "traps")
    assert text(section).startswith("A trap · Forced moves · ")


def test_second_names_lead_to_what_they_stand_for(monkeypatch: pytest.MonkeyPatch) -> None:
    source = """# Game

Whose it is.

## Setting up {#setup}

Set it up.

## The rules {#rules}

### DF-01 · The hoof

Yours is blue.

*Sources:* none.

## Words of the boxes {#words}

| On the box | In this book | Clause |
|---|---|---|
| foot, *paw* | hoof | DF-01 |
| Components | what you need | [Setting up](#setup) |
"""
    from diablerie import rulebook_search

    book = rulebook._read("en", source)
    monkeypatch.setattr(rulebook, "load", lambda *_asked: book)
    monkeypatch.setattr(rulebook_search, "_index", rulebook_search._index.__wrapped__)
    assert found("any", "en", "foot") == ["DF-01"]
    assert found("any", "en", "paws") == ["DF-01"]
    assert found("any", "en", "components") == ["setup"]
    assert found("any", "en", "words") == ["words"]
    assert text(search("any", "en", "foot")[0]).startswith("foot · Yours is blue")


def test_an_unknown_language_or_game_is_refused() -> None:
    with pytest.raises(ValueError, match="nl"):
        search(FAUST, "nl", "x")
    with pytest.raises(ValueError, match="chess"):
        search("chess", "en", "x")


def test_letters_put_together_of_two_signs_are_the_same_letters() -> None:
    for game, lang, words in told("TWO_SIGNS"):
        apart = unicodedata.normalize("NFD", words)
        assert search(game, lang, apart) == search(game, lang, words) != ()


def test_several_threads_find_what_one_finds() -> None:
    queries = [
        f"{word} {number}" for word in ("seelen", "fallen", "gewonnen") for number in range(40)
    ]
    alone = [search(FAUST, "de", query) for query in queries]
    terms.stems_of.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda query: search(FAUST, "de", query), queries)) == alone


def test_what_strangers_type_is_not_kept_for_ever() -> None:
    for number in range(terms.REMEMBERED + 50):
        terms.stems_of(f"x{number}", "en")
    assert terms.stems_of.cache_info().currsize == terms.REMEMBERED
    assert search(FAUST, "de", "x" * 100) == ()
