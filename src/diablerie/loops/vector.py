"""Many games stepped and shown to one caller; `rules` is put into the namespace by `compiled.specialise`.

Every function works on the games whose numbers are in `games`, so that several threads can share the work.
`past` and `told`: the last actions of all games, and what of them the caller is told, as `history` has them;
None where no history is told.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from ..chance import below
from ..compiled import Record, compiled
from .history import forget, tell
from .playout import nth_legal

if TYPE_CHECKING:
    rules: ModuleType

WHOEVER = -1
"""In `callers`, instead of a seat: the caller acts for whoever is to move."""


@compiled
def begin(
    tables: Record,
    states: Record,
    dice: Record,
    callers: Record,
    games: Record,
    masks: Record,
    tensors: Record,
    to_play: Record,
    past: Record,
    told: Record,
) -> None:
    """Deal games and go on to where the caller has something to choose."""
    for game in games:
        state = states[game]
        deal(tables, state, past, game)
        while not comes_to_caller(
            tables, state, dice[game], callers[game], masks[game], past, game
        ):
            deal(tables, state, past, game)
        show(tables, state, tensors[game], past, told, game)
        to_play[game] = state.to_play


@compiled
def step(
    tables: Record,
    states: Record,
    dice: Record,
    callers: Record,
    turning: int,
    games: Record,
    actions: Record,
    masks: Record,
    tensors: Record,
    to_play: Record,
    done: Record,
    payoffs: Record,
    finals: Record,
    reasons: Record,
    past: Record,
    told: Record,
    final_told: Record,
) -> None:
    """Do an action in each game and go on to where the caller has to choose again.

    `callers`: the caller's seat in each game, or WHOEVER. `dice`: records with a generator,
    from which the other seats' actions are drawn. A game that ends is dealt anew, with the caller
    `turning` seats further on, and leaves `done` and `payoffs` behind, unless one has done so before; so
    one that is over before the caller comes to choose counts for nothing. What the seat that has acted
    knew of it at the end, and why that was, goes into the next row of `finals` and `reasons`, from the
    number of the first game on; an empty `finals` keeps nothing. What it was told of the past goes into
    `final_told`.
    """
    row = -1
    for game in games:
        if row < 0:
            row = game
        state, mask = states[game], masks[game]
        do(tables, state, actions[game], past, game)
        while not comes_to_caller(tables, state, dice[game], callers[game], mask, past, game):
            if not done[game]:
                done[game] = True
                rules.payoffs(tables, state, payoffs[game])
                if len(finals) > 0:
                    rules.observe(tables, state, to_play[game], finals[row])
                    tell(past, game, to_play[game], final_told, row)
                    reasons[row] = state.reason
                    row += 1
                if callers[game] != WHOEVER:
                    callers[game] = (callers[game] + turning) % payoffs.shape[1]
            deal(tables, state, past, game)
        show(tables, state, tensors[game], past, told, game)
        to_play[game] = state.to_play


@compiled
def advance(
    tables: Record,
    states: Record,
    dice: Record,
    callers: Record,
    games: Record,
    actions: Record,
    masks: Record,
    tensors: Record,
    to_play: Record,
    over: Record,
    past: Record,
    told: Record,
) -> None:
    """Do an action in each game and go on as `go_on` does."""
    for game in games:
        do(tables, states[game], actions[game], past, game)
    go_on(tables, states, dice, callers, games, masks, tensors, to_play, over, past, told)


@compiled
def go_on(
    tables: Record,
    states: Record,
    dice: Record,
    callers: Record,
    games: Record,
    masks: Record,
    tensors: Record,
    to_play: Record,
    over: Record,
    past: Record,
    told: Record,
) -> None:
    """Go on to where the caller has to choose, or the game is over, which `over` says.

    Of a game that is over neither `tensors` nor `to_play` is written.
    """
    for game in games:
        state = states[game]
        over[game] = not comes_to_caller(
            tables, state, dice[game], callers[game], masks[game], past, game
        )
        if not over[game]:
            show(tables, state, tensors[game], past, told, game)
            to_play[game] = state.to_play


@compiled
def show_to(tables: Record, states: Record, seats: Record, tensors: Record) -> None:
    """Write what a seat knows of each state."""
    for index in range(len(states)):
        rules.observe(tables, states[index], seats[index], tensors[index])


@compiled
def pay(tables: Record, states: Record, payoffs: Record) -> None:
    """Write the payoffs of each state, which is over."""
    for index in range(len(states)):
        rules.payoffs(tables, states[index], payoffs[index])


@compiled
def deal(tables: Record, state: Record, past: Record, game: int) -> None:
    """Deal a game, in which nothing has been done yet."""
    rules.deal(tables, state)
    forget(past, game)


@compiled
def do(tables: Record, state: Record, action: int, past: Record, game: int) -> None:
    """Do an action, and keep it as each seat sees it made."""
    if past is not None:
        ring = past[game]
        place = 1 + ring[0, 0] % (ring.shape[1] - 1)
        ring[0, place] = state.to_play
        for seat in range(len(ring) - 1):
            ring[1 + seat, place] = rules.seen_as(tables, state, action, seat)
        ring[0, 0] += 1
    rules.apply(tables, state, action)


@compiled
def comes_to_caller(
    tables: Record,
    state: Record,
    die: Record,
    caller: int,
    mask: Record,
    past: Record,
    game: int,
) -> bool:
    """Whether the caller comes to choose, after the others have done anything legal, or the game is over."""
    count = rules.legal(tables, state, mask)
    while caller != WHOEVER and state.to_play >= 0 and state.to_play != caller:
        do(tables, state, nth_legal(mask, below(die, count)), past, game)
        count = rules.legal(tables, state, mask)
    return bool(state.to_play >= 0)


@compiled
def show(
    tables: Record, state: Record, tensor: Record, past: Record, told: Record, game: int
) -> None:
    """Write what the seat to move knows, and what it is told of the past."""
    rules.observe(tables, state, state.to_play, tensor)
    tell(past, game, state.to_play, told, game)


@compiled
def first_refused(tables: Record, states: Record, actions: Record, n_actions: int) -> int:
    """The first game in which an action is not legal, −1 if there is none."""
    for game in range(len(states)):
        if is_refused(tables, states[game], actions[game], n_actions):
            return game
    return -1


@compiled
def refused(
    tables: Record, states: Record, games: Record, actions: Record, n_actions: int, found: Record
) -> None:
    """Write for each of some games whether its action is not legal."""
    for index in range(len(games)):
        game = games[index]
        found[index] = is_refused(tables, states[game], actions[game], n_actions)


@compiled
def is_refused(tables: Record, state: Record, action: int, n_actions: int) -> bool:
    """Whether a number is not that of a legal action."""
    return bool(action < 0 or action >= n_actions or rules.refusal(tables, state, action) != 0)


@compiled
def draw_actions(masks: Record, die: Record, actions: Record) -> None:
    """Write any legal action of each game; 0 where nothing is."""
    for game in range(len(masks)):
        actions[game] = draw_action(masks[game], die)


@compiled
def draw_action(mask: Record, die: Record) -> int:
    """Any legal action, every one equally likely; 0 where nothing is."""
    count = int(mask.sum())
    return nth_legal(mask, below(die, count)) if count > 0 else 0
