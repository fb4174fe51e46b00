"""The catalogues: complete in every language, and every message can be said."""

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import diablerie
from diablerie.options import written
from diablerie.words import LANGUAGES, catalogue, speak

PACKAGE = Path(diablerie.__file__).parent

EVENTS: dict[str, dict[str, set[str]]] = {
    "doctor-faust": {
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
    },
    "kill-doctor-lucky": {
        "starter-card": {"seat", "card"},
        "doctor-placed": {"seat", "space"},
        "dealt": {"cards"},
        "turn": {"seat", "turn"},
        "walked-in": {"seat", "space", "instead"},
        "free-step": {"seat", "from", "to"},
        "move-card": {"seat", "card", "pawn"},
        "card-step": {"seat", "pawn", "from", "to"},
        "card-walk": {"seat", "pawn", "from", "to"},
        "halt": {"seat", "pawn"},
        "room-card": {"seat", "card", "pawn", "from", "to"},
        "draw": {"seat", "space", "card"},
        "nothing-to-draw": {"seat", "space"},
        "reshuffle": {"cards"},
        "end": {"seat"},
        "attempt": {"seat", "space", "weapon", "value", "special"},
        "failure": {"seat", "attacker", "card", "left"},
        "pass": {"seat", "attacker", "left"},
        "foiled": {"seat", "by", "wasted"},
        "murder": {"seat", "space", "weapon"},
        "doctor-walks": {"from", "to"},
        "doctor-stays": {"space"},
        "game-over": {"reason", "winner"},
    },
}
"""The facts of each game's events."""
REFUSALS: dict[str, dict[str, set[str]]] = {
    "doctor-faust": {
        "08": {"action"},
        "10": {"stone"},
        "14": {"space"},
        "16-turn": set(),
        "16-space": {"space"},
        "18": {"value"},
        "40": set(),
    },
    "kill-doctor-lucky": {
        "06": {"action"},
        "07-card": set(),
        "07-space": {"space"},
        "09-go": set(),
        "09-card": {"card"},
        "10-door": {"from", "to"},
        "10-pawn": {"pawn", "space"},
        "10-halt": set(),
        "10-idle": set(),
        "10-moving": {"card", "left"},
        "11": {"pawn", "space"},
        "13": {"from", "to"},
        "15-away": {"space"},
        "15-company": {"seat", "space"},
        "15-seen": {"seat", "from", "space"},
        "17": {"weapon"},
        "19-none": set(),
        "19-card": {"card"},
        "20": set(),
        "21": set(),
    },
}
"""The facts of each game's refusals."""

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


def _things(game: str) -> list[str]:
    """The parameters of a game's messages that hold things."""
    return speak("en", f"{game}-things").split() if f"{game}-things" in ENGLISH else []


def _facts(game: str, variables: set[str]) -> set[str]:
    """What a message has to be told: of a thing its id, from which all its forms come."""
    things = _things(game)
    return {
        next((thing for thing in things if name.startswith(f"{thing}-")), name)
        for name in variables
    }


def _told(table: Mapping[str, Mapping[str, set[str]]]) -> list[tuple[str, str]]:
    return [(game, kind) for game, kinds in table.items() for kind in kinds]


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
ENGLISH = _messages(catalogue("en"))


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
        said, meant = (_parts(words, message).variables for words in (other, first))
        assert _facts(name, said) == _facts(name, meant), message


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


@pytest.mark.parametrize(("game", "kind"), _told(EVENTS))
def test_an_event_is_told_from_its_own_facts(game: str, kind: str) -> None:
    facts = EVENTS[game][kind]
    reader = {"you"} if "seat" in facts else set()
    variables = _parts(ENGLISH, f"{game}-event-{kind}").variables
    assert _facts(game, variables) <= facts | reader


@pytest.mark.parametrize(("game", "reason"), _told(REFUSALS))
def test_a_refusal_is_told_from_its_own_facts(game: str, reason: str) -> None:
    variables = _parts(ENGLISH, f"{game}-refusal-{reason}").variables
    assert _facts(game, variables) <= REFUSALS[game][reason]


