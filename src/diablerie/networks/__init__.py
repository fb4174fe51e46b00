"""Networks: learned policies as data of 8-bit integers, read and evaluated by NumPy alone."""

from __future__ import annotations

from .features import Features
from .integer_network import IntegerLayer, IntegerNetwork
from .laid_out import LaidOutPolicy, facts_of
from .policy import LearnedPolicy, LearnedValues
from .shipped import shipped_policy, shipped_search
from .weights_file import read_policy, write_policy, write_whole

__all__ = [
    "Features",
    "IntegerLayer",
    "IntegerNetwork",
    "LaidOutPolicy",
    "LearnedPolicy",
    "LearnedValues",
    "facts_of",
    "read_policy",
    "shipped_policy",
    "shipped_search",
    "write_policy",
    "write_whole",
]
