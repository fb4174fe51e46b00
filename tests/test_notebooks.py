"""The notebooks run as they stand in an empty folder, and come to what they say."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"


def printed(name: str, folder: Path, **changed: int) -> str:
    """All that a notebook prints, run in a folder; `changed`: numbers that it sets to others."""
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", nbformat.NO_CONVERT)
    for constant, number in changed.items():
        (cell,) = (each for each in notebook.cells if f"\n{constant} = " in f"\n{each.source}")
        cell.source = re.sub(
            rf"^{constant} = \d+$", f"{constant} = {number}", cell.source, flags=re.M
        )
    client = NotebookClient(
        notebook,
        timeout=900,
        kernel_name="python3",
        resources={"metadata": {"path": str(folder)}},
    )
    client.execute()
    outputs = (output for cell in notebook.cells for output in cell.get("outputs", ()))
    return "".join(output.get("text", "") for output in outputs)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_nothing_of_a_run_is_kept(path: Path) -> None:
    notebook = nbformat.read(path, nbformat.NO_CONVERT)
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert code
    assert all(not cell.outputs and cell.execution_count is None for cell in code)


def shares_won(folder: Path, **changed: int) -> dict[str, int]:
    """What each entrant of the arena has won, in per cent, after a network has learnt by itself."""
    told = re.findall(r"^(\S+) +wins +(\d+)%", printed("self-play", folder, **changed), re.M)
    assert (folder / "learned.py").is_file()
    assert {name for name, _ in told} == {"random", "greedy", "./learned.py"}
    return {name: int(share) for name, share in told}


@pytest.mark.libraries
@pytest.mark.timeout(1200)
def test_what_learns_by_itself_enters_the_arena_and_beats_the_first_level(tmp_path: Path) -> None:
    won = shares_won(tmp_path, UPDATES=40)
    assert won["./learned.py"] > 2 * won["random"]


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_what_has_learnt_for_long_holds_its_own_against_greedy(tmp_path: Path) -> None:
    won = shares_won(tmp_path)
    assert won["./learned.py"] > won["greedy"] - 25


@pytest.mark.timeout(1200)
def test_perfect_play_is_found_and_a_level_is_not_perfect(tmp_path: Path) -> None:
    told = printed("perfect-play", tmp_path)
    (exploitability,) = re.findall(r"exploitable by (\S+)", told)
    assert float(exploitability) < 0.01
    assert re.search(r"seat \d, after \d+ actions: .*\d+%, .*\d+%", told)


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_both_variants_are_found_to_make_games_shorter(tmp_path: Path) -> None:
    found = re.findall(r"^turns +(.*?) {2,}(\S+) ± (\S+)$", printed("which-rule", tmp_path), re.M)
    assert [rule for rule, *_ in found] == ["weapons +1", "without the threes"]
    assert all(float(mean) + float(half) < 0 for _, mean, half in found)
