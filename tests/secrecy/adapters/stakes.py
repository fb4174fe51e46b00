"""What one-card poker pays, an ante, a bet and a raise, a chip each; and what it says against an action."""

from __future__ import annotations

from diablerie.secrecy.gallery.poker import SEATS, WHY_NOT, Table


def payoffs(table: Table) -> list[float]:
    """Chips won by each seat once the last action is taken: the better card wins, if nobody folds."""
    raises = sum(action in ("bet", "raise") for action in table.line)
    folded = table.line[-1] == "fold"
    last = (len(table.line) - 1) % SEATS
    winner = 1 - last if folded else table.deal.index(max(table.deal))
    stake = 1 + raises - folded
    return [float(stake if seat == winner else -stake) for seat in range(SEATS)]


def refuse_unless_legal(table: Table, action: str, *, explains: bool) -> None:
    """Raise ValueError for an action that is not legal; one that explains says too much: the leak."""
    if action in table.legal:
        return
    assert table.to_play is not None
    wins = table.deal[table.to_play] == max(table.deal)
    verdict = f", and you would {'win' if wins else 'lose'}" if explains else ""
    raise ValueError(f"you cannot {action}: {WHY_NOT[action]}{verdict}")