@pytest.mark.parametrize("game", diablerie.games())
def test_the_facts_of_every_event_and_refusal_of_a_game_are_known_here(game: str) -> None:
    for table, part in ((EVENTS, "event"), (REFUSALS, "refusal")):
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
    messages = _messages(catalogue(lang))

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
            for name, message in _messages(catalogue(lang)).items()
            if message.attributes
        }
        for lang in LANGUAGES
    ]
    assert shapes[1:] == shapes[:-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_printed_house_and_its_deck_has_a_name(lang: str) -> None:
    board = diablerie.load("kill-doctor-lucky").board
    things = {*board["next"], *board["weapons"], *board["deck"]}
    assert len(things) == 32 + 20 + (3 + 3 + 20 + 20)
    messages = _messages(catalogue(lang))
    for thing in things:
        bare = thing.rpartition(":")[2].replace("_", "-")
        assert f"kill-doctor-lucky-name-{bare}" in messages, thing


def test_a_thing_is_named_in_the_form_the_sentence_needs() -> None:
    walk: dict[str, str | int] = {"from": "gallery", "to": "wine_cellar"}
    assert [speak(lang, "kill-doctor-lucky-event-doctor-walks", **walk) for lang in LANGUAGES] == [
        "The Doctor walks from the Gallery into the Wine Cellar.",
        "Le Docteur passe de la galerie à la cave à vin.",
        "Der Doktor geht von der Galerie in den Weinkeller.",
    ]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("move2", "You do not hold a Move 2."),
        ("weapon:tight_hat", "You do not hold the Tight Hat."),
        ("room:kitchen", "You do not hold the Kitchen card."),
        ("room:cold_room", "You do not hold the Cold Room card."),
        ("weapon:garden_hose", "You do not hold Garden Hose."),
        ("odd:sort:of_card", "You do not hold Of Card."),
        (":", "You do not hold ."),
    ],
)
def test_a_card_is_called_by_what_is_on_it(card: str, said: str) -> None:
    assert speak("en", "kill-doctor-lucky-refusal-09-card", card=card) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The Doctor walks from Cold Room into Room."),
        ("fr", "Le Docteur passe de «\u00a0Cold Room\u00a0» à «\u00a0Room\u00a0»."),
        ("de", "Der Doktor geht von „Cold Room“ nach „Room“."),
    ],
)
def test_a_space_of_somebodys_own_house_is_called_by_its_id_in_plain_letters(
    lang: str, said: str
) -> None:
    walk: dict[str, str | int] = {"from": "cold_room", "to": "room"}
    assert speak(lang, "kill-doctor-lucky-event-doctor-walks", **walk) == said


def test_only_things_are_named() -> None:
    """A guest may be called like a room, and what is hidden or missing is no thing."""
    told: dict[str, str | int] = {"seat": "foyer", "space": "foyer", "you": "no"}
    draws = speak("en", "kill-doctor-lucky-event-draw", card="unknown", **told)
    assert draws == "foyer searches the Foyer and draws a card."
    bare = speak(
        "en", "kill-doctor-lucky-event-attempt", weapon="unknown", value=1, special=False, **told
    )
    assert bare == "foyer goes for the Doctor in the Foyer with bare hands: one point."
    assert speak("en", "doctor-faust-space", space="wine_cellar") == "space wine_cellar"


def test_a_truth_is_yes_or_no() -> None:
    told: dict[str, str | int] = {"seat": "Greta", "you": "no", "weapon": "billiard_cue"}
    for special, said in (
        (True, "Greta tries the Billiard Cue, and in the Billiard Room of all places: 5 points."),
        (False, "Greta tries the Billiard Cue in the Billiard Room: 5 points."),
    ):
        event = speak(
            "en",
            "kill-doctor-lucky-event-attempt",
            **told,
            space="billiard_room",
            value=5,
            special=special,
        )
        assert event == said


def test_a_refusal_knows_a_seat_by_its_number_or_its_name() -> None:
    for seat, name in ((2, "Bella"), ("Anna", "Anna")):
        said = speak("en", "kill-doctor-lucky-refusal-15-company", seat=seat, space="kitchen")
        assert said == f"You are not alone with the Doctor: {name} is in the Kitchen too."


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
