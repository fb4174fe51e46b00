"""Our search against OpenSpiel's Python ISMCTSBot at equal time, or equal simulations, a decision.

    python bench/open_spiel_ismcts.py --seconds 0.08
    python bench/open_spiel_ismcts.py --simulations 500

Both play over our engine. OpenSpiel's bot searches as it comes (UCT, one random playout a
simulation, the action most visited), in worlds drawn by our sampler; its playouts are played by our
compiled rules, much faster than its own evaluator's. Every deal is played once from each seat; a win
that several share counts in part. Intervals are Wilson's (95 %).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from diablerie import State, bots
from diablerie.compiled import PACKAGE, specialise
from diablerie.envs.open_spiel import SpielGame, SpielState
from diablerie.lab.intervals import of_share
from diablerie.lab.playing import winners

ENDLESS = 1 << 30
FEWEST = 2
"""Simulations without which OpenSpiel's bot has no policy: the first only looks at the root."""

FIRST_GUESS = 1_000
"""Simulations for the first decision against time; from then on the pace so far tells."""


@dataclass(frozen=True)
class Terms:
    """What is played, and what both bots may spend on a decision: seconds, or else simulations."""

    game: str
    seconds: float | None
    simulations: int
    uct: float
    seed: int


@dataclass
class Spent:
    """What a bot spent on its decisions; those without a choice are not counted."""

    seconds: list[float] = field(default_factory=list)
    simulations: list[int] = field(default_factory=list)

    def decision(self, begun: float, simulations: int) -> None:
        """Count one more."""
        self.seconds.append(time.perf_counter() - begun)
        self.simulations.append(simulations)

    def __str__(self) -> str:
        if not self.seconds:
            return "no decision"
        return (
            f"{1000 * fmean(self.seconds):.1f} ms and {fmean(self.simulations):.0f} simulations "
            f"a decision, {len(self.seconds)} decisions"
        )


class Playout:
    """OpenSpiel's random rollout, played by compiled rules: all actions are equally likely."""

    def __init__(self, game: SpielGame, seed: int) -> None:
        self._game = game.world
        self._mask = np.zeros(game.world.n_actions, np.uint8)
        self._rng = np.random.default_rng(seed)
        self._loop = specialise(f"{PACKAGE}.loops.playout", game.world.compiled_rules)

    def evaluate(self, state: SpielState) -> tuple[float, ...]:
        """The payoffs of one random game from here."""
        assert state.world is not None
        record = state.world.record
        record.rng = self._rng.integers(0, 1 << 32, size=len(record.rng))
        self._loop.play_out(self._game.tables, record, self._mask)
        return State(self._game, record).returns

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All actions alike."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class TimeUpError(Exception):
    """The seconds for a decision are over."""


class Theirs(ismcts.ISMCTSBot):
    """OpenSpiel's bot as it is, but that it can be stopped by the clock."""

    def __init__(self, game: SpielGame, terms: Terms, seed: int) -> None:
        self._seconds = terms.seconds
        self._deadline = 0.0
        self._done = 0
        self.spent = Spent()
        super().__init__(
            game,
            Playout(game, seed),
            terms.uct,
            ENDLESS if terms.seconds else terms.simulations,
            random_state=np.random.RandomState(seed),
        )
        self.set_resampler(self._resample)
        self._worlds = np.random.default_rng(seed)

    def _resample(self, state: SpielState, player: int) -> SpielState:
        if self._seconds and self._done >= FEWEST and time.perf_counter() >= self._deadline:
            raise TimeUpError
        self._done += 1
        return state.resample_from_infostate(player, self._worlds.random)

    def run_search(self, state: SpielState) -> Any:
        """Search until the simulations are done or the time is up."""
        if len(state.legal_actions()) == 1:
            return super().run_search(state)
        begun = time.perf_counter()
        self._deadline = begun + (self._seconds or 0)
        self._done = 0
        try:
            policy = super().run_search(state)
        except TimeUpError:
            policy = self.get_final_policy(state, self._root_node)
        self.spent.decision(begun, self._done)
        return policy


