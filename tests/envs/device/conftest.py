"""Programs of this folder run in a home of their own (`home.py`), where numba-cuda is."""

collect_ignore = [
    "ask.py",
    "compare.py",
    "compiler.py",
    "processor.py",
    "simulate.py",
    "translate.py",
]
