"""OpenSpiel games over the engine: importing this registers `diablerie_kill_doctor_lucky` and its sisters.

>>> import pyspiel
>>> import diablerie.envs.open_spiel
>>> game = pyspiel.load_game("diablerie_kill_doctor_lucky(seats=3)")
>>> game.num_players()
3
"""

from __future__ import annotations

import diablerie
from diablerie.extras import needs

with needs("diablerie[openspiel]"):
    from .history import History
    from .spiel_game import SpielGame, SpielState, register

__all__ = ["History", "SpielGame", "SpielState"]

for _name in diablerie.games():
    register(diablerie.describe(_name))
