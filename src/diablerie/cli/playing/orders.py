"""What a player types at the table, carried out: actions, and the words that are no actions."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from ... import IllegalAction, rulebook
from ..choosing import Unknown, known_clause
from ..rule_text import clause_text
from .drawing import Choice, text_of
from .story import last_clause
from .table import Left, Table
from .typed import Begun, Unclear, completions, understand


class Orders:
    """Whatever may be typed at one table."""

    def __init__(self, table: Table) -> None:
        """Serve this table, and complete what is typed there."""
        self._table = table
        self._saved: set[Path] = set()
        self._clause: str | None = None
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
        word, _, rest = typed.partition(" ")
        if word.lower() in self._words:
            self._words[word.lower()](rest.strip())
        elif typed:
            self._act(typed)

    # Actions

    def _act(self, typed: str) -> None:
        try:
            actions = self._understood(typed)
            self._table.act(actions)
            self._clause = None
        except IllegalAction as error:
            self._refuse(error)
        except Unclear as error:
            self._notice(error.message_id, **error.params)

    def _understood(self, typed: str) -> tuple[str, ...]:
        table, begun = self._table, self._table.terminal.BEGUN
        understood = understand(typed, table.match.state, self._menu(), begun)
        if isinstance(understood, Begun):
            rest = table.screen.ask(f"{understood.start}{begun}")
            return self._understood(f"{understood.start}{rest}") if rest else ()
        return understood

    def _refuse(self, error: IllegalAction) -> None:
        self._clause = error.clause
        why = self._table.say(error.reason, **error.params)
        self._table.notices.append(Text.assemble((why, "bold"), " ", (error.clause, "dim")))
        if error.legal:
            heads = dict.fromkeys(actions[0] for _, actions in self._menu())
            self._notice("terminal-legal-now", actions=" ".join(heads or error.legal))

    def _menu(self) -> Sequence[Choice]:
        table = self._table
        return table.terminal.menu(table.view, table.match.state.walks(), table.lang)

    def _complete(self, line: str) -> list[str]:
        """What a line could become; nothing for whoever is not to move, the curtain being down."""
        table = self._table
        if table.facing is None or table.facing != table.match.to_play:
            return []
        *before, word = line.split(" ")
        if before and before[0] in self._words:
            return []
        words = (
            [] if before or not word else [each for each in self._words if each.startswith(word)]
        )
        return [*words, *completions(line, table.match.state, self._menu(), table.terminal.BEGUN)]

    # Words

    def _help(self, _rest: str) -> None:
        state = self._table.match.state
        walks = state.walks()
        example = state.legal[-1] if state.legal else "-"
        lines = [self._said("terminal-help-action", action=example)]
        if walks:
            walk = walks[-1]
            shown = {"piece": walk.piece, "to": walk.to, "times": len(walk.actions)}
            lines.append(self._said("terminal-help-walk", **shown))
        lines.append(self._said("terminal-help-number"))
        lines += [self._said(f"terminal-help-{word}") for word in self._words]
        self._read_out(Text("\n").join(lines))

    def _legal(self, _rest: str) -> None:
        choices = self._menu()
        if not choices:
            self._notice("terminal-hint-over")
            return
        lines = [Text(self._table.say("terminal-choices"), "bold")]
        for number, (label, actions) in enumerate(choices, 1):
            lines.append(
                Text.assemble((f"{number:>3}  ", "bold"), label, "  ", (_typed(actions), "dim"))
            )
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
        table.notices += map(text_of, table.terminal.hand(table.view, table.lang))

    def _log(self, _rest: str) -> None:
        self._read_out(Group(*self._table.story()))

    def _why(self, rest: str) -> None:
        table = self._table
        game = table.match.game.name
        asked = rest or self._clause or last_clause(table.events(), table.terminal)
        try:
            clause = known_clause(game, asked, table.lang)
        except Unknown as error:
            first, last = error.allowed[0], error.allowed[-1]
            self._notice("terminal-no-clause", clause=rest, first=first, last=last)
            return
        self._read_out(clause_text(rulebook.load(game, table.lang).clause(clause)))

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


def _typed(actions: Sequence[str]) -> str:
    """How some actions are typed in one go."""
    if len(actions) > 1 and len(set(actions)) == 1:
        return f"{actions[0]}*{len(actions)}"
    return " ".join(actions)
