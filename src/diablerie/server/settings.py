"""What may be set about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

PAGE = Path(__file__).parent.parent / "web"


def default_database() -> Path:
    """Where matches are kept unless said otherwise: in the user's own data folder."""
    return Path(platformdirs.user_data_dir("diablerie")) / "matches.sqlite3"


def _bot_threads() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """Everything about a server that can be chosen. Times are in seconds, sizes in bytes."""

    database: Path = field(default_factory=default_database)
    page: Path = PAGE
    """The folder of the built page."""
    bot_pace: float = 0.35
    """A bot's action comes after a whole number of these, so that eyes can follow; 0: at once."""
    bot_threads: int = field(default_factory=_bot_threads)
    """How many bots may think at the same time."""
    answer_pause: tuple[float, float] = (0.8, 3.0)
    """A prepared answer comes after a random time between these, as if somebody had thought of it."""
    warm: bool = True
    """Compile the rules in the background as soon as the server is up."""
    origins: tuple[str, ...] = ()
    """Origins such as `https://play.example` whose pages may act though they are not the `Host`."""
    body_limit: int = 64 * 1024
    """The largest request body and the largest WebSocket frame taken."""
    matches_at_hand: int = 256
    """How many matches stay in memory when nobody is looking; the others are replayed on demand."""
