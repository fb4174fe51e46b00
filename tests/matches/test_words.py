"""The words for what happens at a table: all of it can be said, from what is told of it."""

from __future__ import annotations

import pytest

from diablerie.words import LANGUAGES, catalogue, speak
from tests.messages import messages_of, parts_of

from .told import ENDINGS, EVENTS, REFUSALS

ENGLISH = messages_of(catalogue("en"))


def test_every_event_ending_and_refusal_of_a_table_has_its_message_and_no_other_has() -> None:
    assert {name for name in ENGLISH if name.startswith("table-")} == {
        *(f"table-event-{kind}" for kind in EVENTS),
        *(f"table-outcome-{reason}" for reason in ENDINGS),
        *(f"table-refusal-{reason}" for reason in REFUSALS),
    }


@pytest.mark.parametrize("kind", EVENTS)
def test_an_event_is_told_from_its_own_facts(kind: str) -> None:
    assert parts_of(ENGLISH, f"table-event-{kind}").variables <= EVENTS[kind] | {"you"}


@pytest.mark.parametrize("reason", ENDINGS)
def test_an_ending_is_told_from_who_won(reason: str) -> None:
    assert parts_of(ENGLISH, f"table-outcome-{reason}").variables <= {"winner"}


@pytest.mark.parametrize("reason", REFUSALS)
def test_a_refusal_needs_no_facts(reason: str) -> None:
    assert not parts_of(ENGLISH, f"table-refusal-{reason}").variables


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", ENDINGS)
def test_the_end_of_a_match_is_told_as_its_reason_says(reason: str, lang: str) -> None:
    told = speak(lang, "table-event-match-ended", reason=reason, winner="Ada")
    assert told == speak(lang, f"table-outcome-{reason}", winner="Ada")
