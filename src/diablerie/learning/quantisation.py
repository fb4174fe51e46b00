"""Quantisation: a network of floating-point weights as one of 4-bit integers, row by row."""

from __future__ import annotations

import math

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from ..networks import IntegerLayer, IntegerNetwork
from ..networks.features import UNIT
from ..networks.fixed_point import ONE
from ..networks.integer_network import LONGEST_SUM, SHIFT, TOP
from .perceptron import Perceptron

ROOM = 1.5
"""Hidden units may come to so much more than was seen before they are cut off."""

WEIGHT = 7
"""The greatest weight of each row: browsers fetch half of what it would be with 127."""

DAMPING = 0.01
"""So much of what inputs come to on the average is added to each: rounding is not to trust in chance."""

LOGARITHMS = math.log(2) / ONE
"""What a step of an output stands for that is a logarithm to the base of 2."""

NUMBERS = 1 / ONE
"""What a step of an output stands for that is a number."""


def quantised(
    network: Perceptron, features: NDArray[np.uint8], step: float = LOGARITHMS
) -> IntegerNetwork:
    """A network in integers; `features` (n, length): what it has met, by which it is scaled and rounded.

    `step`: what a step of its outputs stands for, LOGARITHMS or NUMBERS.
    """
    with torch.no_grad():
        coming = network.activations(torch.from_numpy(features).to(network.device))
        highest = [float(each.max()) * ROOM for each in coming[1:]]
    layers, unit = [], 1 / UNIT
    for number, layer in enumerate(network.layers):
        is_last = number == len(highest)
        following = step if is_last else max(highest[number], 1e-6) / TOP
        layers.append(_layer(layer, coming[number].cpu().double(), unit, following))
        unit = following
    return IntegerNetwork(layers)


def _layer(layer: nn.Linear, coming: Tensor, unit: float, following: float) -> IntegerLayer:
    """One layer; `unit`: what a step of an input stands for, `following`: what one of an output does."""
    weights, bias = (each.detach().cpu().double() for each in (layer.weight, layer.bias))
    # A row of nearly nothing is scaled as if it were a little more: its multiplier has to be a whole number.
    scales = weights.abs().amax(1).clamp(min=1e-6) / WEIGHT
    whole, offsets = _rounded(weights / scales[:, None], bias / scales, coming)
    multipliers = torch.round(scales * unit / following * (1 << SHIFT))
    most = LONGEST_SUM // 4
    return IntegerLayer(
        whole.to(torch.int8).numpy(),
        torch.round(offsets / unit).clamp(-most, most).to(torch.int32).numpy(),
        multipliers.clamp(1, LONGEST_SUM - 1).to(torch.int32).numpy(),
    )


def _rounded(weights: Tensor, bias: Tensor, coming: Tensor) -> tuple[Tensor, Tensor]:
    """Weights (out, in) rounded to whole numbers up to WEIGHT, and the bias (out,) that goes with them.

    What rounding a weight does to the sums is made up for by those not rounded yet, the bias last of all, by
    how inputs have come together in `coming` (n, in) (GPTQ, Frantar et al. 2023). Those that come to most are
    rounded first.
    """
    coming = torch.cat([coming, torch.ones(len(coming), 1, dtype=coming.dtype)], 1)
    left = torch.cat([weights, bias[:, None]], 1)
    together = coming.T @ coming / len(coming)
    inputs = weights.shape[1]
    order = torch.argsort(together.diagonal()[:inputs], descending=True, stable=True)
    order = torch.cat([order, torch.tensor([inputs])])
    together = together[order][:, order]
    together += torch.eye(len(order), dtype=together.dtype) * together.diagonal().mean() * DAMPING
    inverse = torch.cholesky_inverse(torch.linalg.cholesky(together))
    shares = torch.linalg.cholesky(inverse, upper=True)
    left = left[:, order]
    for place in range(inputs):
        rounded = left[:, place].round().clamp(-WEIGHT, WEIGHT)
        missing = (left[:, place] - rounded) / shares[place, place]
        left[:, place + 1 :] -= missing[:, None] * shares[place, place + 1 :]
        left[:, place] = rounded
    whole = torch.empty_like(weights)
    whole[:, order[:inputs]] = left[:, :inputs]
    return whole, left[:, inputs]
