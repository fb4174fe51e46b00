"""Options: what they take, in which form, and how what they do not take is refused."""

from __future__ import annotations

import json
import pickle
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import diablerie
from diablerie.matches import Match, Player, record_schema, verify
from diablerie.options import DocumentOption, Option, TextOption, written

PLACE = Option("place", 3, "Where it stands.", "silent", maximum=7)
DEALER = Option("dealer", None, "Who deals.", "silent", maximum=7)
WITH = Option("with", False, "Whether it is there.", "silent", values=(False, True))
WAY = Option("way", None, "Which way.", "silent", values=("left", "right"))


class Fault(ValueError):
    """What is wrong with a house, and where."""

    def __init__(self, fault: str, line: int | None = None) -> None:
        self.fault = fault
        self.line = line
        super().__init__(fault if line is None else f"line {line}: {fault}")


def canonical(document: Mapping[str, Any] | str) -> str:
    """For these tests a house has rooms, and as many as you like."""
    if isinstance(document, str):
        try:
            document = json.loads(document)
        except json.JSONDecodeError as error:
            raise Fault(f"it is no JSON: {error.msg}", error.lineno) from error
    if not isinstance(document, Mapping) or set(document) != {"rooms"}:
        raise Fault("a house has rooms and nothing else", 1)
    return json.dumps(dict(document), sort_keys=True)


def in_order(given: Any) -> str:
    """For these tests a hand has two different fingers, from a list or split at blanks."""
    fingers = given.split() if isinstance(given, str) else given
    if not isinstance(fingers, list) or not len(fingers) == len(set(fingers)) == 2:
        raise ValueError("two fingers, please")
    return " ".join(sorted(fingers))


FINGERS = TextOption(
    *("fingers", "index thumb", "Which fingers.", "silent"),
    canonical=in_order,
    form="two different fingers",
)
HOUSE = DocumentOption("house", None, "The house.", "the players'", canonical=canonical)
TEXT = '{"rooms": 3}'


# Without a value


@pytest.mark.parametrize("given", [None, "null"])
@pytest.mark.parametrize("option", [DEALER, WAY, HOUSE])
def test_an_option_without_a_default_may_stay_without_a_value(option: Option, given: Any) -> None:
    assert option.is_nullable
    assert option.parse(given) is None


@pytest.mark.parametrize("given", [None, "null"])
@pytest.mark.parametrize("option", [PLACE, WITH, FINGERS])
def test_an_option_with_a_default_needs_a_value(option: Option, given: Any) -> None:
    assert not option.is_nullable
    with pytest.raises(ValueError, match=f"option {option.name} takes {option.choices}, not"):
        option.parse(given)


def test_a_nullable_option_takes_what_it_would_take_otherwise() -> None:
    assert [DEALER.parse(given) for given in (0, "7", 3)] == [0, 7, 3]
    assert WAY.parse("left") == "left"
    for given in (8, -1, True, "NULL", ""):
        with pytest.raises(ValueError, match="option dealer takes null or an integer from 0 to 7"):
            DEALER.parse(given)


def test_the_choices_are_told_in_words() -> None:
    assert PLACE.choices == "an integer from 0 to 7"
    assert DEALER.choices == "null or an integer from 0 to 7"
    assert WITH.choices == "false or true"
    assert WAY.choices == "null or left or right"
    assert HOUSE.choices == "null or a document, which is a JSON object"
    assert FINGERS.choices == "two different fingers"


# As text


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *((PLACE, 5), (DEALER, None), (WITH, True), (WITH, False), (WAY, "right"), (HOUSE, TEXT)),
        (FINGERS, "index ring"),
    ],
)
def test_every_value_is_read_from_what_it_is_written_as(option: Option, value: Any) -> None:
    assert option.parse(written(value)) == value


def test_a_long_wrong_value_is_not_repeated_in_full() -> None:
    with pytest.raises(ValueError, match="takes") as caught:
        PLACE.parse("9" * 10_000)
    assert len(str(caught.value)) < 200


# Lines of text in a form of the game's own


@pytest.mark.parametrize("given", ["ring index", " index  ring", ["ring", "index"]])
def test_a_text_is_known_by_its_canonical_form(given: Any) -> None:
    assert FINGERS.parse(given) == "index ring"


@pytest.mark.parametrize("given", ["ring", "", ["ring", "ring"], 3, True, None, {"ring": 1}])
def test_a_text_in_no_such_form_is_refused_with_the_form(given: Any) -> None:
    with pytest.raises(ValueError, match="option fingers takes two different fingers, not "):
        FINGERS.parse(given)


def test_of_options_only_those_are_texts_and_none_has_bounds() -> None:
    assert [each.is_text for each in (FINGERS, PLACE, WITH, WAY, HOUSE)] == [True, *[False] * 4]
    assert not FINGERS.is_document
    assert FINGERS.bounds is None


# Documents


def test_a_document_is_known_by_its_canonical_text() -> None:
    for given in ({"rooms": 3}, TEXT, ' \n{ "rooms":3 }'):
        assert HOUSE.parse(given) == TEXT


