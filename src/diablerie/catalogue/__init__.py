"""The catalogue: what can be played, against whom and by which rules, as JSON; choices of it checked."""
