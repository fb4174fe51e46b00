"""Games by name for environments: a keyword that nothing knows is an error of type, as Python's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import diablerie
from diablerie import Game
from diablerie.definition import FULL

TENSOR = "tensor"
"""Beside a game's options: in which form it shows its tensor."""


def load(name: str, seats: int | None, options: Mapping[str, Any]) -> Game:
    """`diablerie.load`, but TypeError for an option that there is not.

    Beside the options `tensor` is a form of the tensor (`Game.with_tensor`).
    Stable-Baselines3 tries `render_mode`, TorchRL `frameskip`; they leave it out after a TypeError that says
    what Python says.
    """
    known = [option.name for option in diablerie.describe(name).options]
    said = dict(options)
    form = said.pop(TENSOR, FULL)
    for option in said:
        if option not in known:
            raise unexpected(option, f"the options of {name} are {', '.join(known)}")
    return diablerie.load(name, seats, **said).with_tensor(form)


def require_no_rendering(render_mode: object) -> None:
    """Raise TypeError for any `render_mode` but None."""
    if render_mode is not None:
        raise unexpected("render_mode", f"nothing is drawn, so it is None, not {render_mode!r}")


def unexpected(keyword: str, told: str) -> TypeError:
    """The error for a keyword that is not taken, in Python's words and then ours."""
    return TypeError(f"got an unexpected keyword argument {keyword!r}: {told}")
