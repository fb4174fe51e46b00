"""Talking to other programs: JSON requests and answers, one a line."""
