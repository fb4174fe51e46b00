"""Planted leaks in one-card poker, each in another of the ways there are."""

from __future__ import annotations

from typing import ClassVar

from diablerie.own_game import INTERFACE, OwnGame, Private, Public, RulesState, action
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


class HalfTheTruth(OneCardPoker):
    """What a seat is supposed to believe keeps the one card that nobody has seen."""

    name = "half-the-truth"

    def redeal(self, state: RulesState, seat: int) -> None:
        """Deal the others' cards among them, and leave over what is left over."""
        unseen = [each for each in range(self.seats) if not state.sees("card", seat)[each]]
        dealt = state.shuffled(sorted(int(state.card[each]) for each in unseen))
        for each, card in zip(unseen, dealt, strict=True):
            state.card[each] = card


class TellingPrior(OneCardPoker):
    """Betting comes to mind where the next seat has a low card."""

    name = "telling-prior"

    def prior(self, state: RulesState, name: str, *arguments: int | str) -> float:
        """Bet against a low card."""
        low = state.card[(state.to_play + 1) % self.seats] < self.seats // 2
        return 5.0 if name == "bet" and low else 1.0


class PublicHint(OneCardPoker):
    """Everybody sees something that follows from the cards, which nobody's belief takes into account."""

    name = "public-hint"
    hint = Public(values=range(2))

    def deal(self, state: RulesState) -> None:
        """All is as usual, but everybody is told whether the first card is the highest."""
        super().deal(state)
        state.hint = state.card[0] == state.seats


class NeverTheOthers(OwnGame):
    """Nobody may name the number that the other has: whoever is refused knows it."""

    interface = INTERFACE
    name = "never-the-others"
    seat_range = (2, 2)
    endings: ClassVar = {"over": "Six numbers have been named."}
    own = Private(values=range(8))
    named = Public(values=range(7))

    def deal(self, state: RulesState) -> None:
        """Each gets a number."""
        state.own = [state.below(8), state.below(8)]

    def forbidden(self, state: RulesState, name: str, *arguments: int | str) -> str | None:
        is_the_others = state.own[1 - state.to_play] == arguments[0]
        return "The other has that." if is_the_others else None

    @action("name", range(8))
    def names(self, state: RulesState, number: int) -> None:
        """Name a number."""
        state.named += 1
        if state.named == 6:
            state.end("over", [number, 0])
        else:
            state.to_play = 1 - state.to_play
