"""`python -m diablerie` is the `diablerie` command."""

from .cli import main

main()
