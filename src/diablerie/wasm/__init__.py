"""WebAssembly: a game's rules, beliefs and search as one module, from the source that the server runs."""
