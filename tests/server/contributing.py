"""Clients that add to the seed of a match: they draw, commit, reveal, and keep what they were told."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx2

from diablerie.matches import Kept
from diablerie.matches.commit_reveal import commitment_to

from .clients import Client, Table
from .gathered import room


@dataclass
class Contributor:
    """An honest client of one seat at a table."""

    table: Table
    seat: int
    drawn: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    told: dict[str, Any] = field(default_factory=dict)
    """The shuffle as it was told before this client revealed."""

    @property
    def round_number(self) -> int:
        """The round as the room tells it; the first one if it tells none."""
        shuffle = room(self.table)["shuffle"]
        return 1 if shuffle is None else int(shuffle["round"])

    def commitment(self, number: int = 1) -> str:
        """What this client publishes first."""
        return commitment_to(self.drawn, self.table.id, number, self.seat).hex()

    def put(self, number: int, **members: str) -> httpx2.Response:
        """Send something to be added."""
        body = {"seat": self.seat, "round": number, **members}
        return self.table.client.http.put(f"{self.table.path}/shuffle", json=body)

    def commit(self) -> httpx2.Response:
        """Send the commitment."""
        number = self.round_number
        return self.put(number, commitment=self.commitment(number))

    def reveal(self) -> httpx2.Response:
        """Keep what all have committed to, then send what this client has drawn."""
        self.told = room(self.table)["shuffle"] or self.told
        return self.put(int(self.told["round"]), contribution=self.drawn.hex())

    def both(self) -> httpx2.Response:
        """Send both at once, as the only one who adds anything."""
        number, seats = self.round_number, range(len(room(self.table)["seats"]))
        mine = self.commitment(number)
        commitments = [mine if seat == self.seat else None for seat in seats]
        self.told = {"round": number, "seats": [{"commitment": one} for one in commitments]}
        return self.put(number, commitment=mine, contribution=self.drawn.hex())

    @property
    def kept(self) -> Kept:
        """What this client has kept."""
        return Kept.read(
            {
                "match": self.table.id,
                "round": self.told["round"],
                "seat": self.seat,
                "seed_hash": self.table.begun["seed_hash"],
                "contribution": self.drawn.hex(),
                "commitments": [seat["commitment"] for seat in self.told["seats"]],
            }
        )


def states(table: Table, client: Client | None = None) -> list[str]:
    """How far each seat is."""
    return [seat["state"] for seat in room(table, client)["shuffle"]["seats"]]


def stage(table: Table) -> str:
    """What the shuffle waits for."""
    return str(room(table)["shuffle"]["stage"])
