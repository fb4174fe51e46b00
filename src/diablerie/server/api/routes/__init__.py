"""Routes: a module per resource of the HTTP API."""
