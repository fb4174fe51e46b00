"""The games, a folder each. Only the registry in `diablerie` knows which there are."""
