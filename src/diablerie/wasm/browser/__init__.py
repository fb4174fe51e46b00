"""Browser: the library above the rules in Pyodide, where neither NumPy nor Numba is.

`numpy` and `compiled` stand there in the place of the modules of those names (see `pack`); nothing imports
them here but tests. `module` calls a game's WebAssembly module, `diablerie.mjs` is what a page loads.
"""
