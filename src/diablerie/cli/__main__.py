"""`python -m diablerie.cli` is the `diablerie` command."""

from .app import main

main()
