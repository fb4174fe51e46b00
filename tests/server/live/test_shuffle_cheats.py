"""Hosts who stack the cards: servers that cheat in one place, found out by what clients kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from diablerie.matches import Match, Share, Shuffle, verify
from diablerie.matches.commit_reveal import commitment_to
from diablerie.server.storage.models import MatchSetup, SavedMatch

from ..clients import PERSON, RANDOM_BOT, Client
from ..contributing import Contributor
from ..gathered import OPEN, done, invite, join

Cheat = Callable[[MatchSetup], MatchSetup]

TRIES = 16
"""How many deals the host looks at before they choose one."""


def strength(table: MatchSetup, now: datetime) -> int:
    """How much the host likes what seat 1 would be dealt."""
    hand = HONEST(table, now).state.position()["hands"][1]
    return sum(card.startswith("weapon") for card in hand)


HONEST = MatchSetup.start
NOW = datetime.fromisoformat("2026-11-28T12:00:00.000+00:00")


def best_of(tables: list[MatchSetup]) -> MatchSetup:
    return max(tables, key=lambda table: strength(table, NOW))


def seed_chosen_after_the_contributions(table: MatchSetup) -> MatchSetup:
    return best_of([replace(table, seed=bytes([number] * 32)) for number in range(TRIES)])


def contribution_left_out(table: MatchSetup) -> MatchSetup:
    return with_share(table, 0, Share("none"))


def contribution_replaced(table: MatchSetup) -> MatchSetup:
    return best_of([with_drawn(table, 0, bytes([number] * 32)) for number in range(TRIES)])


def last_seat_chooses_when_it_has_seen_the_others(table: MatchSetup) -> MatchSetup:
    return best_of([with_drawn(table, 1, bytes([number] * 32)) for number in range(TRIES)])


def with_drawn(table: MatchSetup, seat: int, drawn: bytes) -> MatchSetup:
    assert table.shuffle is not None
    commitment = commitment_to(drawn, table.shuffle.match, table.shuffle.round_number, seat)
    return with_share(table, seat, Share("given", commitment, drawn))


def with_share(table: MatchSetup, seat: int, share: Share) -> MatchSetup:
    assert table.shuffle is not None
    shares = tuple(share if s == seat else kept for s, kept in enumerate(table.shuffle.shares))
    return replace(table, shuffle=replace(table.shuffle, shares=shares))


def played(ada: Client, ben: Client) -> tuple[dict[str, Any], Contributor]:
    """The record of a match, and the client of seat 0, which is honest; seat 1 is the host's own."""
    table = invite(ada, PERSON, OPEN, game="kill-doctor-lucky", contributes=True)
    clients = [Contributor(table, 0), Contributor(join(table, ben, 1, contributes=True), 1)]
    for client in clients:
        client.commit().raise_for_status()
    for client in clients:
        client.reveal().raise_for_status()
    done(table, "resign", 0)
    return table.record(None), clients[0]


@pytest.mark.parametrize(
    ("cheat", "told"),
    [
        (seed_chosen_after_the_contributions, "was published before seat 0 committed"),
        (contribution_left_out, "seat 0 is not the one that its client kept"),
        (contribution_replaced, "seat 0 is not the one that its client kept"),
        (last_seat_chooses_when_it_has_seen_the_others, "the commitment of seat 1 is not the one"),
    ],
)
def test_who_kept_what_they_were_told_finds_out_a_host_who_stacks_the_cards(
    client: Client,
    stranger: Client,
    monkeypatch: pytest.MonkeyPatch,
    cheat: Cheat,
    told: str,
) -> None:
    def start(table: MatchSetup, now: datetime) -> Match:
        return HONEST(cheat(table), now)

    monkeypatch.setattr(MatchSetup, "start", start)
    record, honest = played(client, stranger)
    assert verify(record).is_honest, "the record fits in itself: nobody else can tell"
    findings = verify(record, honest.kept).findings
    assert findings
    assert {finding.kind for finding in findings} == {"shuffle"}
    assert any(told in finding.detail for finding in findings)


ROUNDS = 4
"""How often the host has one person draw anew."""


@pytest.mark.parametrize("vacancies", [0, ROUNDS - 1])
def test_who_was_asked_alone_for_round_after_round_finds_it_out(
    client: Client, monkeypatch: pytest.MonkeyPatch, vacancies: int
) -> None:
    """Against bots the server has both parts at once, looks what it would deal, and asks again."""
    honest = MatchSetup.advanced

    def asks_again(
        table: MatchSetup, before: MatchSetup | None, now: datetime, wait: float
    ) -> SavedMatch:
        shuffle = table.shuffle
        if shuffle is not None and shuffle.stage == "complete" and shuffle.round_number < ROUNDS:
            number = shuffle.round_number + 1
            again = Shuffle.of(shuffle.match, ["expected", "bot"])
            again = replace(again, round_number=number, vacancies=vacancies)
            table = replace(table, shuffle=again)
        return honest(table, before, now, wait)

    monkeypatch.setattr(MatchSetup, "advanced", asks_again)
    table = invite(client, PERSON, RANDOM_BOT, game="kill-doctor-lucky", contributes=True)
    kept = []
    for _ in range(ROUNDS):
        contributor = Contributor(table, 0)
        contributor.both().raise_for_status()
        kept.append(contributor.kept)
    done(table, "resign", 0)
    record = table.record(None)
    assert verify(record).is_honest == (vacancies > 0), "said to have left: none else can tell"
    details = [finding.detail for finding in verify(record, kept).findings]
    assert sum("was asked again" in detail for detail in details) == ROUNDS - 1


def test_an_honest_host_is_not_accused(client: Client, stranger: Client) -> None:
    record, honest = played(client, stranger)
    assert verify(record, honest.kept).is_honest
    assert Shuffle.read(record["shuffle"]).stage == "complete"
