"""One-card poker for two to six (Kuhn 1950; for more than two Szafron, Gibson and Sturtevant 2013)."""

from __future__ import annotations

from typing import ClassVar

from diablerie.own_game import (
    EMPTY,
    INTERFACE,
    Hidden,
    OwnGame,
    Private,
    Public,
    RulesState,
    action,
)

MOST = 6
"""Seats."""

PLAYERS = tuple(f"Player {number}" for number in range(1, MOST + 1))


class OneCardPoker(OwnGame):
    """The highest card wins the pot, unless all others have folded.

    There is one card more than there are players; they are numbered from 0. Everybody pays a chip into the
    pot and gets a card that nobody else sees. In turn each may bet another chip, as long as nobody has; then
    everybody else says once whether they go along.
    """

    interface = INTERFACE
    name = "one-card-poker"
    title = "One-card poker"
    seat_range = (2, MOST)
    endings: ClassVar = {
        "showdown": "All who are still in show their cards, and the highest takes the pot.",
        "folded": "All but one have folded, and that one takes the pot without showing.",
    }

    card = Private(values=range(MOST + 1), cards="deck")
    left_over = Hidden(values=range(MOST + 1), cards="deck", doc="card left over")
    chips = Public(values=range(3), by_seat=True, doc="chips in the pot")
    folded = Public(values=range(2), by_seat=True, names=("no", "yes"), doc="has folded")
    bettor = Public(values=range(MOST), start=EMPTY, names=PLAYERS, doc="who has bet")

    @property
    def highest_points(self) -> float:
        """Whoever wins everything gets two chips from each other seat."""
        return 2.0 * (self.seats - 1)

    def deal(self, state: RulesState) -> None:
        """Everybody pays a chip and gets a card; one card is left over. The first seat begins."""
        *cards, state.left_over = state.shuffled(range(self.seats + 1))
        state.card = cards
        state.chips = 1

    @action("pass")
    def passes(self, state: RulesState) -> None:
        """Pass: bet nothing; once somebody has bet, fold and lose the chip."""
        state.folded[state.to_play] = state.bettor != EMPTY
        self._next(state)

    @action("bet")
    def bets(self, state: RulesState) -> None:
        """Bet a chip; once somebody has bet, go along with it."""
        state.chips[state.to_play] += 1
        if state.bettor == EMPTY:
            state.bettor = state.to_play
        self._next(state)

    def _next(self, state: RulesState) -> None:
        """The next seat is asked, until the turn has come round to whom it began with."""
        after = (state.to_play + 1) % self.seats
        if after == max(state.bettor, 0):
            self._showdown(state)
        else:
            state.to_play = after

    def _showdown(self, state: RulesState) -> None:
        staying = [seat for seat in range(self.seats) if not state.folded[seat]]
        if len(staying) > 1:
            for seat in staying:
                state.show("card", seat)
        winner = max(staying, key=lambda seat: int(state.card[seat]))
        points = [-int(chips) for chips in state.chips]
        points[winner] += int(state.chips.sum())
        state.end("showdown" if len(staying) > 1 else "folded", points)
