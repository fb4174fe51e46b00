"""The catalogues: complete in every language, and every message can be said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast

import diablerie
from diablerie.options import written
from diablerie.words import LANGUAGES, catalogue, catalogue_of, speak
from tests.french import LOOSE
from tests.messages import Messages, entries_of, messages_of, parts_of

PACKAGE = Path(diablerie.__file__).parent
TESTS = Path(__file__).parent


def _things(game: str) -> list[str]:
    """The parameters of a game's messages that hold things, those that its hints say as well."""
    game = game.removesuffix("-counsel")
    return speak("en", f"{game}-things").split() if f"{game}-things" in ENGLISH else []


def _facts(game: str, variables: set[str]) -> set[str]:
    """What a message has to be told: of a thing its id, from which all its forms come."""
    things = _things(game)
    return {
        next((thing for thing in things if name.startswith(f"{thing}-")), name)
        for name in variables
    }


def _told(part: str) -> dict[str, Mapping[str, set[str]]]:
    """The facts that `told.py` in the tests of each game gives for EVENTS or REFUSALS."""
    folders = [file.parent.name for file in sorted(TESTS.glob("games/*/told.py"))]
    return {
        folder.replace("_", "-"): getattr(import_module(f"tests.games.{folder}.told"), part)
        for folder in folders
    }


def _each(table: Mapping[str, Mapping[str, set[str]]]) -> list[tuple[str, str]]:
    return [(game, kind) for game, kinds in table.items() for kind in kinds]


def _possible(keys: set[str]) -> list[str | int]:
    """Values that lead through each of a selector's branches; without a selector, a number."""
    numbers = {"one": 1, "other": 5}
    if keys <= {"one", "other"} or any(key.isdecimal() for key in keys):
        return [int(key) if key.isdecimal() else numbers[key] for key in sorted(keys)] or [3]
    return [key if key != "other" else 5 for key in sorted(keys)]


def _sets_of_words() -> Iterator[tuple[str, Mapping[str, str]]]:
    """What has to say the same in every language, by a name to know it by: its text in each."""
    shared = {file.name for file in (PACKAGE / "words").glob("*/*.ftl")}
    for name in sorted(shared):
        yield name, {lang: _read(PACKAGE / "words" / lang / name) for lang in LANGUAGES}
    for game in diablerie.games():
        # An installed game has no folder here.
        yield game, {lang: catalogue_of(game, lang) for lang in LANGUAGES}
    for game, room in product(diablerie.built_in_games(), ("counsel", "lesson", "puzzles")):
        folder = PACKAGE / "games" / game.replace("-", "_") / room
        yield f"{game}-{room}", {lang: _read(folder / f"{lang}.ftl") for lang in LANGUAGES}


def _read(path: Path) -> str:
    return path.read_text("utf-8")


EVENTS, REFUSALS = _told("EVENTS"), _told("REFUSALS")
WORDS = dict(_sets_of_words())
INSTALLED = diablerie.games()[len(diablerie.built_in_games()) :]
"""What their authors wrote is in one language, theirs."""


@cache
def _messages(name: str, lang: str) -> Messages:
    """The messages of one file."""
    return messages_of(WORDS[name][lang])


@cache
def _whole_catalogue(lang: str) -> Messages:
    """All messages of a language: to read them takes seconds."""
    return messages_of(catalogue(lang))


