"""Local table: a match in this process, one seat played by tools and the others by bots."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from time import monotonic, sleep

from ..bots.bot_seats import BotSeats
from ..events import Seat
from ..game import Belief, Game
from ..matches import Entry, Match, Player, consider, past_of
from ..refusals import IllegalAction
from ..terminal import SeenEvent
from ..text_interface.event_log import not_undone
from ..text_interface.seat_text import Moment, SeatText
from .table import Done, Ending, Status

Chooser = Callable[[Belief], str]
"""What acts in the other seats, from what each of them may know."""


class LocalTable:
    """A match against bots. They are handed beliefs; nothing of them or of the match's seed is told."""

    _bots: BotSeats | None

    def __init__(
        self,
        game: Game,
        seat: Seat,
        level: str,
        lang: str,
        seed: bytes,
        *,
        bot_seed: str | None = None,
        pace: float = 0.0,
    ) -> None:
        """Begin a match.

        `seed`: its 32 secret bytes; `bot_seed`: the same for bots, None: fresh entropy. `pace`: answers
        to an action come a whole number of so many seconds after it, so that how long bots have thought
        tells nothing of what they hold.
        """
        levels = [None if each == seat else level for each in range(game.seats)]
        players = [Player.person() if each is None else Player.bot(each) for each in levels]
        bots = BotSeats(game, levels, bot_seed)
        match = Match.start(game, players, seed, _now())

        def choose(belief: Belief) -> str:
            assert belief.seat is not None
            return bots.choose(belief, partial(past_of, match, belief.seat))

        self._set_up(match, seat, lang, choose, pace)
        self._bots = bots

    @classmethod
    def at(cls, match: Match, seat: Seat, lang: str, choose: Chooser) -> LocalTable:
        """A table at a match that is under way; `choose` acts in all other seats."""
        table = cls.__new__(cls)
        table._set_up(match, seat, lang, choose, 0.0)
        return table

    def _set_up(self, match: Match, seat: Seat, lang: str, choose: Chooser, pace: float) -> None:
        self.match = match
        self.text = SeatText(match.game, seat, lang)
        self._choose = choose
        self._pace = pace
        self._bots = None

    @property
    def status(self) -> Status:
        """How far the match is."""
        return "over" if self.match.is_over else "running"

    @property
    def version(self) -> int:
        """The number of the last event."""
        return self.match.version

    @property
    def moment(self) -> Moment:
        """What the seat may know."""
        return Moment.of(self.match.state, self.text.seat)

    @property
    def seconds_left(self) -> None:
        """There is no clock here."""

    @property
    def ending(self) -> Ending | None:
        """How the match ended; None as long as it has not."""
        if not self.match.is_over:
            return None
        words = self.text.heading(self.moment.view)
        return Ending(words, self.match.returns[self.text.seat])

    def events(self, after: int = 0) -> list[SeenEvent]:
        """What has happened after a version, as the seat may know it."""
        return not_undone(self.match.events(self.text.seat, after))

    def do(self, actions: tuple[str, ...], expect: int) -> Done:
        """Do actions of the seat as one: nobody else acts meanwhile. Raises IllegalAction as `Table.do`."""
        seat, at = self.text.seat, _now()
        entries = [Entry("act", seat, at, each, continues=k > 0) for k, each in enumerate(actions)]
        transaction = consider(self.match, entries)
        for step in transaction.steps:
            self.match.append(step)
        done, halt = actions[: len(transaction.steps)], transaction.halt
        if halt is None or halt.reason == "turn-over":
            return Done(done)
        if isinstance(halt.error, IllegalAction):
            return Done(done, self.text.refusal(halt.error), halt.error.clause)
        return Done(done, self.text.say("terminal-something-new"))

    def wait(self, seconds: float) -> None:
        """Have the bots act until the seat is to move or the match is over.

        However long they think; but to get ready, which may take a minute the first time, they have
        so many seconds.
        """
        begun, version = monotonic(), self.match.version
        if self.match.to_play in (None, self.text.seat) or not self._can_choose_within(seconds):
            return
        while (mover := self.match.to_play) not in (None, self.text.seat):
            action = self._choose(self.match.state.belief(mover))
            self.match.act(mover, action, _now())
        if self._pace > 0 and self.match.version > version:
            sleep(-(monotonic() - begun) % self._pace)

    def _can_choose_within(self, seconds: float) -> bool:
        return self._bots is None or self._bots.are_ready_within(seconds)

    def leave(self) -> None:
        """Nothing is left to be done."""


def _now() -> datetime:
    return datetime.now(UTC)
