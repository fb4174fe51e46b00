"""A game of OpenSpiel's, written down with everything that OpenSpiel can see of it.

What changes there shows as a change of the file. `python -m tests.envs.playthroughs` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import diablerie.envs.open_spiel  # noqa: F401 -- registers the games

WHICH_CARD = "diablerie_doctor_faust(position=which-card,stones_per_turn=1,deals=-1)"
FILE = Path(__file__).parent / "which-card.txt"
SEED = 3

flags.FLAGS.mark_as_parsed()


def written(game: str, seed: int) -> str:
    """A random game as OpenSpiel writes it."""
    text: str = generate_playthrough.playthrough(game, None, seed=seed)
    return text


def is_replayed(file: Path) -> bool:
    """Whether a game that is written down still goes as it did."""
    before, now = generate_playthrough.replay(str(file))
    lines = [generate_playthrough.content_lines(text.split("\n")) for text in (before, now)]
    return bool(lines[0] == lines[1])


if __name__ == "__main__":
    FILE.write_text(written(WHICH_CARD, SEED), encoding="utf-8")
