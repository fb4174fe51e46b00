"""How near our bots come to perfect play in a position small enough to be solved.

    python bench/equilibrium.py
    python bench/equilibrium.py "diablerie_doctor_faust(position=which-card,stones_per_turn=1,deals=-1)"

The whole tree of a game for two is laid out, and OpenSpiel's CFR+ (C++) finds what it is worth in
equilibrium. Then each bot is asked what it does in every information state that it can get into, with
several seeds (one that solves the rest of the game says how likely it does what), and OpenSpiel's best
response tells how much an opponent who knew that table could win
from it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyspiel

import diablerie.envs.open_spiel  # noqa: F401 -- registers the games
from diablerie import Belief, bots
from diablerie.game import Seen

Policy = dict[str, list[tuple[int, float]]]

WHICH_CARD = "diablerie_doctor_faust(position=which-card,stones_per_turn=1,deals=-1)"

ENOUGH = 1e-4
"""An equilibrium this near (NashConv, in payoffs from −1 to 1) is taken for exact."""

BETWEEN_LOOKS = 100


@dataclass(frozen=True)
class Equilibrium:
    """What the first seat wins with perfect play of both, between −1 and 1, and how surely."""

    value: float
    nash_conv: float
    iterations: int


@dataclass(frozen=True)
class Shortfall:
    """How much less than in equilibrium a bot wins in each seat against whoever plays best against it."""

    first: float
    second: float

    @property
    def exploitability(self) -> float:
        """The mean of both seats, as OpenSpiel counts it."""
        return (self.first + self.second) / 2


def solved(tree: Any, most: int = 20_000) -> Equilibrium:
    """The equilibrium of a game for two, by CFR+."""
    solver = pyspiel.CFRPlusSolver(tree)
    for done in range(1, most + 1):
        solver.evaluate_and_update_policy()
        if done % BETWEEN_LOOKS == 0 or done == most:
            average = solver.average_policy()
            nash_conv = pyspiel.nash_conv(tree, average)
            if nash_conv < ENOUGH:
                break
    value = pyspiel.expected_returns(tree.new_initial_state(), average, -1, True)[0]
    return Equilibrium(value, nash_conv, done)


def decisions(state: Any) -> Iterator[Any]:
    """Every state in which somebody has to decide, from here on."""
    if state.is_terminal():
        return
    if not state.is_chance_node():
        yield state
    for action in state.legal_actions():
        yield from decisions(state.child(action))


def tabulated(game: Any, tree: Any, level: bots.Level, seeds: int) -> Policy:
    """How often a bot does what in each information state, over some seeds.

    Where it never gets by what it does before, it is not asked, and anything will do.
    """
    asked = [level.make(game.world, seed) for seed in range(seeds)]
    table: Policy = {}
    for player in range(2):
        ask(game.new_initial_state(), player, asked, table, ())
    for state in decisions(tree.new_initial_state()):
        legal = state.legal_actions()
        even = [(action, 1 / len(legal)) for action in legal]
        table.setdefault(state.information_state_string(), even)
    return table


def ask(
    state: Any, player: int, asked: list[bots.Bot], table: Policy, past: tuple[Seen, ...]
) -> None:
    """Fill in what a player does from here on: everything that others and chance do, and what they do.

    `past`: what they have seen of the game, for bots that make use of it.
    """
    if state.is_terminal():
        return
    actions = state.legal_actions()
    if state.current_player() == player:
        key = state.information_state_string()
        if key not in table:
            table[key] = answers(state, asked if len(actions) > 1 else asked[:1], past)
        actions = [action for action, chance in table[key] if chance > 0]
    for action in actions:
        seen = past
        if not state.is_chance_node():
            seen = (*past, bots.sight_of(state.world, state.world.game.action(action), player))
        ask(state.child(action), player, asked, table, seen)


def answers(state: Any, asked: list[bots.Bot], past: tuple[Seen, ...]) -> list[tuple[int, float]]:
    """How often each action is chosen; of a bot that solves the rest of the game, how likely it is."""
    belief = Belief(state.world, state.current_player(), past)
    solved = asked[0].policy(belief) if isinstance(asked[0], bots.Ismcts) else None
    if solved is not None:
        return [(belief.game.action_id(action), chance) for action, chance in solved.items()]
    chosen = Counter(belief.game.action_id(bot.choose(belief)) for bot in asked)
    return [(action, chosen[action] / len(asked)) for action in state.legal_actions()]


def shortfall(tree: Any, policy: Policy, value: float) -> Shortfall:
    """What a policy for both seats gives away to best responses."""
    table = pyspiel.TabularPolicy(policy)
    beginning = tree.new_initial_state().history_str()
    against = [
        pyspiel.TabularBestResponse(tree, player, table).value(beginning) for player in range(2)
    ]
    return Shortfall(first=against[1] + value, second=against[0] - value)


def main() -> None:
    """Solve, ask, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default=WHICH_CARD, help="an OpenSpiel game string")
    parser.add_argument("--bots", default="random,greedy,imp,devil,archdevil")
    parser.add_argument("--seeds", type=int, default=8)
    parser.add_argument("--iterations", type=int, default=2_000, help="of CFR+, at most")
    given = parser.parse_args()
    game = pyspiel.load_game(given.game)
    tree = pyspiel.convert_to_cached_tree(game)
    keys = [state.information_state_string() for state in decisions(tree.new_initial_state())]
    print(f"{len(keys)} decisions in {len(set(keys))} information states", flush=True)
    found = solved(tree, given.iterations)
    print(
        f"worth {found.value:+.4f} to the first seat (NashConv {found.nash_conv:.6f} "
        f"after {found.iterations} iterations)",
        flush=True,
    )
    bots.warm(game.world)
    for name in given.bots.split(","):
        table = tabulated(game, tree, bots.parse(name), given.seeds)
        lost = shortfall(tree, table, found.value)
        print(
            f"{name}: exploitability {lost.exploitability:.4f} "
            f"(first seat {lost.first:.4f}, second {lost.second:.4f})",
            flush=True,
        )
        print(f"  it begins with {opening(game, table)}", flush=True)


def opening(game: Any, table: Policy) -> str:
    """What a bot does first, where nothing is dealt before, from the likeliest on."""
    state = game.new_initial_state()
    if state.is_chance_node():
        return "what it was dealt for"
    told = sorted(table[state.information_state_string()], key=lambda choice: -choice[1])
    return ", ".join(
        f"{state.action_to_string(action)} {chance:.0%}" for action, chance in told[:6] if chance
    )


if __name__ == "__main__":
    main()
