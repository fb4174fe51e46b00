"""Networks: learned policies as data of 8-bit integers, read and evaluated by NumPy alone."""

from __future__ import annotations

from .features import Features
from .integer_network import IntegerLayer, IntegerNetwork
from .policy import LearnedPolicy, LearnedValues, facts_of
from .weights_file import read_policy, shipped_policy, write_policy, write_whole

__all__ = [
    "Features",
    "IntegerLayer",
    "IntegerNetwork",
    "LearnedPolicy",
    "LearnedValues",
    "facts_of",
    "read_policy",
    "shipped_policy",
    "write_policy",
    "write_whole",
]
