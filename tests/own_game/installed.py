"""One-card poker, the example, as it is installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from diablerie import installed_games
from tests.installing import announce, on_path

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"
EXAMPLE = EXAMPLES / "one-card-poker"
NAME = "one-card-poker"


@contextmanager
def poker() -> Iterator[None]:
    """While this runs, the example is on the path, with its entry point."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(EXAMPLE / "src"))
        announce(Path(folder), "one_card_poker", f"{NAME} = one_card_poker:OneCardPoker\n")
        with on_path(Path(folder)):
            yield
        installed_games.allow(None)
