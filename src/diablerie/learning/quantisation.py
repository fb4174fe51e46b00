"""Quantisation: a network of floating-point weights as one of small integers, row by row."""

from __future__ import annotations

import math

import numpy as np
import torch
from numpy.typing import NDArray

from ..networks import IntegerLayer, IntegerNetwork
from ..networks.features import UNIT
from ..networks.fixed_point import ONE
from ..networks.integer_network import LONGEST_SUM, SHIFT, TOP
from .perceptron import Perceptron

ROOM = 1.5
"""Hidden units may come to so much more than was seen before they are cut off."""

WEIGHT = 127
"""The greatest weight of each row."""


LOGARITHMS = math.log(2) / ONE
"""What a step of an output stands for that is a logarithm to the base of 2."""

NUMBERS = 1 / ONE
"""What a step of an output stands for that is a number."""


def quantised(
    network: Perceptron, features: NDArray[np.uint8], step: float = LOGARITHMS
) -> IntegerNetwork:
    """A network in integers; `features` (n, length): what it has met, by which activations are scaled.

    `step`: what a step of its outputs stands for, LOGARITHMS or NUMBERS.
    """
    with torch.no_grad():
        coming = network.activations(torch.from_numpy(features).to(network.device))
        highest = [float(each.max()) * ROOM for each in coming[1:]]
    layers, unit = [], 1 / UNIT
    for number, layer in enumerate(network.layers):
        is_last = number == len(highest)
        following = step if is_last else max(highest[number], 1e-6) / TOP
        weights = layer.weight.detach().cpu().double().numpy()
        bias = layer.bias.detach().cpu().double().numpy()
        layers.append(_layer(weights, bias, unit, following))
        unit = following
    return IntegerNetwork(layers)


def _layer(
    weights: NDArray[np.float64], bias: NDArray[np.float64], unit: float, following: float
) -> IntegerLayer:
    """One layer; `unit`: what a step of an input stands for, `following`: what one of an output does."""
    # A row of nearly nothing is scaled as if it were a little more: its multiplier has to be a whole number.
    scales = np.maximum(np.abs(weights).max(1), 1e-6) / WEIGHT
    multipliers = np.rint(scales * unit / following * (1 << SHIFT))
    most = LONGEST_SUM // 4
    return IntegerLayer(
        np.rint(weights / scales[:, None]).astype(np.int8),
        np.clip(np.rint(bias / (scales * unit)), -most, most).astype(np.int32),
        np.clip(multipliers, 1, LONGEST_SUM - 1).astype(np.int32),
    )
