"""Report: what the lab has found, as one HTML page with plots that needs nothing else."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from .. import __version__
from ..extras import needs
from .arena import Report
from .balance import Balance, Findings
from .intervals import Interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes

REPORT = "report.html"

COLOURS = ("#9c3022", "#2f5d8a", "#7a6a1f", "#3f7050", "#6b4a86", "#8a5a2f", "#4a4a4a", "#a8742a")
"""Of bots and seats, in their order."""

PAPER = "#f6efe2"
"""What plots are drawn on, as the pages are."""

LONGEST_LABEL = 32
"""Characters of a bot's name beside a plot."""

BARS = 20
"""Bars of a histogram."""


@dataclass(frozen=True)
class Plot:
    """A picture of a report, and its height in inches: it is drawn into axes when it is needed."""

    name: str
    heading: str
    draw: Callable[[Axes], None]
    height: float


def write_report(report: Report, folder: Path) -> Path:
    """Write what a schedule has come to into a folder, its plots besides, and give the page's name."""
    schedule = report.schedule
    plots = [
        Plot(
            "strength",
            "Strength",
            lambda axes: _strength(axes, report),
            0.5 + 0.4 * len(schedule.bots),
        ),
        Plot("course", "How each fared, game by game", lambda axes: _courses(axes, report), 2.8),
        Plot(
            "turns",
            "How long games were",
            lambda axes: _lengths(axes, [g.turns for g in report.games]),
            2.6,
        ),
    ]
    return _write(
        folder,
        "arena.html.j2",
        plots,
        title=f"{schedule.game.title}: {', '.join(schedule.bots)}",
        game=schedule.game,
        report=report,
        schedule=schedule,
        endings=Counter(game.reason for game in report.games).most_common(),
    )


def write_findings(findings: Findings, folder: Path) -> Path:
    """Write what an inquiry has come to into a folder, its plots besides, and give the page's name."""
    balances = findings.balances
    game = balances[0].setting.game
    plots = [
        Plot(
            "seats",
            "What each seat wins",
            lambda axes: _seats(axes, balances),
            0.8 + 0.5 * len(balances),
        ),
        Plot(
            "turns",
            "How long games are",
            lambda axes: _spans(axes, balances),
            0.8 + 0.4 * len(balances),
        ),
    ]
    return _write(
        folder,
        "balance.html.j2",
        plots,
        title=f"{game.title}: balance",
        game=game,
        inquiry=findings.inquiry,
        balances=balances,
        deals=len(balances[0].courses),
    )


def _write(folder: Path, template: str, plots: Sequence[Plot], **told: Any) -> Path:
    environment = Environment(
        loader=PackageLoader(__package__ or ""),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
    )
    environment.filters |= {"share": _share, "points": _points, "mean": _mean}
    drawn = [(plot.heading, _drawn(plot)) for plot in plots]
    for plot, (_, picture) in zip(plots, drawn, strict=True):
        (folder / f"{plot.name}.svg").write_text(picture, "utf-8")
    page = environment.get_template(template).render(plots=drawn, version=__version__, **told)
    file = folder / REPORT
    file.write_text(page, "utf-8")
    return file


def _share(share: Interval) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _points(points: Interval) -> str:
    return f"{points.value:+.0f} ({points.low:+.0f} to {points.high:+.0f})"


def _mean(mean: Interval, scale: float = 1) -> str:
    return f"{scale * mean.value:.1f} ± {scale * (mean.high - mean.value):.1f}"


def _strength(axes: Axes, report: Report) -> None:
    """Elo points with their intervals, the strongest on top."""
    for row, each in enumerate(reversed(report.standings)):
        colour = COLOURS[report.schedule.bots.index(each.bot) % len(COLOURS)]
        axes.plot([each.elo.low, each.elo.high], [row, row], color=colour, linewidth=2)
        axes.plot(each.elo.value, row, "o", color=colour)
    axes.set_yticks(
        range(len(report.standings)), [_label(s.bot) for s in reversed(report.standings)]
    )
    axes.set_ylim(-0.6, len(report.standings) - 0.4)
    axes.set_xlabel("Elo points, the mean of all being 0")
    axes.axvline(0, color="#00000033", linewidth=1)


def _courses(axes: Axes, report: Report) -> None:
    """What each bot had won so far of the games it had sat in, game by game."""
    for number, bot in enumerate(report.schedule.bots):
        shares = [
            sum(
                share for share, who in zip(game.shares, game.players, strict=True) if who == number
            )
            for game in report.games
            if number in game.players
        ]
        means = [total / count for count, total in enumerate(accumulate(shares), 1)]
        colour = COLOURS[number % len(COLOURS)]
        axes.plot(range(1, len(means) + 1), means, color=colour, label=_label(bot))
    axes.set_ylim(0, 1)
    axes.set_xlabel("games")
    axes.set_ylabel("share of the wins")
    axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))


def _lengths(axes: Axes, turns: Sequence[int]) -> None:
    """How many games took so many turns."""
    axes.hist(turns, bins=BARS, color=COLOURS[1])
    axes.set_xlabel("turns")
    axes.set_ylabel("games")


def _seats(axes: Axes, balances: Sequence[Balance]) -> None:
    """What each seat wins under each setting, beside what would be fair."""
    for row, balance in enumerate(reversed(balances)):
        seats = balance.setting.game.seats
        for seat, share in enumerate(balance.seats):
            height = row + 0.6 * ((seat + 0.5) / seats - 0.5)
            colour = COLOURS[seat % len(COLOURS)]
            axes.plot([share.low, share.high], [height, height], color=colour, linewidth=2)
            axes.plot(share.value, height, "o", color=colour, markersize=4)
        axes.plot([1 / seats, 1 / seats], [row - 0.4, row + 0.4], color="#00000055", linewidth=1)
    _rows(axes, balances)
    axes.set_xlabel("share of wins, the first seat lowest; line: a fair share")


def _spans(axes: Axes, balances: Sequence[Balance]) -> None:
    """How many turns games have under each setting: nine of ten between the ends, half in the box."""
    turns = [[course.turns for course in balance.courses] for balance in reversed(balances)]
    axes.boxplot(
        turns,
        orientation="horizontal",
        positions=range(len(turns)),
        whis=(5, 95),
        showfliers=False,
        widths=0.5,
    )
    _rows(axes, balances)
    axes.set_xlabel("turns (box: half of the games; ends: nine of ten)")


def _rows(axes: Axes, balances: Sequence[Balance]) -> None:
    axes.set_yticks(range(len(balances)), [b.setting.name for b in reversed(balances)])
    axes.set_ylim(-0.6, len(balances) - 0.4)


def _label(bot: str) -> str:
    """A name as it goes beside a plot: commands and addresses can be long, and differ at their ends."""
    return bot if len(bot) <= LONGEST_LABEL else f"…{bot[1 - LONGEST_LABEL :]}"


def _drawn(plot: Plot) -> Markup:
    # It takes a while to load, and workers draw nothing.
    with needs("diablerie[lab]"):
        from matplotlib import rc_context
        from matplotlib.figure import Figure

    figure = Figure(figsize=(7.2, plot.height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    plot.draw(axes)
    drawn = io.StringIO()
    # What a drawing calls its parts, and the date in it, would else differ from one to the next.
    with rc_context({"svg.hashsalt": plot.name, "svg.fonttype": "none"}):
        figure.savefig(drawn, format="svg", metadata={"Date": None}, facecolor=PAPER)
    text = drawn.getvalue()
    return Markup(text[text.index("<svg") :])
