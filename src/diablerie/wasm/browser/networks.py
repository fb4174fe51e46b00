"""What stands in the place of `diablerie.networks` in the pack: its modules are imported by their own names.

The whole of it reads weights by NumPy, which is not there.
"""
