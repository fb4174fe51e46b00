"""Connections below HTTP: what strangers with a socket can do, and what they cannot."""
