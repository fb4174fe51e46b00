"""The catalogues: complete in every language, and every message can be said."""

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import diablerie
from diablerie.words import LANGUAGES, catalogue, speak

PACKAGE = Path(diablerie.__file__).parent

EVENTS = {
    "turn": {"seat", "turn", "points"},
    "stone-step": {"seat", "stone", "from", "to"},
    "stone-walk": {"seat", "from", "to"},
    "soul-step": {"seat", "from", "to"},
    "soul-walk": {"seat", "from", "to"},
    "soul-stopped": {"seat", "space"},
    "card-laid": {"seat", "space", "value"},
    "trap": {"seat", "stone", "owner", "space", "value", "lost"},
    "forced-move": {"seat", "stone", "from", "to", "steps", "direction"},
    "no-chain": {"seat", "space"},
    "soul-passed": {"seat", "stone", "space"},
    "forced-back-on-soul": {"seat", "stone", "space"},
    "soul-card": {"seat", "value", "way"},
    "too-early": {"seat", "space", "points"},
    "joins-twin": {"seat", "stone", "from", "to"},
    "infamy": {"pair", "taker", "space"},
    "rest-taken": {"seat", "values", "total"},
    "game-over": {"reason", "winner", "scores"},
}
REFUSALS = {
    "08": {"action"},
    "10": {"stone"},
    "14": {"space"},
    "16-turn": set(),
    "16-space": {"space"},
    "18": {"value"},
    "40": set(),
}

Messages = Mapping[str, ast.Message]


class _Parts(Visitor):
    """The variables, references and variant keys found anywhere in a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {
                key.name if isinstance(key, ast.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            }
        self.generic_visit(node)


def _entries(source: str) -> list[ast.EntryType]:
    return FluentParser().parse(source).body


def _messages(source: str) -> Messages:
    return {entry.id.name: entry for entry in _entries(source) if isinstance(entry, ast.Message)}


def _parts(messages: Messages, name: str) -> _Parts:
    """The parts of a message and of all that it refers to."""
    parts = _Parts()
    parts.visit(messages[name])
    for other in list(parts.messages):
        inner = _parts(messages, other)
        parts.variables |= inner.variables
        for variable, keys in inner.keys.items():
            parts.keys.setdefault(variable, set()).update(keys)
    return parts


def _possible(keys: set[str]) -> list[str | int]:
    """Values that lead through each of a selector's branches; without a selector, a number."""
    numbers = {"one": 1, "other": 5}
    if keys <= {"one", "other"} or any(key.isdecimal() for key in keys):
        return [int(key) if key.isdecimal() else numbers[key] for key in sorted(keys)] or [3]
    return [key if key != "other" else 5 for key in sorted(keys)]


def _sets_of_words() -> Iterator[tuple[str, Mapping[str, Path]]]:
    """What has to say the same in every language, by a name to know it by."""
    shared = {file.name for file in (PACKAGE / "words").glob("*/*.ftl")}
    for name in sorted(shared):
        yield name, {lang: PACKAGE / "words" / lang / name for lang in LANGUAGES}
    for game in diablerie.games():
        words = PACKAGE / "games" / game.replace("-", "_") / "words"
        yield game, {lang: words / f"{lang}.ftl" for lang in LANGUAGES}


WORDS = dict(_sets_of_words())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WORDS)
def test_every_line_of_a_catalogue_is_fluent(name: str, lang: str) -> None:
    entries = _entries(WORDS[name][lang].read_text("utf-8"))
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("name", WORDS)
def test_all_languages_have_the_same_messages_with_the_same_variables(name: str, lang: str) -> None:
    first, other = (_messages(WORDS[name][code].read_text("utf-8")) for code in ("en", lang))
    assert list(other) == list(first), "messages missing, or in another order"
    for message in first:
        assert _parts(other, message).variables == _parts(first, message).variables, message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    names = [e.id.name for e in _entries(catalogue(lang)) if isinstance(e, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_in_each_of_its_branches(lang: str) -> None:
    messages = _messages(catalogue(lang))
    for name in messages:
        parts = _parts(messages, name)
        names = sorted(parts.variables)
        for values in product(*(_possible(parts.keys.get(each, set())) for each in names)):
            said = speak(lang, name, **dict(zip(names, values, strict=True)))
            assert said.strip(), name
            assert "{" not in said, said


@pytest.mark.parametrize("kind", EVENTS)
def test_an_event_is_told_from_its_own_facts(kind: str) -> None:
    parts = _parts(_messages(catalogue("en")), f"doctor-faust-event-{kind}")
    reader = {"you"} if "seat" in EVENTS[kind] else set()
    assert parts.variables <= EVENTS[kind] | reader


@pytest.mark.parametrize("kind", REFUSALS)
def test_a_refusal_is_told_from_its_own_facts(kind: str) -> None:
    parts = _parts(_messages(catalogue("en")), f"doctor-faust-refusal-{kind}")
    assert parts.variables <= REFUSALS[kind]


@pytest.mark.parametrize("game", diablerie.games())
def test_every_option_has_a_title_an_explanation_and_a_word_for_each_value(game: str) -> None:
    for option in diablerie.describe(game).options:
        stem = f"{game}-option-{option.name}"
        assert speak("en", stem)
        assert speak("en", f"{stem}-doc")
        for value in option.values or ():
            assert speak("en", f"{stem}-{str(value).replace('..', '-')}")


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


def test_numbers_are_declined() -> None:
    assert speak("fr", "doctor-faust-points", points=1) == "un point"
    assert speak("fr", "doctor-faust-points", points=2) == "2 points"


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
