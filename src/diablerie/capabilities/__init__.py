"""Capabilities: what only some games have, each an object with a default that has nothing."""
