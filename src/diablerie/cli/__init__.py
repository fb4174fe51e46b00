"""The `diablerie` command: one room per command; what a command needs it fetches when it is called."""

from .app import app, main

__all__ = ["app", "main"]
