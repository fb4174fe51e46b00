"""Where an environment is that somebody names, and what makes it."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from types import ModuleType
from typing import Any

from ...extras import NotInstalled, needs

Maker = Callable[[], Any]
"""Makes an environment in which agents move one at a time (AEC)."""


def module_of(name: str) -> tuple[ModuleType, Maker]:
    """Where an environment is, and what makes it.

    `name`: `classic/texas_holdem_v4` for one of PettingZoo, `package.module` or
    `package.module:function` for one of your own; the function is `env` if none is named. Raises
    ValueError where there is none, and NotInstalled where PettingZoo or what the environment needs
    is missing.
    """
    path, _, function = name.partition(":")
    if "/" in path:
        _imported("pettingzoo")
        path = f"pettingzoo.{path.replace('/', '.')}"
    module = _imported(path)
    make: Maker | None = getattr(module, function or "env", None)
    if make is None:
        raise ValueError(f"{path} has no function {function or 'env'}() that makes an environment")
    return module, make


def _imported(path: str) -> ModuleType:
    try:
        with warnings.catch_warnings(), needs("pettingzoo[classic]"):
            # Newer versions advise another way to make environments that older ones do not have.
            warnings.simplefilter("ignore", DeprecationWarning)
            return importlib.import_module(path)
    except NotInstalled as error:
        if path.startswith(error.name or path) and error.name != "pettingzoo":
            raise ValueError(f"there is no module {path} with an environment") from error
        raise
