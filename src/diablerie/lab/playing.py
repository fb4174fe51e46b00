"""Playing: one game of entrants, to its end or until one of them forfeits it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .. import bots
from ..entrants import Entrant, Fault, Player, SeatSeed, TimeControl
from ..events import NOBODY
from ..game import State

Watch = Callable[[State, str], None]
"""Shown each state with the action that is about to be done in it."""

FORFEIT = "forfeit"
"""The reason of an end by a fault of an entrant."""


@dataclass(frozen=True)
class Sitting:
    """One game of a block: the number of the bot that sits in each seat."""

    block: int
    rotation: int
    players: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """How one game ended.

    `shares`: what each seat has of the win, together 1; all have the same of a game that nobody won.
    `actions`: of all seats, forced ones included. `forfeit`: the seat whose entrant forfeited it, with
    `reason` "forfeit", and by what `fault`, as `time: no answer within 10 s`; −1 and "" else.
    """

    block: int
    rotation: int
    players: tuple[int, ...]
    shares: tuple[float, ...]
    returns: tuple[float, ...]
    scores: tuple[float, ...]
    reason: str
    turns: int
    actions: int
    forfeit: int = NOBODY
    fault: str = ""


@dataclass(frozen=True)
class Ended:
    """Where a game came to: its last state, how many actions it took, and who forfeited it by what."""

    state: State
    actions: int
    forfeit: int = NOBODY
    fault: str = ""

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has of the win, together 1; of a game that was forfeited all others the same."""
        if self.forfeit == NOBODY:
            return shares_of(self.state)
        others = self.state.game.seats - 1
        return tuple(0.0 if seat == self.forfeit else 1 / others for seat in self._seats)

    @property
    def returns(self) -> tuple[float, ...]:
        """Payoffs from −1 to 1, together 0; who forfeits loses 1, which the others share."""
        if self.forfeit == NOBODY:
            return self.state.returns
        return tuple(-1.0 if seat == self.forfeit else self.shares[seat] for seat in self._seats)

    @property
    def reason(self) -> str:
        """How it ended."""
        if self.forfeit != NOBODY:
            return FORFEIT
        outcome = self.state.outcome
        assert outcome is not None
        return outcome.reason

    @property
    def _seats(self) -> range:
        return range(self.state.game.seats)

    def told(self, sitting: Sitting) -> Played:
        """The same as a row."""
        return Played(
            sitting.block,
            sitting.rotation,
            sitting.players,
            self.shares,
            self.returns,
            self.state.scores or (0.0,) * self.state.game.seats,
            self.reason,
            self.state.view(None)["turn"],
            self.actions,
            self.forfeit,
            self.fault,
        )


def play_out(
    state: State,
    seated: Sequence[Entrant],
    seeds: Sequence[SeatSeed],
    control: TimeControl,
    watch: Watch | None = None,
) -> Ended:
    """Play from a state to the end; `seated`: who sits in each seat, `seeds` what settles their choices.

    An entrant's fault ends the game there: it forfeits it. What would be done then is not watched.
    """
    game = state.game
    players: list[Player] = []
    for entrant, seed in zip(seated, seeds, strict=True):
        try:
            players.append(entrant.sit(game, seed, control))
        except Fault as fault:
            return Ended(state, 0, len(players), str(fault))
    memories = {
        seat: bots.Memory(game, seat, longest)
        for seat, entrant in enumerate(seated)
        if (longest := entrant.remembers(game))
    }
    actions = 0
    while (mover := state.to_play) is not None:
        known = memories[mover].belief(state) if mover in memories else state.belief(mover)
        try:
            action = players[mover].choose(known)
        except Fault as fault:
            return Ended(state, actions, mover, str(fault))
        if watch is not None:
            watch(state, action)
        for memory in memories.values():
            memory.see(state, action)
        state = after(state, action, players)
        actions += 1
    return Ended(state, actions)


def after(state: State, action: str, players: Sequence[Player]) -> State:
    """The state after an action, which those that want to hear of it have heard of."""
    hearing = [(seat, player) for seat, player in enumerate(players) if player.hears]
    if not hearing:
        return state.play(action)
    state, events = state.narrate(action)
    for seat, player in hearing:
        player.hear([event.seen_by(seat) for event in events])
    return state


def winners(state: State) -> tuple[int, ...]:
    """The seats that came first, together if they share the place; all of them if nobody won."""
    outcome = state.outcome
    if outcome is None:
        raise ValueError("the game goes on: nobody has won yet")
    if outcome.ranking is not None:
        return outcome.ranking[0]
    return tuple(range(state.game.seats)) if outcome.winner is None else (outcome.winner,)


def shares_of(state: State) -> tuple[float, ...]:
    """What each seat has of the win of a game that is over, together 1."""
    first = winners(state)
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(state.game.seats))