class Ours:
    """Our search, given as many simulations as fit into the seconds by its pace so far."""

    def __init__(self, game: SpielGame, terms: Terms, seed: int) -> None:
        first = FIRST_GUESS if terms.seconds else terms.simulations
        self._bot = bots.Ismcts(game.world, bots.Plan.suited(game.world, first), seed)
        self._game = game.world
        self._seconds = terms.seconds
        self.spent = Spent()

    def step(self, state: SpielState) -> int:
        """An action for the player to move."""
        belief = state.belief(state.current_player())
        if len(belief.legal) == 1:
            return self._game.action_id(belief.legal[0])
        if self._seconds and self.spent.seconds:
            pace = sum(self.spent.simulations) / sum(self.spent.seconds)
            self._bot.plan = replace(self._bot.plan, simulations=max(1, int(pace * self._seconds)))
        begun = time.perf_counter()
        action = self._game.action_id(self._bot.choose(belief))
        self.spent.decision(begun, self._bot.plan.simulations)
        return action


@dataclass(frozen=True)
class Result:
    """Our share of the win of one game, how many actions it had, and what both spent."""

    share: float
    actions: int
    ours: Spent
    theirs: Spent


def play(terms: Terms, number: int) -> Result:
    """One game: ours in one seat, theirs in all others."""
    game = pyspiel.load_game(terms.game)
    deal, seat = divmod(number, game.num_players())
    seeds = np.random.default_rng([terms.seed, number]).integers(1 << 31, size=game.num_players())
    ours = Ours(game, terms, int(seeds[seat]))
    theirs = {
        other: Theirs(game, terms, int(seeds[other]))
        for other in range(game.num_players())
        if other != seat
    }
    state = dealt(game, np.random.default_rng([terms.seed, deal]))
    while not state.is_terminal():
        player = state.current_player()
        bot: Any = ours if player == seat else theirs[player]
        state.apply_action(int(bot.step(state)))
    first = winners(state.world)
    all_theirs = Spent()
    for bot in theirs.values():
        all_theirs.seconds += bot.spent.seconds
        all_theirs.simulations += bot.spent.simulations
    share = 1 / len(first) if seat in first else 0.0
    return Result(share, state.move_number(), ours.spent, all_theirs)


def dealt(game: SpielGame, rng: np.random.Generator) -> Any:
    """A state in which somebody is to move."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(rng.integers(len(outcomes)))][0])
    return state


def together(parts: list[Spent]) -> Spent:
    """What was spent in all games."""
    return Spent(
        [each for part in parts for each in part.seconds],
        [each for part in parts for each in part.simulations],
    )


def told(results: list[Result]) -> str:
    """The share of the wins so far, with its interval."""
    share = of_share(sum(result.share for result in results), len(results))
    return (
        f"{len(results)} games: ours {share.value:.1%} "
        f"(95 %: {share.low:.1%} to {share.high:.1%}), "
        f"{fmean(result.actions for result in results):.0f} actions a game\n"
        f"  ours: {together([result.ours for result in results])}\n"
        f"  theirs: {together([result.theirs for result in results])}"
    )


def terms_given() -> tuple[Terms, int, int]:
    """What the command line says: the terms, how many games, how many processes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="diablerie_doctor_faust", help="an OpenSpiel game string")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--uct", type=float, default=2.0, help="theirs: the constant of UCT")
    parser.add_argument("--processes", type=int, default=2)
    budget = parser.add_mutually_exclusive_group(required=True)
    budget.add_argument("--seconds", type=float, help="for a decision")
    budget.add_argument("--simulations", type=int, help="for a decision")
    given = parser.parse_args()
    terms = Terms(given.game, given.seconds, given.simulations or 0, given.uct, given.seed)
    return terms, given.games, given.processes


def main() -> None:
    """Play, and print what came of it, every twenty games and at the end."""
    terms, games, processes = terms_given()
    bots.warm(pyspiel.load_game(terms.game).world)
    results: list[Result] = []
    one: Callable[..., Any] = play
    with ProcessPoolExecutor(processes) as pool:
        for result in pool.map(one, [terms] * games, range(games)):
            results.append(result)
            if len(results) % 20 == 0 or len(results) == games:
                print(told(results), flush=True)


if __name__ == "__main__":
    main()
