"""Position documents of Kill Doctor Lucky: a state written as JSON, and read."""
