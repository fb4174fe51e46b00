"""An analysis in words and tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..analysis import (
    Analysis,
    Decision,
    Likely,
    SeatLuck,
    Way,
    percent,
    reason_text,
    reasons_to_tell,
)
from ..display_text import isolated, tamed
from ..words import speak

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ..bots.win_probability import WinProbability

BULLET = "·"


def told(analysis: Analysis, lang: str, *, every: bool) -> Iterator[RenderableType]:
    """What an analysis has found, part by part; each decision if `every` is wanted."""
    telling = Telling(analysis, lang)
    yield from telling.head()
    if every:
        yield from telling.every()
    yield from telling.findings()


class Telling:
    """An analysis as it is told in one language."""

    def __init__(self, analysis: Analysis, lang: str) -> None:
        self._analysis = analysis
        self._lang = lang
        self._game = analysis.match.game.name

    def head(self) -> Iterator[RenderableType]:
        """What was looked at, and the seats."""
        found = self._analysis
        yield Text(speak(self._lang, f"{self._game}-title"), "bold")
        yield self._say("effort", decisions=len(found.decisions), **self._effort())
        yield ""
        yield self._seats()

    def every(self) -> Iterator[RenderableType]:
        """Each decision: the seat's chance, what it did, what would have been better, what that cost."""
        table = self._table(("chance", "did", "instead", "lost"))
        for each in self._analysis.decisions:
            is_best = each.played.action == each.best.action
            loss = each.proof or each.loss
            table.add_row(
                f"{self._turn(each.turn)} {BULLET} {self._seat(each.seat)}",
                self._chance(each.best.chance),
                each.played.action,
                "" if is_best else each.best.action,
                "" if is_best else _between(loss.value, loss.low, loss.high, ""),
            )
        yield from self._listed("every", [table])

    def findings(self) -> Iterator[RenderableType]:
        """The turning points, the mistakes, luck against choice, what is meant by it all."""
        found = self._analysis
        yield from self._listed("points", [self._points()] if found.turning_points else [])
        errors = [part for each in found.mistakes for part in self._mistake(each)]
        yield from self._listed("errors", errors)
        yield from self._listed("account", [self._accounts()])
        yield ""
        yield Text(self._say("note"), "dim")

    def _effort(self) -> dict[str, int]:
        effort = self._analysis.effort
        return {"simulations": effort.simulations, "worlds": effort.worlds}

    def _listed(self, what: str, parts: Sequence[RenderableType]) -> Iterator[RenderableType]:
        yield ""
        yield Text(self._say(what), "bold")
        yield from parts or [self._say(f"{what}-none")]

    # The seats

    def _seats(self) -> Table:
        columns = ("decisions", "mistakes", "blunders", "lowest", "highest")
        table = self._table(columns)
        for account in self._analysis.accounts:
            chances = [
                decision.best.chance.chance
                for decision in self._analysis.decisions
                if decision.seat == account.seat
            ] or [account.begin.chance]
            counts = (account.decisions, account.mistakes, account.blunders)
            ends = (percent(min(chances), self._lang), percent(max(chances), self._lang))
            table.add_row(self._seat(account.seat), *map(str, counts), *ends)
        return table

    def _table(self, columns: Sequence[str]) -> Table:
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column(self._say("seat"), overflow="fold")
        for column in columns:
            table.add_column(self._say(column), justify="right")
        return table

    def _seat(self, seat: int) -> str:
        """What a seat is called, and who sat there."""
        player = self._analysis.match.players[seat]
        seat_name = speak(self._lang, f"{self._game}-seat-{seat}")
        # A record may come from anywhere: what it calls people must not steer the terminal.
        who = isolated(" ".join(tamed(player.name or "").split())) or player.level
        return seat_name if who is None else f"{seat_name} ({who})"

    # What it turned on

    def _points(self) -> Table:
        table = self._table(("before", "after"))
        for point in self._analysis.turning_points:
            sides = (self._chance(each) for each in (point.before, point.after))
            table.add_row(f"{self._turn(point.turn)} {BULLET} {self._seat(point.seat)}", *sides)
        return table

    def _turn(self, turn: int) -> str:
        return speak(self._lang, f"{self._game}-turn", turn=turn)

    def _chance(self, chance: WinProbability) -> str:
        here, low, high = (
            percent(each, self._lang) for each in (chance.chance, chance.low, chance.high)
        )
        return here if low == high else f"{here} ({low} … {high})"

    # Mistakes

    def _mistake(self, decision: Decision) -> Iterator[RenderableType]:
        head = f"{self._turn(decision.turn)} {BULLET} {self._seat(decision.seat)} {BULLET} "
        yield Text(f"{head}{self._costs(decision)}")
        of_played, of_best = reasons_to_tell(decision)
        yield from self._way("played", decision.played, of_played)
        yield from self._way("better", decision.best, of_best)

    def _costs(self, decision: Decision) -> str:
        loss = decision.proof
        assert loss is not None
        wins = {"wins": loss.value, "low": loss.low, "high": loss.high}
        counted = {name: f"{100 * value:.0f}" for name, value in wins.items()}
        return self._say("costs", verdict=str(decision.verdict), **counted)

    def _way(self, kind: str, way: Way, reasons: Sequence[Likely]) -> Iterator[RenderableType]:
        """An action with its chance, and under it the likeliest of its reasons."""
        line, chance = self._line(way.line), percent(way.chance.chance, self._lang)
        yield Padding(self._say(kind, line=line, chance=chance), (0, 0, 0, 2), expand=False)
        for each in reasons:
            text = reason_text(each, self._game, self._lang)
            yield Padding(text, (0, 0, 0, 4), expand=False)

    def _line(self, line: Sequence[str]) -> str:
        """An action, and what was to follow: repeats as `soul*3`, as they can be typed."""
        if len(line) == 1:
            return line[0]
        runs = [(action, len(list(same))) for action, same in groupby(line[1:])]
        rest = " ".join(action if n == 1 else f"{action}*{n}" for action, n in runs)
        return self._say("then", action=line[0], rest=rest)

    # Luck against choice

    def _accounts(self) -> Table:
        table = self._table(("begin", "own", "rest", "end"))
        for account in self._analysis.accounts:
            table.add_row(self._seat(account.seat), *self._amounts(account))
        return table

    def _amounts(self, account: SeatLuck) -> Iterator[str]:
        begin, cost = account.begin, account.cost
        yield _between(begin.chance, begin.low, begin.high, "")
        yield _between(-cost.value, -cost.high, -cost.low, "+")
        yield _number(account.rest, "+")
        yield _number(account.end, "")

    def _say(self, message: str, **params: str | int) -> str:
        return speak(self._lang, f"terminal-analysis-{message}", **params)


def _between(value: float, low: float, high: float, sign: str) -> str:
    return f"{_number(value, sign)} ({_number(low, sign)} … {_number(high, sign)})"


def _number(chance: float, sign: str) -> str:
    """Wins in a hundred games, with its sign if that is wanted."""
    wins = round(100 * chance)
    return f"{wins:{sign if wins else ''}d}".replace("-", "−")
