"""The last turn of a match, reckoned exactly: what each action is worth to the seat whose turn it is.

All worlds that the seat holds possible are listed. It goes on by what it sees: where two worlds look
different to it after an action, it may do different things in them. Others who are asked something in
that turn answer as badly for it as they can: where two play, what one seat wins the other loses.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from statistics import fmean

from diablerie import Belief, State

DRAWS = 400
"""So often worlds are drawn to list them; each one of a few dozen surely comes up."""

MOST_WORLDS = 24
LARGEST = 1_000
"""So many states at most are looked at for one position."""

Worlds = tuple[State, ...]
Shares = dict[Worlds, float]


class TooLarge(ValueError):
    """A position in which too much may follow, or the seat is asked again after others."""


def last_turn_worth(state: State) -> dict[str, float]:
    """What each action is worth to the seat to move, whose last turn it is, from −1 to 1.

    Raises TooLarge, a ValueError, where too much is hidden or too much may follow.
    """
    if state.to_play is None:
        raise TooLarge("nobody is to move")
    worlds = all_worlds(state.belief(state.to_play))
    turn = LastTurn(state.to_play, worlds)
    kinds = {kind_of(action): turn.after(shares) for action, shares in turn.choices[worlds].items()}
    return {action: kinds[kind_of(action)] for action in state.legal}


class LastTurn:
    """All that a seat may know in its last turn, and what that is worth to it.

    `choices`: by the worlds that the seat cannot tell apart, what it can do, and with what probability it
    then cannot tell which worlds apart. A turn may lead back to where it was (a sled goes to and fro), so
    worth is found by sweeps over everything until it does not grow any more.
    """

    def __init__(self, seat: int, worlds: Worlds) -> None:
        """From worlds in which the seat is to move. Raises TooLarge."""
        self.seat = seat
        self.choices: dict[Worlds, dict[str, Shares]] = {}
        self._worth: dict[Worlds, float] = {}
        waiting = [worlds]
        while waiting:
            here = waiting.pop()
            if here in self._worth:
                continue
            if len(self._worth) == LARGEST:
                raise TooLarge("too much may follow")
            if any(world.to_play != seat for world in here):
                self._worth[here] = fmean(self._answered(world) for world in here)
                continue
            self._worth[here] = -1.0
            self.choices[here] = {
                action: self._told_apart(here, action) for action in one_of_a_kind(here[0].legal)
            }
            waiting += (each for shares in self.choices[here].values() for each in shares)
        while self._sweep():
            pass

    def after(self, shares: Shares) -> float:
        """What one of several situations is worth."""
        return sum(share * self._worth[worlds] for worlds, share in shares.items())

    def _sweep(self) -> bool:
        """Whether anything was worth more than was known."""
        grown = False
        for worlds, actions in self.choices.items():
            best = max(self.after(shares) for shares in actions.values())
            grown |= best > self._worth[worlds]
            self._worth[worlds] = best
        return grown

    def _told_apart(self, worlds: Worlds, action: str) -> Shares:
        """After an action, the worlds that look alike to the seat, and how likely they are together."""
        seen: dict[str, list[State]] = {}
        for world in worlds:
            after = world.play(action)
            seen.setdefault(json.dumps(after.view(self.seat), sort_keys=True), []).append(after)
        return {tuple(each): len(each) / len(worlds) for each in seen.values()}

    def _answered(self, world: State) -> float:
        if world.is_over:
            return world.returns[self.seat]
        if world.to_play == self.seat:
            raise TooLarge("the seat is asked again after others")
        return min(self._answered(world.play(action)) for action in world.legal)


def all_worlds(belief: Belief) -> Worlds:
    """All worlds that a seat holds possible, but for chance that is still to come. Raises TooLarge."""
    found: dict[str, State] = {}
    for number in range(DRAWS):
        world = belief.sample(number)
        found.setdefault(json.dumps(world.position(), sort_keys=True), world)
        if len(found) > MOST_WORLDS:
            raise TooLarge("too much is hidden")
    return tuple(found.values())


def kind_of(action: str) -> str:
    """What an action comes to on a last turn, where some come to the same.

    Which cards are swapped or shuffled changes nothing any more (TT-34, TT-35, TT-46), nor where a card is
    laid, as it does nothing to stones of its seat (DF-19).
    """
    verb, at, _ = action.partition("@")
    if at:
        return verb
    verb = action.partition(":")[0]
    return verb if verb in ("swap", "with", "lift", "lay") else action


def one_of_a_kind(actions: Iterable[str]) -> list[str]:
    """The first action of each kind."""
    return list({kind_of(action): action for action in reversed(list(actions))}.values())


def bound(state: State, seat: int, seen: dict[State, float]) -> float:
    """What a seat that knows everything gets in a state, others answering as badly for it as can be."""
    if state.is_over:
        return state.returns[seat]
    if state not in seen:
        pick = max if state.to_play == seat else min
        tried = one_of_a_kind(state.legal)
        seen[state] = pick(bound(state.play(action), seat, seen) for action in tried)
    return seen[state]
