"""Quantisation: the integers say what the network in floating point says, but for little."""

from __future__ import annotations

import math

import numpy as np
import torch

from diablerie.learning.perceptron import Perceptron
from diablerie.learning.quantisation import quantised
from diablerie.networks.fixed_point import ONE


def test_the_integers_say_nearly_the_same() -> None:
    network = Perceptron((80, 64, 64, 30), torch.Generator().manual_seed(1))
    with torch.no_grad():
        network.layers[-1].weight.mul_(100)
        network.layers[-1].bias.uniform_(-1, 1, generator=torch.Generator().manual_seed(2))
    features = np.random.default_rng(1).integers(0, 65, (50, 80)).astype(np.uint8)
    with torch.no_grad():
        logits = network(torch.from_numpy(features)).numpy()
    integers = quantised(network, features)
    found = np.stack([integers.evaluate(row, np.arange(30)) for row in features])
    error = found * math.log(2) / ONE - logits
    assert logits.std() > 0.5
    assert np.abs(error).max() < 0.05 * logits.std()


def test_a_row_of_zeros_stays_one() -> None:
    network = Perceptron((10, 8, 3), torch.Generator().manual_seed(1))
    with torch.no_grad():
        network.layers[-1].weight.zero_()
    features = np.full((4, 10), 64, np.uint8)
    assert quantised(network, features).evaluate(features[0], np.arange(3)).tolist() == [0, 0, 0]
