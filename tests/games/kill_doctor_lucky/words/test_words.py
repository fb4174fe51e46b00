"""Everything in a house and its deck is called by its name, in the form the sentence needs."""

from __future__ import annotations

import pytest

import diablerie
from diablerie.words import LANGUAGES, catalogue, speak
from tests.messages import messages_of


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_printed_house_and_its_deck_has_a_name(lang: str) -> None:
    board = diablerie.load("kill-doctor-lucky").board
    things = {*board["next"], *board["weapons"], *board["deck"]}
    assert len(things) == 32 + 20 + (3 + 3 + 20 + 20)
    messages = messages_of(catalogue(lang))
    for thing in things:
        bare = thing.rpartition(":")[2].replace("_", "-")
        assert f"kill-doctor-lucky-name-{bare}" in messages, thing


def test_a_thing_is_named_in_the_form_the_sentence_needs() -> None:
    move: dict[str, str | int] = {"from": "gallery", "to": "wine_cellar"}
    assert [speak(lang, "kill-doctor-lucky-event-doctor-walks", **move) for lang in LANGUAGES] == [
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
    move: dict[str, str | int] = {"from": "cold_room", "to": "room"}
    assert speak(lang, "kill-doctor-lucky-event-doctor-walks", **move) == said


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_calls_an_answer_given_in_advance_what_the_table_calls_it(lang: str) -> None:
    taught = speak(lang, "kill-doctor-lucky-lesson-saving-done")
    assert speak(lang, "kill-doctor-lucky-table-prepare") in taught
