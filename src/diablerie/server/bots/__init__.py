"""Bots at work in the server: their runner, hints, and the compilation they wait for."""
