"""The plugin: a fixture that fails a test with what was found, or because nothing could be compared."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ..cli.calling import environment

TESTS = """
from diablerie.secrecy import Case, Resampler, gallery


def test_honest(keeps_secrets):
    assert len(keeps_secrets("gallery:honest-log")) == 6


def test_leaky(keeps_secrets):
    keeps_secrets("gallery:leaky-log")


def test_one_check(keeps_secrets):
    (report,) = keeps_secrets(gallery.CASES["leaky-log"], ["sufficiency"])
    assert report.check == "sufficiency"


def test_nothing_to_compare(keeps_secrets):
    keeps_secrets(Case(gallery.CASES["leaky-truth"].subject, [Resampler()]))


def test_misspelt(keeps_secrets):
    keeps_secrets("galery:honest-log")
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What pytest says of `TESTS`, with the plugin."""
    folder = tmp_path_factory.mktemp("plugin")
    Path(folder, "test_mine.py").write_text(TESTS, encoding="utf-8")
    plugin = ("-p", "diablerie.secrecy.pytest_plugin", "--secrecy-positions", "60")
    command = [sys.executable, "-m", "pytest", "-rA", "-c", "/dev/null", "--rootdir", "."]
    done = subprocess.run(
        [*command, *plugin], cwd=folder, env=environment(), capture_output=True, check=False
    )
    return done.stdout.decode()


def test_a_game_that_keeps_its_secrets_passes(told: str) -> None:
    assert "PASSED test_mine.py::test_honest" in told


def test_one_check_can_be_asked_for_alone(told: str) -> None:
    assert "PASSED test_mine.py::test_one_check" in told


def test_a_leak_fails_the_test_and_is_shown(told: str) -> None:
    assert "FAILED test_mine.py::test_leaky" in told
    assert "log of seat 0 differs after" in told


def test_nothing_compared_fails_the_test(told: str) -> None:
    assert "FAILED test_mine.py::test_nothing_to_compare" in told
    assert "0 compared, so nothing is shown" in told


def test_a_name_of_no_kind_is_answered_with_the_kinds(told: str) -> None:
    assert "FAILED test_mine.py::test_misspelt" in told
    assert "names are pyspiel:NAME, pettingzoo:NAME, gallery:NAME" in told
