"""The curve of docs/environments.md, drawn from what `examples/masked_ppo.py` prints, and its table.

python examples/masked_ppo.py > run.csv
python scripts/learning_curve.py run.csv docs/pictures/masked-ppo.svg
"""

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from matplotlib import rc_context
from matplotlib.figure import Figure

from diablerie.lab.intervals import of_share
from diablerie.lab.report import COLOURS, PAPER

Row = Mapping[str, float]


def main(
    run: Annotated[Path, typer.Argument(help="What the example has printed")],
    picture: Annotated[Path, typer.Argument(help="The SVG to write")],
    games: Annotated[int, typer.Option(help="So many against each rival were a measurement")] = 200,
) -> None:
    """Draw the share of wins over the minutes, and print it as a table in Markdown."""
    rows = read(run.read_text("utf-8"))
    draw(rows, games, picture)
    print(table(rows))


def read(text: str) -> list[Row]:
    """The rows of a run: `minutes`, `actions`, and by rival the share of games won, 0 to 1."""
    return [
        {name: float(value) for name, value in row.items()}
        for row in csv.DictReader(text.splitlines())
    ]


def rivals(rows: Sequence[Row]) -> list[str]:
    """Who was played against."""
    return [name for name in rows[0] if name not in ("minutes", "actions")]


def table(rows: Sequence[Row]) -> str:
    """The rows as a table in Markdown."""
    names = [f"wins against `{rival}`" for rival in rivals(rows)]
    lines = [["minutes", "actions", *names], ["---"] * (2 + len(names))]
    for row in rows:
        shares = [f"{row[rival]:.0%}".replace("%", " %") for rival in rivals(rows)]
        lines.append([f"{row['minutes']:.0f}", f"{row['actions'] / 1e6:.2f} million", *shares])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def draw(rows: Sequence[Row], games: int, picture: Path) -> None:
    """Write the curve as SVG: a line for each rival, and shaded where it is in 95 of 100 cases."""
    figure = Figure(figsize=(7.2, 3.6), layout="constrained")
    axes = figure.add_subplot()
    axes.set_facecolor("none")
    axes.spines[["top", "right"]].set_visible(False)
    minutes = [row["minutes"] for row in rows]
    for rival, colour in zip(rivals(rows), COLOURS, strict=False):
        shares = [row[rival] for row in rows]
        bounds = [of_share(share * games, games) for share in shares]
        low, high = [each.low for each in bounds], [each.high for each in bounds]
        axes.fill_between(minutes, low, high, color=colour, alpha=0.15, linewidth=0)
        axes.plot(minutes, shares, color=colour, marker="o", label=f"against {rival}")
    axes.set_ylim(0, 1.02)
    axes.set_xlim(left=0)
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.set_xlabel("minutes of learning, of one processor")
    axes.set_ylabel("games won")
    axes.legend(frameon=False, loc="lower right")
    # What a drawing calls its parts, and the date in it, would else differ from one to the next.
    with rc_context({"svg.hashsalt": picture.name, "svg.fonttype": "none"}):
        figure.savefig(picture, format="svg", metadata={"Date": None}, facecolor=PAPER)


if __name__ == "__main__":
    typer.run(main)
