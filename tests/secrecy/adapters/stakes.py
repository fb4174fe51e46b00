"""What one-card poker pays: an ante, a bet and a raise, a chip each."""

from __future__ import annotations

from diablerie.secrecy.gallery.poker import SEATS, Table


def payoffs(table: Table) -> list[float]:
    """Chips won by each seat once the last action is taken: the better card wins, if nobody folds."""
    raises = sum(action in ("bet", "raise") for action in table.line)
    folded = table.line[-1] == "fold"
    last = (len(table.line) - 1) % SEATS
    winner = 1 - last if folded else table.deal.index(max(table.deal))
    stake = 1 + raises - folded
    return [float(stake if seat == winner else -stake) for seat in range(SEATS)]