ENGLISH = _whole_catalogue("en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WORDS)
def test_every_line_of_a_catalogue_is_fluent(name: str, lang: str) -> None:
    entries = entries_of(WORDS[name][lang])
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("name", WORDS)
def test_all_languages_have_the_same_messages_with_the_same_variables(name: str, lang: str) -> None:
    first, other = (_messages(name, code) for code in ("en", lang))
    assert list(other) == list(first), "messages missing, or in another order"
    # A message may refer to one of another file.
    all_first, all_other = (_whole_catalogue(code) for code in ("en", lang))
    for message in first:
        said = parts_of({**all_other, **other}, message).variables
        meant = parts_of({**all_first, **first}, message).variables
        assert _facts(name, said) == _facts(name, meant), message


@pytest.mark.parametrize("name", [name for name in WORDS if name not in INSTALLED])
def test_no_sign_of_two_parts_leaves_its_word_in_french(name: str) -> None:
    messages = WORDS[name]["fr"].splitlines()
    assert [line for line in messages if not line.startswith("#") and LOOSE.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    names = [e.id.name for e in entries_of(catalogue(lang)) if isinstance(e, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_in_each_of_its_branches(lang: str) -> None:
    messages = _whole_catalogue(lang)
    for name in messages:
        parts = parts_of(messages, name)
        names = sorted(parts.variables)
        for values in product(*(_possible(parts.keys.get(each, set())) for each in names)):
            said = speak(lang, name, **dict(zip(names, values, strict=True)))
            assert said.strip(), name
            assert "{" not in said, said


@pytest.mark.parametrize(("game", "kind"), _each(EVENTS))
def test_an_event_is_told_from_its_own_facts(game: str, kind: str) -> None:
    facts = EVENTS[game][kind]
    reader = {"named", *({"you"} if facts & {"seat", "winner"} else ())}
    variables = parts_of(ENGLISH, f"{game}-event-{kind}").variables
    assert _facts(game, variables) <= facts | reader


@pytest.mark.parametrize(("game", "reason"), _each(REFUSALS))
def test_a_refusal_is_told_from_its_own_facts(game: str, reason: str) -> None:
    variables = parts_of(ENGLISH, f"{game}-refusal-{reason}").variables
    assert _facts(game, variables) <= REFUSALS[game][reason]


@pytest.mark.parametrize("game", diablerie.built_in_games())
def test_the_facts_of_every_event_and_refusal_of_a_game_are_known_here(game: str) -> None:
    for table, part in ((EVENTS, "event"), (REFUSALS, "refusal")):
        assert game in table, "tests/games/*/told.py is where they should stand"
        stem = f"{game}-{part}-"
        assert {f"{stem}{kind}" for kind in table[game]} == {
            name for name in ENGLISH if name.startswith(stem)
        }


@pytest.mark.parametrize("game", diablerie.games())
def test_every_option_has_a_title_an_explanation_and_a_word_for_each_value(game: str) -> None:
    for option in diablerie.describe(game).options:
        stem = f"{game}-option-{option.name}"
        assert speak("en", stem)
        assert speak("en", f"{stem}-doc")
        for value in option.values or ():
            assert speak("en", f"{stem}-{written(value).replace('..', '-')}")
        if option.is_nullable:
            assert speak("en", f"{stem}-{written(None)}")


def test_a_reader_is_addressed_and_others_are_named() -> None:
    told: dict[str, str | int] = {"seat": "Red", "from": 9, "to": 12}
    assert speak("en", "doctor-faust-event-stone-walk", you="yes", **told) == (
        "Your stone walks from 9 to 12."
    )
    assert speak("en", "doctor-faust-event-stone-walk", you="no", **told) == (
        "Red’s stone walks from 9 to 12."
    )


def test_a_hidden_value_is_not_mentioned() -> None:
    said = speak(
        "de", "doctor-faust-event-card-laid", seat="Blau", you="no", space=5, value="unknown"
    )
    assert said == "Blau legt verdeckt eine Teufelskarte neben Feld 5."


NAMED = [game for game in diablerie.games() if _things(game)]
"""The games whose things have names."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMED)
def test_what_has_no_name_of_its_own_still_has_every_form(game: str, lang: str) -> None:
    messages = messages_of(catalogue(lang))

    def forms(name: str) -> set[str]:
        return {attribute.id.name for attribute in messages[name].attributes}

    named = [name for name in messages if name.startswith(f"{game}-name-")]
    assert named
    assert set().union(*map(forms, named)) == forms(f"{game}-kind")


@pytest.mark.parametrize("game", NAMED)
def test_a_name_has_the_same_forms_in_every_language(game: str) -> None:
    shapes = [
        {
            name: [attribute.id.name for attribute in message.attributes]
            for name, message in messages_of(catalogue(lang)).items()
            if message.attributes
        }
        for lang in LANGUAGES
    ]
    assert shapes[1:] == shapes[:-1]


def test_numbers_are_declined() -> None:
    assert speak("fr", "doctor-faust-points", points=1) == "un point"
    assert speak("fr", "doctor-faust-points", points=2) == "2 points"


def test_a_number_below_nought_has_a_minus_sign() -> None:
    told = speak("en", "doctor-faust-score-parts", souls=3, cards=-5)
    assert told == "souls 3, unused cards \N{MINUS SIGN}5"


def test_an_unknown_language_is_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match=r"'nl'.* en, fr, de"):
        speak("nl", "doctor-faust-title")
    with pytest.raises(ValueError, match=r"'nl'.* en, fr, de"):
        catalogue("nl")


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(ValueError, match="doctor-faust-nonsense"):
        speak("en", "doctor-faust-nonsense")


def test_a_missing_parameter_is_refused() -> None:
    with pytest.raises(ValueError, match="space"):
        speak("en", "doctor-faust-refusal-14")
