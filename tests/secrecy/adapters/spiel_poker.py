"""One-card poker as games of OpenSpiel: an honest one, and three with leaks that its suites let pass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from diablerie.secrecy.gallery.poker import ACTIONS, CARDS, SEATS, Poker, Table
from diablerie.secrecy.subject_under_test import CHANCE

from .stakes import payoffs, refuse_unless_legal

LONGEST_LINE = 4
CHANCE_PLAYER, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

HONEST, LEAKY_STATE, LEAKY_TENSOR = "honest", "leaky_state", "leaky_tensor"
LEAKY_REFUSALS = "leaky_refusals"
LEAKS = (LEAKY_STATE, LEAKY_TENSOR, LEAKY_REFUSALS)


def game_string(leak: str) -> str:
    """What `pyspiel.load_game` takes."""
    return f"secrecy_poker_{leak}"


def register() -> None:
    """Make all of them known to OpenSpiel."""
    for leak in (HONEST, *LEAKS):
        if game_string(leak) not in pyspiel.registered_names():
            kind = type(leak.title().replace("_", ""), (SpielPoker,), {"leak": leak})
            pyspiel.register_game(game_type(leak), kind)


def game_type(leak: str) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=game_string(leak),
        long_name=f"One-card poker ({leak})",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


class SpielPoker(pyspiel.Game):
    leak: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=len(CARDS),
            num_players=SEATS,
            min_utility=-3.0,
            max_utility=3.0,
            utility_sum=0.0,
            max_game_length=LONGEST_LINE,
        )
        super().__init__(game_type(self.leak), info, parameters or {})

    def new_initial_state(self) -> SpielPokerState:
        return SpielPokerState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEATS

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        recalls = kind is not None and kind.perfect_recall
        return Observer(self.leak, recalls=recalls)


class SpielPokerState(pyspiel.State):
    def __init__(self, game: SpielPoker) -> None:
        super().__init__(game)
        self.table = Table(Poker())

    def current_player(self) -> int:
        to_play = self.table.to_play
        return OVER if to_play is None else CHANCE_PLAYER if to_play == CHANCE else to_play

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(ACTIONS.index(action) for action in self.table.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(zip(self.table.deck, self.table.odds, strict=True))

    def _apply_action(self, action: int) -> None:
        is_chance = self.table.to_play == CHANCE
        if not is_chance:
            explains = self.get_game().leak == LEAKY_REFUSALS
            refuse_unless_legal(self.table, ACTIONS[action], explains=explains)
        self.table = self.table.play(action if is_chance else ACTIONS[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"card-{action}" if player == CHANCE_PLAYER else ACTIONS[action]

    def is_terminal(self) -> bool:
        return self.table.to_play is None

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * SEATS
        return payoffs(self.table)

    def __str__(self) -> str:
        return self.table.world


class Observer:
    """Own card and line as text and numbers, and what the leak adds to one of them."""

    def __init__(self, leak: str, *, recalls: bool) -> None:
        self.leaks_text = leak == LEAKY_STATE and recalls
        self.leaks_tensor = leak == LEAKY_TENSOR and not recalls
        pieces = {"card": (len(CARDS),), "line": (LONGEST_LINE, len(ACTIONS)), "seat": (SEATS,)}
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in pieces.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in pieces.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: SpielPokerState, player: int) -> None:
        table = state.table
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        shown = range(len(table.deal)) if self.leaks_tensor else [player]
        for owner in shown:
            for card in table.deal[owner : owner + 1]:
                self.dict["card"][card] = 1
        for ply, action in enumerate(table.line):
            self.dict["line"][ply, ACTIONS.index(action)] = 1

    def string_from(self, state: SpielPokerState, player: int) -> str:
        table = state.table
        told = f"{player} {table.deal[player : player + 1]} {' '.join(table.line)}"
        other = table.deal[1 - player : 2 - player]
        parity = [card % 2 for card in other if player == 0]
        return f"{told} {parity}" if self.leaks_text else told
