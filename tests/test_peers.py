"""Peers of the benchmark live in homes of their own, and are asked over pipes (`bench/visitors.py`)."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "bench"))

import homes
import visitors
from visitors import Peer, Visitor

STRANGERS = Path(__file__).parent.parent / "bench" / "strangers"

PROGRAM = """
import sys
sys.path.insert(0, {strangers!r})
from asked import answer, steps_a_second
def games():
    while True:
        print("what a library says")
        yield 3
answer({{"counting": lambda seconds: steps_a_second(games(), seconds), "failing": None}})
"""


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    (tmp_path / "guest.py").write_text(PROGRAM.format(strangers=str(STRANGERS)))
    monkeypatch.setattr(visitors, "PROGRAMS", tmp_path)
    monkeypatch.setattr(visitors, "home_of", lambda *_: sys.executable)
    guest = Visitor(Peer("Guest", "guest", ()))
    yield guest
    guest.leave()


def test_a_peer_says_what_it_offers_and_is_measured(visitor: Visitor) -> None:
    assert visitor.games == ["counting", "failing"]
    for _ in range(2):
        assert visitor.measure_of("counting")(0.01)["steps_per_s"] > 3


def test_a_peer_that_fails_is_named(visitor: Visitor) -> None:
    with pytest.raises(RuntimeError, match="the program of Guest has ended"):
        visitor.measure_of("failing")(0.01)


def test_a_home_is_built_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda name: str(tmp_path / name))
    python = homes.home_of("guest", ("pip",))
    said = subprocess.run(
        [python, "-c", "import sys; print(sys.prefix)"], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip().startswith(str(tmp_path))
    built = python.stat().st_mtime_ns
    assert homes.home_of("guest", ("pip",)) == python
    assert python.stat().st_mtime_ns == built
    assert homes.place_of("guest", ("pip>1",)) not in python.parents


@pytest.mark.parametrize("peer", visitors.PEERS, ids=lambda peer: peer.title)
def test_every_peer_has_its_program_and_exact_versions(peer: Peer) -> None:
    assert (visitors.PROGRAMS / f"{peer.program}.py").is_file()
    assert all("==" in requirement for requirement in peer.requirements)
