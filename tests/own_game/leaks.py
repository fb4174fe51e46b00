"""Planted leaks in one-card poker, each in another of the ways there are."""

from __future__ import annotations

from diablerie.own_game import Public, RulesState
from one_card_poker import OneCardPoker


class TellingRefusal(OneCardPoker):
    """Nobody may bet against the highest card: whoever may not knows who has it."""

    name = "telling-refusal"

    def forbidden(self, state: RulesState, name: str, *arguments: int | str) -> str | None:
        other = (state.to_play + 1) % state.seats
        if name == "bet" and state.card[other] == state.seats:
            return "That would be hopeless."
        return None


class TrueBelief(OneCardPoker):
    """What a seat is supposed to believe is the truth."""

    name = "true-belief"

    def redeal(self, state: RulesState, seat: int) -> None:
        pass


class PublicHint(OneCardPoker):
    """Everybody sees something that follows from the cards, which nobody's belief takes into account."""

    name = "public-hint"
    hint = Public(values=range(2))

    def deal(self, state: RulesState) -> None:
        """All is as usual, but everybody is told whether the first card is the highest."""
        super().deal(state)
        state.hint = state.card[0] == state.seats
