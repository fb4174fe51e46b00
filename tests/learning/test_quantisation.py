"""Quantisation: the integers say what the network in floating point says, but for little."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray

from diablerie.learning.perceptron import Perceptron
from diablerie.learning.quantisation import LOGARITHMS, WEIGHT, quantised
from diablerie.networks import IntegerNetwork


def random_network() -> Perceptron:
    """A network whose outputs say something."""
    network = Perceptron((80, 64, 64, 30), torch.Generator().manual_seed(1))
    with torch.no_grad():
        network.layers[-1].weight.mul_(100)
        network.layers[-1].bias.uniform_(-1, 1, generator=torch.Generator().manual_seed(2))
    return network


def alike(count: int) -> NDArray[np.uint8]:
    """Features that come together, (2 · count, 80): by a dozen things that are so or not."""
    rng = np.random.default_rng(1)
    causes = rng.integers(0, 2, (2 * count, 12))
    found: NDArray[np.uint8] = (causes @ rng.integers(0, 8, (12, 80))).astype(np.uint8)
    return found


def mistakes(network: Perceptron, integers: IntegerNetwork, features: NDArray[np.uint8]) -> float:
    """How far outputs are off, as a share of how much they differ: both as standard deviations."""
    with torch.no_grad():
        logits = network(torch.from_numpy(features)).numpy()
    found = np.stack([integers.evaluate(row, np.arange(logits.shape[1])) for row in features])
    assert logits.std() > 0.5
    return float((found * LOGARITHMS - logits).std() / logits.std())


def test_the_integers_say_nearly_the_same() -> None:
    network, features = random_network(), alike(1_000)
    integers = quantised(network, features[:1_000])
    assert max(int(np.abs(layer.weights).max()) for layer in integers.layers) == WEIGHT
    assert mistakes(network, integers, features[1_000:]) < 0.03


def test_what_rounding_does_is_made_up_for() -> None:
    """Rounded for other inputs than those that come, it is further off."""
    network, features = random_network(), alike(1_000)
    others = np.random.default_rng(2).integers(0, 65, (1_000, 80)).astype(np.uint8)
    off = mistakes(network, quantised(network, features[:1_000]), features[1_000:])
    assert off < 0.5 * mistakes(network, quantised(network, others), features[1_000:])


def test_a_row_of_zeros_stays_one() -> None:
    network = Perceptron((10, 8, 3), torch.Generator().manual_seed(1))
    with torch.no_grad():
        network.layers[-1].weight.zero_()
    features = np.full((4, 10), 64, np.uint8)
    assert quantised(network, features).evaluate(features[0], np.arange(3)).tolist() == [0, 0, 0]
