"""Weights file: a learned policy as data, an archive of arrays (NumPy's .npz) that NumPy alone reads.

`facts` is JSON: what it was made for, and how: commit, command, seed, actions and hours.
"""

from __future__ import annotations

import io
import json
import os
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from .features import Features
from .integer_network import IntegerLayer, IntegerNetwork
from .policy import LearnedPolicy, LearnedValues

FORMAT = 1
"""The version of what stands in such a file."""

NEEDED = {
    *("game", "seats", "options", "environment_version", "rules_version"),
    *("tensor", "traits", "prior"),
}
"""The facts that no policy is without."""

VALUES = "values_"
"""Before the names of the arrays of the network with values."""

LARGEST = 1_000_000
"""No file has more bytes."""


def write_policy(policy: LearnedPolicy, path: Path) -> None:
    """Write a policy, whole or not at all. Raises ValueError for one that is too large for a file."""
    arrays: dict[str, Any] = {
        "format": np.array(FORMAT),
        "facts": np.array(json.dumps(policy.facts, sort_keys=True)),
        "gains": policy.features.gains,
    }
    arrays |= _arrays_of(policy.network, "")
    if policy.values is not None:
        arrays["hidden"] = policy.values.hidden
        arrays |= _arrays_of(policy.values.network, VALUES)
    content = io.BytesIO()
    np.savez_compressed(content, **arrays)
    if content.tell() > LARGEST:
        raise ValueError(
            f"these weights take {content.tell()} bytes; a file has at most {LARGEST}: learn with less width"
        )
    write_whole(path, content.getvalue())


def read_policy(path: Path) -> LearnedPolicy:
    """A policy out of a file. Raises ValueError saying what is wrong with it, and OSError as reading does."""
    if path.stat().st_size > LARGEST:
        raise ValueError(f"{path} is no file of weights: it has more than {LARGEST} bytes")
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            return _policy_in(arrays)
    except (ValueError, KeyError, EOFError, BadZipFile, TypeError) as error:
        detail = f"it has no {error}" if isinstance(error, KeyError) else str(error)
        raise ValueError(f"{path} is no file of weights: {detail}") from error


def _policy_in(arrays: Any) -> LearnedPolicy:
    version = int(arrays["format"])
    if version != FORMAT:
        raise ValueError(f"it is of format {version}, and this version reads {FORMAT}")
    facts = json.loads(str(arrays["facts"]))
    missing = NEEDED - set(facts)
    if missing:
        raise ValueError(f"it does not say its {', '.join(sorted(missing))}")
    gains = arrays["gains"].astype(np.float32, casting="safe")
    network = _network_in(arrays, "")
    if "hidden" not in arrays:
        return LearnedPolicy(Features(gains), network, facts)
    hidden = arrays["hidden"].astype(np.int64, casting="safe")
    values = LearnedValues(hidden, _network_in(arrays, VALUES))
    return LearnedPolicy(Features(gains), network, facts, values)


def _arrays_of(network: IntegerNetwork, whose: str) -> dict[str, Any]:
    """The layers of a network by the names that they have in a file."""
    arrays: dict[str, Any] = {}
    for number, layer in enumerate(network.layers):
        arrays[f"{whose}weights_{number}"] = layer.weights
        arrays[f"{whose}bias_{number}"] = layer.bias
        arrays[f"{whose}multipliers_{number}"] = layer.multipliers
    return arrays


def _network_in(arrays: Any, whose: str) -> IntegerNetwork:
    layers: list[IntegerLayer] = []
    while f"{whose}weights_{len(layers)}" in arrays:
        number = len(layers)
        layers.append(
            IntegerLayer(
                arrays[f"{whose}weights_{number}"].astype(np.int8, casting="safe"),
                arrays[f"{whose}bias_{number}"].astype(np.int32, casting="safe"),
                arrays[f"{whose}multipliers_{number}"].astype(np.int32, casting="safe"),
            )
        )
    if not layers:
        raise ValueError("there are no layers in it")
    return IntegerNetwork(layers)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that whoever reads it, also after a kill, finds it whole: the former one or this."""
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
