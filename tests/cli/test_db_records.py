"""`diablerie db export` and `import`: finished matches go out as records and come back."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

import diablerie
from diablerie.matches import Match, Player, verify
from diablerie.server.library.record_import import RecordImport
from diablerie.server.storage.database import Database
from diablerie.server.storage.match_repository import MatchRepository
from tests.cli.calling import call


def played(seed: int) -> Match:
    game, moment = diablerie.load("doctor-faust", max_turns=2), datetime(2026, 11, 21, tzinfo=UTC)
    match = Match.start(game, [Player.person("Ada"), Player.person()], bytes([seed] * 32), moment)
    rng = Random(seed)
    while match.to_play is not None:
        match.act(match.to_play, rng.choice(match.state.legal), moment)
    return match


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A database with two finished matches."""
    path = tmp_path / "matches.sqlite3"
    database = Database.open(path)
    for seed in (1, 2):
        asyncio.run(RecordImport(MatchRepository(database)).take_in(played(seed).record(None)))
    database.close()
    return path


def test_every_finished_match_is_a_file_that_verifies(filled: Path, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    done = call("db", "export", str(folder), "--database", str(filled))
    assert (done.exit_code, done.stdout) == (0, f"2 of 2 records are in {folder}\n")
    records = [json.loads(path.read_text()) for path in sorted(folder.iterdir())]
    assert len(records) == 2
    assert all(verify(record).is_honest for record in records)


def test_one_match_is_exported_by_its_id_and_an_unknown_id_is_told(
    filled: Path, tmp_path: Path
) -> None:
    everything, folder = tmp_path / "all", tmp_path / "one"
    call("db", "export", str(everything), "--database", str(filled))
    wanted = min(everything.iterdir()).stem
    assert call("db", "export", str(folder), wanted, "--database", str(filled)).exit_code == 0
    assert [path.stem for path in folder.iterdir()] == [wanted]
    refused = call("db", "export", str(folder), "nothing", "--database", str(filled))
    assert refused.exit_code == 2
    assert "no finished match has the id nothing" in refused.stderr


def test_what_was_exported_comes_back_in_another_database_and_only_once(
    filled: Path, tmp_path: Path
) -> None:
    folder, other = tmp_path / "records", tmp_path / "other.sqlite3"
    call("db", "export", str(folder), "--database", str(filled))
    files = [str(path) for path in sorted(folder.iterdir())]
    for _ in range(2):
        done = call("db", "import", *files, "--database", str(other))
        assert done.exit_code == 0
    assert "0 waiting, 0 running, 2 over" in call("db", "status", "--database", str(other)).stdout


def test_a_record_that_does_not_hold_is_refused_and_the_others_are_taken(
    filled: Path, tmp_path: Path
) -> None:
    folder, other = tmp_path / "records", tmp_path / "other.sqlite3"
    call("db", "export", str(folder), "--database", str(filled))
    good, bad = sorted(folder.iterdir())
    record = json.loads(bad.read_text())
    bad.write_text(json.dumps(record | {"seed": "00" * 32}))
    done = call("db", "import", str(good), str(bad), "--database", str(other))
    assert done.exit_code == 1
    assert f"{bad} is refused" in done.stderr
    assert f"1 of 2 matches are in {other}" in done.stdout


def test_a_file_that_is_no_record_is_told_of_before_anything_is_taken(tmp_path: Path) -> None:
    file, other = tmp_path / "letter.txt", tmp_path / "other.sqlite3"
    file.write_text("Dear Doctor")
    done = call("db", "import", str(file), "--database", str(other))
    assert done.exit_code == 2
    assert f"{file} is no JSON" in done.stderr
    assert not other.exists()
