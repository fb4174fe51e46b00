"""Compiled evaluation of integer networks comes to the same integers as NumPy."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from diablerie.bots.guide import relative_power
from diablerie.networks import Features, IntegerNetwork
from diablerie.networks.evaluation import Evaluator, hidden_units, output, write_feature
from diablerie.networks.fixed_point import POWER_BITS, relative_powers
from diablerie.networks.laid_out import flat

from .policies import layer, random_network


def compiled(network: IntegerNetwork, features: np.ndarray) -> list[int]:
    """All outputs for some features."""
    arrays = flat(network)
    laid_out = Evaluator(*arrays, arrays.room())
    laid_out.room[0, : len(features)] = features
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


def test_a_network_without_hidden_layers_is_refused() -> None:
    lone = IntegerNetwork([layer(9, 5, np.random.default_rng(1), 1 << 18)])
    with pytest.raises(ValueError, match="at least one hidden layer"):
        flat(lone)


def test_features_are_those_that_a_policy_is_fed_with_in_training() -> None:
    rng = np.random.default_rng(1)
    highest = rng.random(500).astype(np.float32) * 9
    tensor = (rng.random(500) * 20).astype(np.float32)
    features = Features.measured(highest)
    written = [write_feature(*each) for each in zip(tensor, features.gains, strict=True)]
    assert written == features.of(tensor).tolist()


def test_powers_of_logits_are_those_that_a_policy_draws_by() -> None:
    logits = np.array([900, 870, -2_000, 899, -25_000])
    greatest = 1 << POWER_BITS
    found = [relative_power(int(each)) * greatest for each in logits - logits.max()]
    assert found == relative_powers(logits).tolist()
