"""Learned policies as entrants, by the file that holds one, or what the package has learnt for a game.

`learned:weights.npz` does what it has learnt to do; `learned:weights.npz:simulations=400` searches by it,
with the settings that any search has (see `bots.levels`). `learned`, and `learned:simulations=400`: the same
by the package's own weights.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .. import bots
from ..bot import Bot
from ..bots.learned import LearnedBot
from ..bots.learned_search import LearnedSearch
from ..bots.levels import SEARCH
from ..bots.plan import Plan
from ..game import Game
from ..memory import LONGEST
from ..networks import LearnedPolicy, read_policy, shipped_policy
from .entrant import SeatSeed, TimeControl
from .own import OwnPlayer

LEARNED = "learned"


_SETTINGS = re.compile(r"(?::[\w.]+=[^:]*)+$")


@dataclass(frozen=True)
class LearnedEntrant:
    """What has been learnt, out of a file; None: what the package has learnt for the game.

    `search`: how it searches, None where it does not.
    """

    path: Path | None
    search: bots.Level | None = None

    @classmethod
    def named(cls, name: str) -> LearnedEntrant:
        """The one of a name. Raises ValueError for settings that no search has."""
        said = name.removeprefix(LEARNED)
        settings = _SETTINGS.search(said)
        search = None if settings is None else bots.parse(f"{SEARCH}{settings[0]}")
        file = said if settings is None else said[: settings.start()]
        return cls(Path(file.removeprefix(":")) if file else None, search)

    @property
    def name(self) -> str:
        """What it is called in a list of bots."""
        file = "" if self.path is None else f":{self.path}"
        settings = "" if self.search is None else self.search.name.removeprefix(SEARCH)
        return f"{LEARNED}{file}{settings}"

    @property
    def is_outside(self) -> bool:
        """Never: a bot of ours plays by the file, handed nothing but beliefs."""
        return False

    @property
    def facts(self) -> Mapping[str, Any]:
        """The file's digest: another content is another entrant. Of the package's, its version says it."""
        if self.path is None:
            return {}
        return {"sha256": hashlib.sha256(self.path.read_bytes()).hexdigest()}

    def policy(self, game: Game) -> LearnedPolicy:
        """What has been learnt. Raises ValueError where nothing was, or where a file is no such file."""
        if self.path is None:
            return shipped_policy(game)
        return _read(self.path)

    def check(self, game: Game) -> None:
        """Raise ValueError for a file that will not do, or was learnt for another game."""
        try:
            self._plan(game)
            self.policy(game).check(game)
        except ValueError as error:
            raise ValueError(f"{self.name} does not play here: {error}") from error

    def remembers(self, game: Game) -> int:
        """As a search of ours does."""
        return LONGEST if self.search is not None and self.search.remembers(game) else 0

    def rehearse(self, game: Game, control: TimeControl) -> None:
        """Compile what a search by it needs."""
        if self.search is not None:
            state = game.start(seed=0)
            LearnedSearch(game, Plan(10), self.policy(game).laid_out, 0).choose(
                state.belief(state.to_play or 0)
            )

    def sit(self, game: Game, seed: SeatSeed, control: TimeControl) -> OwnPlayer:
        """The bot, made for one match."""
        return OwnPlayer(self._bot(game, seed.secret))

    def _bot(self, game: Game, seed: bytes) -> Bot:
        plan = self._plan(game)
        if plan is None:
            return LearnedBot(game, self.policy(game), seed)
        return LearnedSearch(game, plan, self.policy(game).laid_out, seed)

    def _plan(self, game: Game) -> Plan | None:
        return None if self.search is None else self.search.plan(game)


@cache
def _read(path: Path) -> LearnedPolicy:
    """What is in a file, read once by a process: what it holds is settled when an arena begins."""
    if not path.is_file():
        raise ValueError(f"{path}: there is no such file")
    return read_policy(path)
