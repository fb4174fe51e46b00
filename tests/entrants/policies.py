"""Policies as people write them: a model in ONNX, made here, and functions in Python files."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from diablerie import Game

BY_TENSOR = """
import numpy as np

def policy(tensor, mask):
    assert tensor.dtype == np.float32 and mask.dtype == np.int8
    return np.flatnonzero(mask)[-1]
"""
"""Does the last thing that is legal."""

BY_VIEW = """
def policy(view):
    return view["legal"][-1]
"""
"""The same over the view."""

DRAWN = """
import numpy as np

class Drawn:
    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)

    def __call__(self, tensor, mask):
        return self.rng.choice(np.flatnonzero(mask))
"""
"""Anything that is legal, drawn by the seed of the match."""


def linear_model(game: Game, file: Path, *, masked: bool = False, actions: int = 0) -> Path:
    """A model file: one linear layer of numbers drawn at random, always the same ones.

    `masked`: it takes the mask as well, and gives what is not legal −1e9. `actions`: of so many numbers.
    """
    rng = np.random.default_rng(0)
    (length,) = game.tensor_shape
    count = actions or game.n_actions
    weights = rng.normal(size=(length, count)).astype(np.float32)
    nodes = [helper.make_node("MatMul", ["observation", "weights"], ["logits"])]
    inputs = [helper.make_tensor_value_info("observation", TensorProto.FLOAT, ["batch", length])]
    constants = [numpy_helper.from_array(weights, "weights")]
    output = "logits"
    if masked:
        inputs.append(
            helper.make_tensor_value_info("action_mask", TensorProto.INT8, ["batch", count])
        )
        constants.append(numpy_helper.from_array(np.array(-1e9, np.float32), "never"))
        nodes += [
            helper.make_node("Cast", ["action_mask"], ["is_legal"], to=TensorProto.BOOL),
            helper.make_node("Where", ["is_legal", "logits", "never"], ["masked"]),
        ]
        output = "masked"
    outputs = [helper.make_tensor_value_info(output, TensorProto.FLOAT, ["batch", count])]
    graph = helper.make_graph(nodes, "policy", inputs, outputs, constants)
    onnx.save(
        helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=10), file
    )
    return file


def linear_numbers(game: Game, tensor: NDArray[np.float32]) -> NDArray[np.float32]:
    """What that model gives for one observation, by NumPy."""
    rng = np.random.default_rng(0)
    (length,) = game.tensor_shape
    weights = rng.normal(size=(length, game.n_actions)).astype(np.float32)
    found: NDArray[np.float32] = tensor @ weights
    return found