@pytest.mark.parametrize("given", ["house.json", "", "[]", 3, True, ["rooms"], b"{}"])
def test_what_is_no_document_is_refused_the_name_of_a_file_too(given: Any) -> None:
    with pytest.raises(ValueError, match="option house takes null or a document"):
        HOUSE.parse(given)


def test_the_games_own_error_comes_through_with_its_line() -> None:
    with pytest.raises(Fault, match="no JSON") as caught:
        HOUSE.parse('{\n"rooms": }')
    assert caught.value.line == 2


def test_a_document_nested_beyond_measure_is_refused() -> None:
    with pytest.raises(ValueError, match="nested too deeply"):
        HOUSE.parse('{"rooms":' + "[" * 100_000)


# In a game


@pytest.fixture
def housed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has a house to choose."""
    kind = type(diablerie.load("doctor-faust"))
    monkeypatch.setattr(kind, "OPTIONS", (*kind.OPTIONS, HOUSE))


@pytest.mark.usefixtures("housed")
class TestLoading:
    """`load` reads the files that such options name; `make` never does."""

    def test_a_game_loads_with_a_document_in_any_form(self, tmp_path: Path) -> None:
        file = tmp_path / "house.json"
        file.write_text(" {\n\n}", "utf-8")
        file.write_text('\ufeff{\n  "rooms": 3\n}', "utf-8")
        for given in (TEXT, {"rooms": 3}, file, str(file)):
            assert diablerie.load("doctor-faust", house=given).options["house"] == TEXT
        assert diablerie.load("doctor-faust", house="null").options["house"] is None

    def test_games_with_equal_documents_are_equal_and_can_be_pickled(self) -> None:
        one = diablerie.load("doctor-faust", house={"rooms": 3})
        other = diablerie.load("doctor-faust", house=TEXT)
        assert one == other == pickle.loads(pickle.dumps(one))
        assert hash(one) == hash(other)
        assert one != diablerie.load("doctor-faust")

    def test_the_document_is_left_out_of_the_games_short_description(self) -> None:
        assert "house={...}" in repr(diablerie.load("doctor-faust", house=TEXT))

    @pytest.mark.parametrize(
        ("content", "told"),
        [
            (b'{\n"rooms": }', r"house\.json:2: it is no JSON"),
            (b'{"doors": 3}', r"house\.json:1: a house has rooms"),
            (b"[]", r"house\.json:1: option house takes null or a document"),
            (b"", r"house\.json:1: option house takes"),
            (b'{"rooms": "\xff"}', r"house\.json: it is no text in UTF-8"),
        ],
    )
    def test_what_is_wrong_in_a_file_is_told_with_file_and_line(
        self, tmp_path: Path, content: bytes, told: str
    ) -> None:
        file = tmp_path / "house.json"
        file.write_bytes(content)
        with pytest.raises(ValueError, match=told):
            diablerie.load("doctor-faust", house=file)

    def test_a_file_that_cannot_be_read_is_named_with_the_reason(self, tmp_path: Path) -> None:
        with pytest.raises(ValueError, match=r"nowhere\.json: No such file"):
            diablerie.load("doctor-faust", house=tmp_path / "nowhere.json")
        with pytest.raises(ValueError, match="Is a directory"):
            diablerie.load("doctor-faust", house=str(tmp_path))

    def test_make_reads_no_file(self, tmp_path: Path) -> None:
        file = tmp_path / "house.json"
        file.write_text(TEXT)
        for given in (str(file), file):
            with pytest.raises(ValueError, match="option house takes null or a document"):
                diablerie.make("doctor-faust", options={"house": given})
        assert diablerie.make("doctor-faust", 2, {"house": TEXT}).options["house"] == TEXT

    def test_a_record_with_a_document_is_exported_imported_and_verified(self) -> None:
        match = self.played(diablerie.load("doctor-faust", house=TEXT, max_turns=1))
        record = json.loads(json.dumps(match.record(None)))
        assert record["options"]["house"] == TEXT
        assert verify(record).is_honest
        assert Match.from_record(record).game == match.game

    def test_a_record_without_one_is_honest_too(self) -> None:
        record = self.played(diablerie.load("doctor-faust", max_turns=1)).record(None)
        assert record["options"]["house"] is None
        assert verify(record).is_honest

    def test_a_record_that_names_a_file_does_not_have_it_read(self, tmp_path: Path) -> None:
        file = tmp_path / "house.json"
        file.write_text(TEXT)
        record = self.played(diablerie.load("doctor-faust", max_turns=1)).record(None)
        record["options"] = {**record["options"], "house": str(file)}
        (finding,) = verify(record).findings
        assert finding.kind == "record"
        assert "takes null or a document" in finding.detail

    @staticmethod
    def played(game: diablerie.Game) -> Match:
        now = datetime.now(UTC)
        match = Match.start(game, [Player.person(), Player.person()], bytes(32), now)
        for _ in range(7):
            match.act(0, "s1", now)
        return match


def test_the_schema_of_records_knows_options_without_a_value() -> None:
    allowed = record_schema()["properties"]["options"]["additionalProperties"]["type"]
    assert "null" in allowed
