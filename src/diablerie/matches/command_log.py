"""The command log of a match: what has been asked of it by name, and what its seats have prepared."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from datetime import datetime

from ..events import Seat
from ..rejection import refusal
from .commands import Command, Committed, DoneCommand, PremoveCommand
from .match import Match
from .premoves import Premove, Premoves

REPLACED = 64
"""How many names of what was prepared before are known: a repetition that comes late changes nothing."""


class CommandLog:
    """A match with the commands done in it: a command that comes again is answered again, and done once.

    Considering changes nothing; whoever keeps the match saves what was considered, then appends it.
    """

    def __init__(
        self,
        match: Match,
        commands: Mapping[str, DoneCommand] | None = None,
        prepared: Mapping[Seat, Premove] | None = None,
    ) -> None:
        """Go on from commands done, by name, and what seats have prepared."""
        self.match = match
        self._commands = dict(commands or {})
        self._prepared = Premoves(prepared or {})
        self._replaced: deque[tuple[Seat, str]] = deque(maxlen=REPLACED)

    @property
    def commands(self) -> Mapping[str, DoneCommand]:
        """The commands done, by name, the first first."""
        return self._commands

    @property
    def prepared(self) -> Mapping[Seat, Premove]:
        """What seats have prepared, or what remains of it."""
        return self._prepared.all

    def done_before(self, command: Command) -> DoneCommand | None:
        """What came of a command when it was done; None: it has not been.

        Raises Rejection conflict if its name is another's.
        """
        known = None if command.cmd is None else self._commands.get(command.cmd)
        if known is not None and not command.is_same(known):
            detail = f"{command.cmd!r} already names another action"
            raise refusal("conflict", "command-reused", detail)
        return known

    def consider(self, command: Command, at: datetime) -> Committed:
        """What a command would commit. Raises Rejection if it is refused."""
        return Committed.of(command, self.match, self._prepared, at)

    def append(self, command: Command, committed: Committed) -> DoneCommand:
        """Do what `consider` gave, with nothing done in between."""
        for step in committed.steps:
            self.match.append(step)
        self._prepared.update(committed.premoves)
        done = committed.done(command, self.match.version)
        if command.cmd is not None:
            self._commands[command.cmd] = done
        return done

    def follow(
        self,
        ahead: Match,
        commands: Mapping[str, DoneCommand],
        prepared: Mapping[Seat, Premove],
    ) -> None:
        """Take note of what has been done elsewhere: the match after it, further commands, all premoves."""
        self.match = ahead
        self._commands.update(commands)
        self._prepared = Premoves(prepared)

    # Answers prepared

    def prepared_before(self, wanted: PremoveCommand) -> int | None:
        """The version that was told when an answer was prepared, if this is that once more; None: it is new.

        `wanted`: in its one form (see `PremoveCommand.read`). Raises Rejection conflict if its name is
        another's.
        """
        last = self._prepared.last(wanted.seat)
        known = last if last is not None and last.cmd == wanted.cmd else None
        differs = known is not None and known.answer not in (None, wanted.answer)
        if differs or wanted.cmd in self._commands:
            detail = f"{wanted.cmd!r} already names something else"
            raise refusal("conflict", "command-reused", detail)
        if known is not None:
            return known.v
        return self.match.version if (wanted.seat, wanted.cmd) in self._replaced else None

    def consider_premove(self, wanted: PremoveCommand) -> Premove:
        """What would be kept of an answer that is new. Raises Rejection if it is refused."""
        wanted.demand_possible(self.match)
        return Premove(wanted.cmd, self.match.version, wanted.answer)

    def prepare(self, seat: Seat, premove: Premove) -> None:
        """Keep what `consider_premove` gave."""
        last = self._prepared.last(seat)
        if last is not None:
            self._replaced.append((seat, last.cmd))
        self._prepared.update({seat: premove})

    def prepared_by(self, seat: Seat | None) -> dict[str, object] | None:
        """The answer that a seat has prepared: for its own eyes."""
        return self._prepared.of(seat)

    @property
    def prepared_action(self) -> str | None:
        """What the seat to move answers by what it has prepared; None: nothing."""
        return self._prepared.action(self.match.state)
