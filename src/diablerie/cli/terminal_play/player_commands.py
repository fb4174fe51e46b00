"""Player commands: what is typed at the table, carried out; actions, and the words that are no actions."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import shorten

from rich.console import Group, RenderableType
from rich.text import Text

from ... import CompositeMove, IllegalAction
from ...terminal import MenuChoice
from ...text_interface.choices import written
from ...text_interface.event_log import last_clause
from ...text_interface.input_parser import Begun, Several, Unclear, completions, read, refused
from ...text_interface.replies import unclear_text
from ..game_choice import Unknown
from ..rulebook_text import looked_up
from .session import Left, MatchSession
from .styled_text import text_of

ABBREVIATED = {"?": "legal"}

MENTIONED = 60
"""How many letters a refusal spends on what is possible; the list has all of it."""


AT_A_GLANCE = 200
"""How many letters of a hand are told under the board; a larger one takes its place for a while."""


class Orders:
    """Whatever may be typed at one table."""

    def __init__(self, table: MatchSession) -> None:
        """Serve this table, and complete what is typed there."""
        self._table = table
        self._saved: set[Path] = set()
        self._clause: str | None = None
        self._begun = ""
        self._words: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "legal": self._legal,
            "board": self._board,
            "hand": self._hand,
            "log": self._log,
            "why": self._why,
            "save": self._save,
            "quit": self._quit,
        }
        table.screen.complete = self._complete

    def __call__(self, typed: str) -> None:
        """Carry out a line. Raises Left if the player leaves."""
        word, rest = self._word_in(typed)
        if word is not None:
            self._words[word](rest)
        elif typed:
            self._act(typed)

    def _word_in(self, typed: str) -> tuple[str | None, str]:
        """The word that a line begins with, if it is no action, and the rest of the line."""
        first, _, rest = typed.partition(" ")
        word = ABBREVIATED.get(first, first.lower())
        return (word if word in self._words else None), rest.strip()

    # Actions

    def _act(self, typed: str) -> None:
        try:
            forbidden = self._table.act(self._understood(typed))
            self._clause = None
            if forbidden is not None:
                refused(forbidden, self._table.match.state)
        except IllegalAction as error:
            self._refuse(error)
        except Unclear as error:
            table = self._table
            table.notices.append(Text(unclear_text(error, table.terminal, table.lang)))

    def _understood(self, typed: str) -> tuple[str, ...]:
        table = self._table
        understood = read(
            typed, table.match.state, table.view, self._menu(), table.terminal, table.lang
        )
        if isinstance(understood, Begun):
            return self._finished(understood.start)
        if isinstance(understood, Several):
            return self._chosen(understood.moves)
        return understood

    def _finished(self, start: str) -> tuple[str, ...]:
        """Ask for the rest of an action or a walk; of a walk, say where it can lead."""
        table = self._table
        piece = start.rstrip()
        spaces = [move.to for move in table.match.state.composite_moves() if move.piece == piece]
        if spaces:
            names = [table.terminal.place(space, table.lang) for space in dict.fromkeys(spaces)]
            self._notice("terminal-where", spaces=", ".join(names))
        self._begun = start
        rest = table.ask(f"{start}{table.terminal.BEGUN}")
        self._begun = ""
        if self._word_in(rest)[0] is not None:
            self(rest)
            return ()
        return self._understood(f"{start}{rest}") if rest else ()

    def _chosen(self, ways: Sequence[CompositeMove]) -> tuple[str, ...]:
        """Ask which way to go; any other line than a number is carried out instead."""
        table = self._table
        for number, move in enumerate(ways, 1):
            said = table.terminal.told(table.view, move, table.lang)
            table.notices.append(Text.assemble((f"{number:>3}  ", "bold"), said))
        typed = table.ask(table.say("terminal-which-way", count=len(ways)))
        if typed.isdecimal() and 1 <= int(typed) <= len(ways):
            return ways[int(typed) - 1].actions
        self(typed)
        return ()

    def _refuse(self, error: IllegalAction) -> None:
        self._clause = error.clause
        why = self._table.say(error.reason, **error.params)
        self._table.notices.append(Text.assemble((why, "bold"), " ", (error.clause, "dim")))
        if error.legal:
            heads = dict.fromkeys(actions[0] for _, actions in self._menu())
            possible = " ".join(heads or error.legal)
            self._notice(
                "terminal-legal-now", actions=shorten(possible, MENTIONED, placeholder=" …")
            )

    def _menu(self) -> Sequence[MenuChoice]:
        table = self._table
        return table.terminal.menu(table.view, table.match.state.composite_moves(), table.lang)

    def _complete(self, line: str) -> list[str]:
        """What a line could become; nothing for whoever is not to move, the curtain being down."""
        table = self._table
        if table.facing is None or table.facing != table.match.to_play:
            return []
        *before, word = f"{self._begun}{line}".split(" ")
        if before and before[0] in self._words:
            return []
        words = (
            [] if before or not word else [each for each in self._words if each.startswith(word)]
        )
        state, terminal = table.match.state, table.terminal
        head = terminal.as_notation(
            " ".join(before), table.view, state.composite_moves(), table.lang
        )
        told = [head] if isinstance(head, str) else head
        meant = " ".join([*told, word]) if before else word
        return [*words, *completions(meant, state, self._menu(), terminal.BEGUN)]

    # Words

    def _help(self, _rest: str) -> None:
        state = self._table.match.state
        example = state.legal[-1] if state.legal else "-"
        lines = [self._said("terminal-help-action", action=example)]
        for move in state.composite_moves()[-1:]:
            lines.append(self._said("terminal-help-walk", piece=move.piece, to=move.to))
            if len(set(move.actions)) == 1 < len(move.actions):
                action, times = move.actions[0], len(move.actions)
                lines.append(self._said("terminal-help-repeat", action=action, times=times))
        lines.append(self._said("terminal-help-number"))
        lines += [self._said(f"terminal-help-{word}") for word in self._words]
        self._read_out(Text("\n").join(lines))

    def _legal(self, _rest: str) -> None:
        choices = self._menu()
        if not choices:
            self._notice("terminal-hint-over")
            return
        lines = [Text(self._table.say("terminal-choices"), "bold")]
        lines += [_numbered(n, label, actions) for n, (label, actions) in enumerate(choices, 1)]
        self._read_out(Group(*lines))

    def _board(self, _rest: str) -> None:
        table = self._table
        lines = [table.terminal.heading(table.view, table.lang)]
        lines += table.terminal.describe(table.view, table.lang)
        self._read_out(Group(*map(text_of, lines)))

    def _hand(self, _rest: str) -> None:
        table = self._table
        if table.facing is None:
            self._board("")
            return
        lines = [text_of(line) for line in table.terminal.hand(table.view, table.lang)]
        if sum(map(len, lines)) > AT_A_GLANCE:
            self._read_out(Group(*lines))
        else:
            table.notices += lines

    def _log(self, _rest: str) -> None:
        self._read_out(Group(*self._table.story()))

    def _why(self, rest: str) -> None:
        table = self._table
        asked = rest or self._clause or last_clause(table.events(), table.terminal)
        if asked is None:
            self._notice("terminal-no-reason-yet")
            return
        try:
            text = looked_up(table.match.game.name, table.lang, asked)
        except Unknown as error:
            if not error.allowed:
                self._notice("terminal-nothing-found", words=rest)
                return
            first, last = error.allowed[0], error.allowed[-1]
            self._notice("terminal-no-clause", clause=rest, first=first, last=last)
            return
        self._read_out(text)

    def _save(self, rest: str) -> None:
        if not rest:
            self._notice("terminal-save-how")
            return
        path = Path(rest).expanduser()
        if path.exists() and path not in self._saved:
            self._notice("terminal-save-exists", file=rest)
            return
        match = self._table.match
        record = json.dumps(match.record(self._table.facing), indent=2) + "\n"
        try:
            path.write_text(record, "utf-8")
        except OSError as error:
            self._notice("terminal-save-failed", file=rest, reason=error.strerror or str(error))
            return
        self._saved.add(path)
        self._notice("terminal-saved" if match.is_over else "terminal-saved-part", file=rest)

    def _quit(self, _rest: str) -> None:
        raise Left

    def _said(self, message_id: str, **params: str | int) -> Text:
        return Text(self._table.say(message_id, **params))

    def _notice(self, message_id: str, **params: str | int) -> None:
        self._table.notices.append(self._said(message_id, **params))

    def _read_out(self, text: RenderableType) -> None:
        self._table.screen.read_out(text, self._table.say("terminal-enter"))


def _numbered(number: int, label: str, actions: Sequence[str]) -> Text:
    """A choice with its number and how it is typed."""
    return Text.assemble((f"{number:>3}  ", "bold"), label, "  ", (written(actions), "dim"))
