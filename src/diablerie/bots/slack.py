"""Slack: how often anybody is supposed to do anything at all, as nobody is as predictable as a prior."""

from __future__ import annotations

SLACK = 0.05
"""The share of decisions in which any legal action is as likely as another."""
