"""Below HTTP: connections admitted and counted, heads and deadlines, what uvicorn is told of all that."""
