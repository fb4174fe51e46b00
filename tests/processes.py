"""Processes of this machine, by their number."""

from __future__ import annotations

from pathlib import Path


def is_running(process: int) -> bool:
    """Whether there is such a process, and not only what is left of it."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
