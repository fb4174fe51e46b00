"""One-card poker: the small honest game in which leaks are planted.

Four cards, two seats, one card each. A seat checks or bets; a bet is folded to, called or raised; a
raise is folded to or called. Every channel is a function of its own, so that one can be replaced.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from ..histories import HistoryStep
from ..subject_under_test import CHANCE, Choice, Seat

CARDS = range(4)
SEATS = 2
ACTIONS = ("check", "bet", "fold", "call", "raise")

ANSWERS: Mapping[str, tuple[str, ...]] = {
    "": ("check", "bet"),
    "check": ("check", "bet"),
    "bet": ("fold", "call", "raise"),
    "raise": ("fold", "call"),
}
"""What may be done after the last action; nothing after any other."""

WHY_NOT: Mapping[str, str] = {
    "check": "a bet has been made",
    "bet": "a bet has been made",
    "fold": "nothing has been bet",
    "call": "nothing has been bet",
    "raise": "only a bet can be raised",
}


@dataclass(frozen=True)
class Table:
    """A position: the cards dealt so far, by seat, and the actions one after another."""

    poker: Poker
    deal: tuple[int, ...] = ()
    line: tuple[str, ...] = ()

    @property
    def to_play(self) -> int | None:
        """The seat to move, CHANCE while cards are dealt, None after the last action."""
        if len(self.deal) < SEATS:
            return CHANCE
        return len(self.line) % SEATS if self.legal else None

    @property
    def legal(self) -> tuple[str, ...]:
        """The actions that may be taken once all cards are dealt."""
        if self.line == ("check", "check"):
            return ()
        return ANSWERS.get(self.line[-1] if self.line else "", ())

    @property
    def choices(self) -> Sequence[Choice]:
        """The cards left in the deck, or the legal actions."""
        return self.deck if self.to_play == CHANCE else self.legal

    @property
    def deck(self) -> tuple[int, ...]:
        """The cards that nobody has."""
        return tuple(card for card in CARDS if card not in self.deal)

    @property
    def odds(self) -> Sequence[float]:
        """Each card of the deck is as likely as another."""
        return [1 / len(self.deck)] * len(self.deck) if self.to_play == CHANCE else ()

    @property
    def history(self) -> tuple[str, ...]:
        """The cards by seat, then the actions."""
        return (*(f"card-{card}" for card in self.deal), *self.line)

    @property
    def world(self) -> str:
        """The history."""
        return " ".join(self.history)

    def play(self, choice: Choice) -> Table:
        """The table after a card is dealt or an action taken."""
        if isinstance(choice, int):
            return Table(self.poker, (*self.deal, choice), self.line)
        return Table(self.poker, self.deal, (*self.line, str(choice)))

    def received(self, seat: Seat) -> dict[str, str]:
        """What each channel tells a seat, as JSON."""
        assert seat is not None
        return {name: json.dumps(tell(self, seat)) for name, tell in self.poker.channels.items()}

    def resampled(self, seat: Seat, rng: np.random.Generator) -> Table | None:
        """The table with another card in the other hand, as the poker's sampler draws it."""
        if seat is None or self.to_play in (CHANCE, None):
            return None
        card = self.poker.sampler(self, seat, rng)
        deal = tuple(self.deal[who] if who == seat else card for who in range(SEATS))
        return Table(self.poker, deal, self.line)


Told = object
Channel = Callable[[Table, int], Told]
Sampler = Callable[[Table, int, np.random.Generator], int]


def view(table: Table, seat: int) -> Told:
    """The seat's own card, the actions so far, whose turn it is."""
    card = table.deal[seat] if len(table.deal) > seat else None
    return {"seat": seat, "card": card, "line": table.line, "to_play": table.to_play}


def mask(table: Table, seat: int) -> Told:
    """1 for each legal action, for whoever is to move."""
    legal = table.legal if table.to_play == seat else ()
    return [int(action in legal) for action in ACTIONS]


def tensor(table: Table, seat: int) -> Told:
    """The seat's own card, one-hot, and how often each action has been taken."""
    held = table.deal[seat : seat + 1]
    return [float(card in held) for card in CARDS] + [
        float(table.line.count(action)) for action in ACTIONS
    ]


def info(table: Table, seat: int) -> Told:
    """How many actions have been taken."""
    return {"ply": len(table.line)}


def error(table: Table, seat: int) -> Told:
    """What the seat to move is told of each action that is not legal."""
    if table.to_play != seat:
        return []
    refused = (action for action in ACTIONS if action not in table.legal)
    return [f"you cannot {action}: {WHY_NOT[action]}" for action in refused]


def timing(table: Table, seat: int) -> Told:
    """How long the last action took, as a label: all are alike."""
    return "quick"


def log(table: Table, seat: int) -> Told:
    """The lines of a log that everybody can read."""
    dealt = [f"a card to seat {who}" for who in range(len(table.deal))]
    return dealt + [f"seat {ply % SEATS}: {action}" for ply, action in enumerate(table.line)]


HONEST_CHANNELS: Mapping[str, Channel] = {
    "view": view,
    "mask": mask,
    "tensor": tensor,
    "info": info,
    "error": error,
    "timing": timing,
    "log": log,
}


def any_other_card(table: Table, seat: int, rng: np.random.Generator) -> int:
    """Every card that the seat does not hold is as likely as another."""
    return int(rng.choice([card for card in CARDS if card != table.deal[seat]]))


@dataclass(frozen=True)
class Poker:
    """The game as a subject: its channels, and the sampler of its beliefs."""

    name: str = "one-card poker"
    channels: Mapping[str, Channel] = field(default_factory=lambda: HONEST_CHANNELS)
    sampler: Sampler = any_other_card

    @property
    def watchers(self) -> Sequence[Seat]:
        """Both seats."""
        return range(SEATS)

    @property
    def is_explicit(self) -> bool:
        """Always: cards are dealt by choices of chance."""
        return True

    def start(self, rng: np.random.Generator) -> Table:
        """The table before the deal."""
        return Table(self)


def shows(step: HistoryStep, seat: Seat) -> object:
    """What the rules show a seat: its own card as it is dealt, and every action."""
    if step.actor != CHANCE:
        return step.choice
    owner = len(step.before.history)
    return step.choice if owner == seat else None
