"""HTTP and WebSocket: the only room that knows FastAPI and Starlette."""
