"""Many records at once take the room they need, and give it back to a process that lives on."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys

import numpy as np
import pytest

import diablerie
from diablerie.compiled import Record
from diablerie.dtypes import MANY, new_records

MIB = 2**20

THREADS_WITH_BOTS = """
import random, sys, threading
from pathlib import Path
import numpy as np
import diablerie
from diablerie.dtypes import new_records

if sys.argv[1] == "from the heap":
    new_records = lambda dtype, count: np.zeros(count, dtype).view(np.recarray)
game = diablerie.load("doctor-faust")
stays = []

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

def think(seed):
    rng, held = random.Random(seed), []
    for _ in range(60):
        layers = new_records(game.STATE, rng.choice((4, 8, 16, 30)) * 2**20 // game.STATE.itemsize)
        layers["turn"] = 1
        held = [*held, layers][-2:]
        stays.append(bytearray(rng.choice((5_000, 100_000, 1_000_000))))

before = resident()
threads = [threading.Thread(target=think, args=(seed,)) for seed in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(resident() - before - sum(map(len, stays)))
"""


def kept(how: str) -> float:
    """What a process has kept of records it has not any more, in MiB."""
    command = [sys.executable, "-c", THREADS_WITH_BOTS, how]
    return int(subprocess.check_output(command)) / MIB


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="how Linux tells what is resident")
def test_what_bots_have_thought_in_is_given_back() -> None:
    assert kept("with pages of their own") < 16
    assert kept("from the heap") > 64, "the other way would do as well"


@pytest.mark.parametrize("name", diablerie.games())
@pytest.mark.parametrize("room", [MANY // 4, 2 * MANY])
def test_records_are_zeros_with_fields_as_attributes_however_many(room: int, name: str) -> None:
    game = diablerie.load(name)
    count = room // (2 * game.STATE.itemsize)
    records = new_records(game.STATE, 2, count)
    assert records.shape == (2, count)
    assert isinstance(records, np.recarray)
    assert not records.view(np.uint8).any()
    records[1, -1].turn = 7
    assert records["turn"].sum() == 7
    copy = records[1:].copy()
    del records
    assert copy[0, -1].turn == 7


@pytest.mark.skipif(sys.platform == "win32", reason="processes are not forked off there")
@pytest.mark.parametrize("room", [MANY // 4, 2 * MANY])
def test_a_process_that_is_forked_off_has_records_of_its_own(room: int) -> None:
    game = diablerie.load("doctor-faust")
    records = new_records(game.STATE, room // game.STATE.itemsize)
    records[0].turn = 3
    child = multiprocessing.get_context("fork").Process(target=_write_seven, args=(records,))
    child.start()
    child.join()
    assert (child.exitcode, records[0].turn) == (0, 3)


def _write_seven(records: Record) -> None:
    assert records[0].turn == 3
    records[0].turn = 7
