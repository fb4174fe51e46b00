"""Pyodide from npm, installed once by its lock file, for all processes of a run."""

from __future__ import annotations

from pathlib import Path

from ..node import npm_home

SOURCES = Path(__file__).parent / "pyodide"


def pyodide_home() -> Path:
    """The folder with Pyodide's files."""
    return npm_home("pyodide", SOURCES) / "node_modules" / "pyodide"
