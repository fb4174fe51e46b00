"""Query parameters that choose a game's seats and options."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from pydantic import Field

Switches = Annotated[
    list[Annotated[str, Field(max_length=200)]] | None,
    Query(max_length=40, description="Switches of the rules, each as `NAME=VALUE`."),
]
