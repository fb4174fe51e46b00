"""The ways in: one room per kind of request."""
