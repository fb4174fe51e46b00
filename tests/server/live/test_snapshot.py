"""What is shown of a match as of a version is the position at that version, whoever has led it there."""

from __future__ import annotations

import json

import pytest

import diablerie
from diablerie.matches import Player
from diablerie.matches.commands import Command
from diablerie.server import Settings
from diablerie.server.services import Services

from .. import tables


async def test_a_position_is_never_older_than_its_version(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = (Services(Settings(database_url, warm=False)) for _ in range(2))
    try:
        game = diablerie.load("doctor-faust", first_player=0)
        live = await tables.begin(here, "m", game, Player.person(), Player.person())
        seen = await there.matches.get("m")
        shown = []

        async def look() -> None:
            """Somebody resumes just when others' deeds have come and nobody has been told yet."""
            shown.append(json.loads(seen.snapshot(None, "null", walks=False)))

        await look()
        monkeypatch.setattr(seen.chat, "catch_up", look)
        await live.do(Command(0, ("soul",), live.version, "c1"))
        await seen.catch_up()
        now = json.loads(live.snapshot(None, "null"))
        assert shown[1]["v"] == now["v"]
        assert shown[1]["view"]["state"] == now["view"]["state"]
    finally:
        await here.close()
        await there.close()
