"""Compiled evaluation of integer networks comes to the same integers as NumPy."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from diablerie.networks import IntegerNetwork
from diablerie.networks.evaluation import evaluator, hidden_units, output

from .policies import layer, random_network


def compiled(network: IntegerNetwork, features: np.ndarray) -> list[int]:
    """All outputs for some features."""
    laid_out = evaluator(network)
    laid_out.units[0, : len(features)] = features
    units = hidden_units(laid_out)
    return [output(laid_out, units, index) for index in range(network.outputs)]


@pytest.mark.parametrize("present", [0, 1, 2, 3, 4, 5, 300])
def test_it_says_what_numpy_says_however_many_features_there_are(present: int) -> None:
    network = random_network(300, 40, present)
    rng = np.random.default_rng(present)
    features = np.zeros(300, np.uint8)
    features[rng.permutation(300)[:present]] = rng.integers(1, 128, present)
    assert compiled(network, features) == network.evaluate(features, np.arange(40)).tolist()


def test_it_goes_through_as_many_layers_as_there_are() -> None:
    rng = np.random.default_rng(1)
    sizes = (50, 30, 70, 20, 9)
    layers = [layer(high, low, rng, 1 << 18) for low, high in pairwise(sizes)]
    network = IntegerNetwork(layers)
    features = rng.integers(0, 128, 50).astype(np.uint8)
    assert compiled(network, features) == network.evaluate(features, np.arange(9)).tolist()
