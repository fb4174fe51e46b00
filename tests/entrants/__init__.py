"""Entrants from outside: real processes, a real model file, real addresses."""
