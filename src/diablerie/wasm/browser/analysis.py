"""What stands in the place of `diablerie.analysis` in the pack: its modules are imported by their own names.

The whole of it writes percentages by Babel, which is not there.
"""
