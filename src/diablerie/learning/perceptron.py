"""Perceptrons: the policy's network and the critic's, in PyTorch."""

from __future__ import annotations

from itertools import pairwise

import torch
from torch import Tensor, nn

from ..networks.features import UNIT

PRECISIONS = ("float32", "bfloat16")
"""Of products of numbers; bfloat16 is several times faster where a processor has instructions for it."""

ILLEGAL = -1e9
"""In the place of the logit of what is not legal."""

NEARLY_NOTHING = 0.01
"""By so much a new network's last layer is made smaller: to begin with it says hardly anything."""


class Perceptron(nn.Module):
    """Hidden layers of rectified linear units, from features (n, length), uint8, to outputs (n, outputs)."""

    def __init__(
        self, sizes: tuple[int, ...], generator: torch.Generator, precision: str = "float32"
    ) -> None:
        """`sizes`: of the input, of each hidden layer, of the output; `generator` settles the weights.

        `precision`, one of PRECISIONS: that of the products in hidden layers; weights, sums and the last
        layer are float32.
        """
        super().__init__()
        self.precision = precision
        self.layers: list[nn.Linear] = [nn.Linear(low, high) for low, high in pairwise(sizes)]
        for number, layer in enumerate(self.layers):
            self.add_module(f"layer_{number}", layer)
            nn.init.kaiming_uniform_(layer.weight, nonlinearity="relu", generator=generator)
            nn.init.zeros_(layer.bias)
        with torch.no_grad():
            self.layers[-1].weight.mul_(NEARLY_NOTHING)

    @property
    def device(self) -> torch.device:
        """Where it is."""
        return self.layers[0].weight.device

    def forward(self, features: Tensor) -> Tensor:
        """The outputs, float32."""
        narrow = self.precision == "bfloat16"
        with torch.autocast(self.device.type, torch.bfloat16, enabled=narrow):
            coming = self.activations(features)[-1]
        found: Tensor = self.layers[-1](coming.float())
        return found

    def activations(self, features: Tensor) -> list[Tensor]:
        """What comes into each layer."""
        coming = [features.float() / UNIT]
        for layer in self.layers[:-1]:
            coming.append(torch.relu(layer(coming[-1])))
        return coming


def log_policy(logits: Tensor, log_prior: Tensor, mask: Tensor) -> Tensor:
    """Logarithms of a policy's probabilities, (n, actions): the prior's and what a network says, together."""
    found: Tensor = (logits + log_prior).masked_fill(~mask, ILLEGAL).log_softmax(-1)
    return found
