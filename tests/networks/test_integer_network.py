"""Integer networks: the very sums of 32-bit integers, and no network whose sums could overflow them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from diablerie.networks import Features, IntegerNetwork
from diablerie.networks.features import HIGHEST, UNIT
from diablerie.networks.integer_network import SHIFT, TOP

from .policies import layer, random_network


def by_integers(network: IntegerNetwork, features: np.ndarray) -> np.ndarray:
    """What a network says, by plain sums of 32-bit integers."""
    activations = features.astype(np.int32)
    for number, each in enumerate(network.layers):
        sums = each.weights.astype(np.int32) @ activations + each.bias
        assert sums.dtype == np.int32
        found = (sums.astype(np.int64) * each.multipliers) >> SHIFT
        if number + 1 == len(network.layers):
            return np.asarray(found)
        activations = np.clip(found, 0, TOP).astype(np.int32)
    raise AssertionError("there is a last layer")


@pytest.mark.parametrize("seed", range(5))
def test_it_says_what_sums_of_32_bit_integers_come_to(seed: int) -> None:
    network = random_network(300, 40, seed)
    features = np.random.default_rng(seed).integers(0, 128, 300).astype(np.uint8)
    expected = by_integers(network, features)
    assert np.abs(expected).max() > 100
    assert network.evaluate(features, np.arange(40)).tolist() == expected.tolist()
    some = np.array([3, 17, 39])
    assert network.evaluate(features, some).tolist() == expected[some].tolist()


def test_sums_that_could_overflow_are_refused() -> None:
    rng = np.random.default_rng(0)
    hidden = layer(5_000, 10, rng, 1 << 20)
    last = layer(3, 5_000, rng, 1 << 16)
    full = replace(last, weights=np.full((3, 5_000), 127, np.int8))
    IntegerNetwork([hidden, last])
    with pytest.raises(ValueError, match="sums of layer 1 can reach"):
        IntegerNetwork([hidden, full])


def test_layers_that_do_not_fit_are_refused() -> None:
    rng = np.random.default_rng(0)
    with pytest.raises(ValueError, match="layer 1 does not fit"):
        IntegerNetwork([layer(5, 10, rng, 4), layer(3, 6, rng, 4)])
    with pytest.raises(ValueError, match="layer 0 has parts of different sizes"):
        IntegerNetwork([replace(layer(5, 10, rng, 4), bias=np.zeros(4, np.int32))])


def test_features_are_scaled_by_what_was_seen_and_cut_off_at_twice_that() -> None:
    features = Features.measured(np.array([1, 8, 0], np.float32))
    tensors = np.array([[1, 4, 0], [0.5, 100, 1]], np.float32)
    assert features.of(tensors).tolist() == [[UNIT, UNIT // 2, 0], [UNIT // 2, HIGHEST, UNIT]]
