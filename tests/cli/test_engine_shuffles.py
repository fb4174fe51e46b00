"""`diablerie engine`: what a client adds to the seed of a match, and records checked."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

import diablerie
from diablerie.matches import Entry, Match, Player, Shuffle
from diablerie.matches.commit_reveal import commitment_to
from tests.cli.asking import ask, error_of

NOW = datetime(2026, 11, 21, tzinfo=UTC)
SEED = bytes(range(32))


def played(shuffle: Shuffle) -> dict[str, Any]:
    """The record of a match to whose seed clients have added."""
    players = [Player.person(), Player.bot("imp")]
    game = diablerie.load("kill-doctor-lucky", seats=2)
    match = Match.start(game, players, SEED, NOW, shuffle=shuffle)
    match.do(Entry("resign", 0, NOW))
    return match.record(None)


def test_a_program_adds_to_a_seed_and_checks_the_record_without_a_hash_of_its_own() -> None:
    share = ask("contribute", match="m", seat=0)
    drawn = bytes.fromhex(share["contribution"])
    assert share["commitment"] == commitment_to(drawn, "m", 1, 0).hex()
    assert ask("contribute", match="m", seat=0)["contribution"] != share["contribution"]
    shuffle = Shuffle.of("m", ["expected", "bot"])
    record = played(shuffle.add(0, 1, bytes.fromhex(share["commitment"]), drawn))
    kept = {
        "match": "m",
        "round": 1,
        "seat": 0,
        "seed_hash": record["seed_hash"],
        "contribution": share["contribution"],
        "commitments": [share["commitment"], None],
    }
    assert ask("verify", record=record, kept=kept) == {"honest": True, "findings": []}
    assert ask("verify", record=record, kept=[kept])["honest"]
    other = ask("verify", record=record, kept=kept | {"contribution": "00" * 32})
    assert [finding["kind"] for finding in other["findings"]] == ["shuffle"]
    assert not other["honest"]


def test_what_was_drawn_before_is_committed_to_in_another_round() -> None:
    text = bytes(32).hex()
    answer = ask("contribute", match="m", seat=1, round=2, contribution=text)
    assert answer["contribution"] == text
    assert answer["commitment"] == commitment_to(bytes(32), "m", 2, 1).hex()


@pytest.mark.parametrize(
    ("keys", "fault"),
    [
        ({"seat": 0}, "'match' is missing"),
        ({"match": "m", "seat": 16}, "'seat' must be from 0 to 15"),
        ({"match": "m", "seat": 0, "contribution": "00"}, "64 hexadecimal digits"),
        ({"match": "m", "seat": 0, "round": 0}, "'round' must be from 1 to 1000"),
    ],
)
def test_what_cannot_be_committed_to_is_refused(keys: dict[str, Any], fault: str) -> None:
    assert fault in error_of("contribute", **keys)["message"]


def test_what_is_nothing_kept_is_refused() -> None:
    shuffle = Shuffle.of("m", ["none", "bot"])
    message = error_of("verify", record=played(shuffle), kept={})["message"]
    assert "what was kept needs 'match'" in message
