"""Bots' turns at local tables: thought in slices, one bot at a time, and acted upon after their pace."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from time import monotonic

from .. import bots
from ..bots.deliberation import Deliberation, choosing
from ..events import Seat
from ..matches.commands import Command
from ..matches.replay import past_of
from .table import LocalTable

AT_HAND = 6
"""How many bots are kept while it is not their turn: each goes on where it was."""

PACE = 0.35
"""Seconds that a bot takes for an action at least, unless it is wanted otherwise."""

ANSWER = 0.8
"""Seconds until a seat answers by what it has prepared."""


class BotTurn:
    """The turn of a seat for which nobody need be waited for: a bot's, or one with an answer prepared."""

    def __init__(self, table: LocalTable, bot: bots.Bot | None) -> None:
        """Begin to think of the seat to move; without a bot of what it has prepared."""
        self._table = table
        self._version = table.match.version
        self._seat = table.match.to_play
        self._thinking: Deliberation[str] | None = None
        self._action: str | None = None
        pace = PACE if table.bot_pace is None else table.bot_pace
        self._due = monotonic() + (ANSWER if bot is None else pace)
        if bot is not None and self._seat is not None:
            belief = table.match.state.belief(self._seat)
            known = bots.informed(bot, belief, partial(past_of, table.match, self._seat))
            self._thinking = choosing(bot, known)

    @property
    def is_current(self) -> bool:
        """Whether nothing has been done at the table since."""
        return self._table.match.version == self._version

    def wait(self) -> float:
        """Seconds until `work` has something to do."""
        return 0.0 if self._thinking is not None else max(0.0, self._due - monotonic())

    def work(self) -> bool:
        """Think a little, or act if it is time; whether the turn is done."""
        if self._thinking is not None:
            try:
                next(self._thinking)
            except StopIteration as end:
                self._action, self._thinking = end.value, None
            return False
        if monotonic() < self._due:
            return False
        self._act()
        return True

    def _act(self) -> None:
        if self._action is not None:
            self._table.do(Command(self._seat, (self._action,), self._version, doer="bot"))
            return
        prepared = self._table.log.prepared_action
        if prepared is not None:
            self._table.do(Command(self._seat, (prepared,), self._version, doer="prepared"))


class BotTurns:
    """Whose turn it is for whom nobody need be waited for, at the tables that somebody looks at."""

    def __init__(self) -> None:
        self._turns: dict[str, BotTurn] = {}
        self._idle: OrderedDict[tuple[str, Seat, str], bots.Bot] = OrderedDict()

    def attend(self, table: LocalTable) -> BotTurn | None:
        """The turn at a table; None: somebody is to be waited for."""
        turn = self._turns.get(table.name)
        if turn is None or not turn.is_current:
            self._turns.pop(table.name, None)
            turn = self._begin(table)
            if turn is not None:
                self._turns[table.name] = turn
        return turn

    def done(self, table: LocalTable) -> None:
        """A turn is over."""
        self._turns.pop(table.name, None)

    def _begin(self, table: LocalTable) -> BotTurn | None:
        to_play = table.match.bot_to_play
        if to_play is not None:
            seat, level = to_play
            return BotTurn(table, self._bot(table, seat, level))
        if table.match.is_over or table.log.prepared_action is None:
            return None
        return BotTurn(table, None)

    def _bot(self, table: LocalTable, seat: Seat, level: str) -> bots.Bot:
        key = (table.name, seat, level)
        bot = self._idle.pop(key, None) or bots.parse(level).make(table.match.game)
        self._idle[key] = bot
        while len(self._idle) > AT_HAND:
            self._idle.popitem(last=False)
        return bot
