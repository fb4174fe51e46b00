"""Checks that hidden information stays hidden, for any game."""

from __future__ import annotations

from .noninterference import Finding, check_noninterference

__all__ = ["Finding", "check_noninterference"]
