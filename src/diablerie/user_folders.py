"""User folders: where a user's caches and data lie. Users of batch systems and containers may have none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import platformdirs

APPLICATION = "diablerie"


def cache_folder() -> Path:
    """Where is kept what can be made anew. Raises FileNotFoundError where a user has no such folder."""
    return _folder(platformdirs.user_cache_dir)


def data_folder() -> Path:
    """Where is kept what cannot. Raises FileNotFoundError where a user has no such folder."""
    return _folder(platformdirs.user_data_dir)


def _folder(path_of: Callable[[str], str]) -> Path:
    try:
        return Path(path_of(APPLICATION))
    except RuntimeError as error:
        detail = "this user has no folder of their own: neither HOME nor an entry among the users"
        raise FileNotFoundError(detail) from error
