"""Session: a match in a terminal, played to its end by whoever sits there."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice

from babel.lists import format_list
from rich.text import Text

from ...bots.bot_seats import BotSeats
from ...matches import Entry, Match, consider, past_of
from ...terminal import GameTerminal, SeenEvent, TerminalView
from ...text_interface.event_log import Reader, merged
from ...text_interface.game_terminal import terminal_of, view_of
from ...words import speak
from .frame import Frame, Screen
from .seats import now
from .styled_text import text_of

Obey = Callable[[str], None]
"""Carries out a line that a person typed."""

BOT_PACE = 0.2
"""Seconds that each action of a bot stands on a full screen before the next."""


EVENTS_A_LINE = 10
"""How many events a line of the story may stand for, when only its last lines are wanted."""


class Left(Exception):
    """The player has left the table."""


class MatchSession:
    """A match, its bots, one screen, and the seat whose player looks at it.

    `facing` is that seat; None while the curtain is down between two people, and once their match
    is over, when all cards are open.
    `pace` is how many seconds each action of a bot may be watched; 0: not at all.
    """

    def __init__(
        self, match: Match, bots: BotSeats, screen: Screen, lang: str, pace: float = 0
    ) -> None:
        self.match = match
        self.lang = lang
        self.screen = screen
        self.terminal: GameTerminal = terminal_of(match.game)
        self.notices: list[Text] = []
        self.people = [seat for seat in range(match.game.seats) if seat not in bots.levels]
        self.facing: int | None = self.people[0]
        self._bots = bots
        self._pace = pace
        self._told: dict[int | None, int] = {}
        self._curtain_is_due = len(self.people) > 1

    # Playing

    def play(self, obey: Obey) -> None:
        """Play to the end; `obey` carries out what a person types. Raises Left or EOFError."""
        self._introduce()
        while (seat := self.match.to_play) is not None:
            if seat in self._bots.levels:
                self._let_bot_act(seat)
            else:
                self._face(seat)
                self._let_person_act(obey)
        self._end(obey)

    def act(self, actions: tuple[str, ...]) -> str | None:
        """Do actions for the seat to move as one, as far as turn and rules let them be done.

        They end where something new comes to light, which is said. Returns the first one that the rules
        forbid while the seat has still to choose, if there is one.
        """
        if not actions:
            return None
        # A match over has nobody to move, and refuses whoever tries.
        seat, at = self.match.to_play or 0, now()
        entries = [Entry("act", seat, at, a, continues=k > 0) for k, a in enumerate(actions)]
        transaction = consider(self.match, entries)
        for step in transaction.steps:
            self.match.append(step)
        if transaction.halt is None or transaction.halt.reason == "turn-over":
            return None
        if transaction.halt.reason == "something-new":
            self.notices.append(Text(self.say("terminal-something-new")))
            return None
        return actions[len(transaction.steps)]

    def _let_bot_act(self, seat: int) -> None:
        self._let_watch()
        if not self._bots.are_ready:
            with self.screen.busy(self.say("terminal-warming")):
                self._bots.get_ready()
        with self.screen.busy(self.say("terminal-thinking", seat=self.reader.seat_name(seat))):
            belief = self.match.state.belief(seat)
            action = self._bots.choose(belief, partial(past_of, self.match, seat))
        self.act((action,))

    def _let_person_act(self, obey: Obey) -> None:
        obey(self.ask(self._prompt()))

    def _face(self, seat: int) -> None:
        """Hand the keyboard over, if somebody else has it."""
        if seat != self.facing or self._curtain_is_due:
            name = self.reader.seat_name(seat)
            way_on = self.say("terminal-curtain-enter", seat=name)
            self.facing = None
            self.screen.curtain(self.say("terminal-curtain", seat=name), way_on)
            self._curtain_is_due = False
            self.facing = seat
            self.notices = []

    def _introduce(self) -> None:
        if len(self.people) == 1:
            self.notices.append(Text(self.say("terminal-you-are", seat=self._name(self.people[0]))))
        for level in dict.fromkeys(self._bots.levels.values()):
            seats = [self._name(seat) for seat, its in self._bots.levels.items() if its == level]
            named = format_list(seats, locale=self.lang)
            told = self.say("terminal-bots", seats=named, count=len(seats), level=level)
            self.notices.append(Text(told))
        self.notices.append(Text(self.say(f"{self.match.game.name}-aim")))

    def _end(self, obey: Obey) -> None:
        if len(self.people) > 1:
            self._told[None] = self._told.get(self.facing, 0)
            self.facing = None
        self.notices = []
        while True:
            typed = self.ask("")
            if not typed:
                raise Left
            obey(typed)

    # Showing

    @property
    def view(self) -> TerminalView:
        """What the player who looks may see."""
        return view_of(self.match.state, self.facing)

    @property
    def reader(self) -> Reader:
        """The player who looks: addressed as you when alone with bots, by name among people."""
        you = self.facing if len(self.people) == 1 else None
        return Reader(self.match.game.name, self.terminal, self.lang, you)

    def say(self, message_id: str, **params: str | int) -> str:
        """A message in the language of the table."""
        return speak(self.lang, message_id, **params)

    def events(self, after: int = 0) -> list[SeenEvent]:
        """What happened, as the player who looks may know it."""
        numbered = self.match.events(self.facing, after)
        return [event for _, event in numbered if event is not None]

    def story(self, last: int | None = None) -> list[Text]:
        """The last so many lines of the story, or all of it."""
        after = 0 if last is None else max(0, self.match.version - last * EVENTS_A_LINE)
        told = list(merged(self.events(after), self.terminal))
        first = 0 if last is None else max(0, len(told) - last)
        return self._lines(islice(told, first, None))

    def ask(self, prompt: str) -> str:
        """Show how things stand with all notices, and read a line."""
        self.show()
        self.notices = []
        return self.screen.ask(prompt)

    def show(self) -> None:
        """Bring the player who looks up to date."""
        self.screen.show(self._frame())
        self._told[self.facing] = self.match.version

    def _let_watch(self) -> None:
        """Let the player who looks see how things stand before a bot acts, if there is a pace."""
        if self._pace > 0:
            self.screen.watch(self._frame())
            time.sleep(self._pace)

    def _frame(self) -> Frame:
        view, terminal, lang = self.view, self.terminal, self.lang
        after = self._told.get(self.facing, 0)
        return Frame(
            heading=text_of(terminal.heading(view, lang)),
            board=lambda width, height: terminal.board(view, lang, width, height),
            description=terminal.describe(view, lang),
            story=self.story,
            fresh=lambda: self._fresh(after),
            begins=after == 0 or self._has_turned(after),
            notices=self.notices,
            hint=Text(
                self.say("terminal-hint-over" if self.match.is_over else "terminal-hint"), "dim"
            ),
        )

    def _fresh(self, after: int) -> list[Text]:
        return self._lines(merged(self.events(after), self.terminal))

    def _lines(self, events: Iterable[SeenEvent]) -> list[Text]:
        return [text_of(self.reader.line(event)) for event in events]

    def _has_turned(self, after: int) -> bool:
        """Whether a turn has begun or the game ended since."""
        happened = self.events(after)
        begun = any(event["kind"] in self.terminal.HEADINGS for event in happened)
        return begun or (self.match.is_over and bool(happened))

    def _prompt(self) -> str:
        return self.terminal.prompt(self.view, self.lang)

    def _name(self, seat: int) -> str:
        return self.reader.seat_name(seat)
