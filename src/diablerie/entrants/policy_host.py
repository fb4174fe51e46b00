"""Policy host: plays by a policy in a Python file, or by a model in an ONNX file, in a process of its own.

    python -P policy_host.py python FILE NAME
    python -P policy_host.py onnx FILE TEMPERATURE

It speaks as any program that plays (docs/engine-protocol.md). Standard output is for that alone; what a
policy prints goes to standard error. This file is run as a script and knows nothing of the package: a policy
is handed what was sent, and where it plays there is nothing else to be found.
"""

from __future__ import annotations

import inspect
import json
import logging
import os
import random
import runpy
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Message = dict[str, Any]

OBSERVATION, ACTION_MASK = "observation", "action_mask"
"""The inputs of a model, called as in observations of the environments."""


class Host(Protocol):
    """What plays."""

    wants: list[str]

    def enter(self, asked: Message) -> None:
        """Get ready for a game. Raises ValueError saying why it cannot."""

    def begin(self, seed: int) -> None:
        """A new match."""

    def choose(self, asked: Message) -> int | str:
        """An action."""


class PythonPolicy:
    """A function of (tensor, mask) or of (view), or a class whose objects are such, made for each match."""

    def __init__(self, file: Path, name: str) -> None:
        sys.path.insert(0, str(file.parent))
        found = runpy.run_path(str(file), run_name=file.stem)
        if not callable(found.get(name)):
            raise ValueError(f"{file.name} has no function or class {name!r}")
        self._made = found[name]
        takes = len(_positional(self._made))
        if takes not in (1, 2):
            raise ValueError(f"{name} in {file.name} takes (tensor, mask) or (view), not {takes}")
        self.wants = ["view"] if takes == 1 else ["tensor", "mask"]
        self._policy: Callable[..., Any] = self._made
        self._shape: tuple[int, ...] = ()

    def enter(self, asked: Message) -> None:
        """Note the shape of tensors."""
        self._shape = tuple(asked["tensor_shape"])

    def begin(self, seed: int) -> None:
        """Seed what policies draw from; make the object, if it is a class."""
        random.seed(seed)
        np.random.seed(seed)  # what policies of others draw from
        if "torch" in sys.modules:
            sys.modules["torch"].manual_seed(seed)
        if isinstance(self._made, type):
            self._policy = self._made(seed)

    def choose(self, asked: Message) -> int | str:
        """What the policy gives."""
        if self.wants == ["view"]:
            given = self._policy(asked["view"])
        else:
            given = self._policy(*_arrays(asked, self._shape))
        return given if isinstance(given, str) else _number(given)


class OnnxPolicy:
    """A model from observations to a number per action, logits or values; the best legal one, or drawn."""

    def __init__(self, file: Path, temperature: float) -> None:
        import onnxruntime

        self.wants = ["tensor", "mask"]
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self._session = onnxruntime.InferenceSession(
            file, options, providers=["CPUExecutionProvider"]
        )
        self._temperature = temperature
        names = [each.name for each in self._session.get_inputs()]
        self._mask = ACTION_MASK if ACTION_MASK in names else None
        others = [name for name in names if name != self._mask]
        if len(others) != 1:
            raise ValueError(
                f"a model takes {OBSERVATION!r} and maybe {ACTION_MASK!r}, not {', '.join(names)}"
            )
        self._observation = others[0]
        self._type = {each.name: each.type for each in self._session.get_inputs()}
        self._shape: tuple[int, ...] = ()
        self._rng = np.random.default_rng(0)

    def enter(self, asked: Message) -> None:
        """Run the model once. Raises ValueError where it gives no number for each action."""
        self._shape = tuple(asked["tensor_shape"])
        blank = np.zeros(self._shape, np.float32)
        found = self._numbers(blank, np.ones(asked["n_actions"], np.int8))
        if found.size != asked["n_actions"]:
            raise ValueError(
                f"the model gives {found.size} numbers, and there are {asked['n_actions']} actions"
            )

    def begin(self, seed: int) -> None:
        """Seed what is drawn."""
        self._rng = np.random.default_rng(seed)

    def choose(self, asked: Message) -> int | str:
        """The legal action with the highest number, or one drawn by softmax of the numbers."""
        tensor, mask = _arrays(asked, self._shape)
        legal = np.flatnonzero(mask)
        numbers = self._numbers(tensor, mask)[legal].astype(np.float64)
        if not np.isfinite(numbers).all():
            raise ValueError("the model gives a legal action a number that is not finite")
        if self._temperature == 0:
            return int(legal[numbers.argmax()])
        weights = np.exp((numbers - numbers.max()) / self._temperature)
        return int(self._rng.choice(legal, p=weights / weights.sum()))

    def _numbers(self, tensor: NDArray[np.float32], mask: NDArray[np.int8]) -> NDArray[Any]:
        given: dict[str, Any] = {self._observation: tensor[None]}
        if self._mask is not None:
            given[self._mask] = mask[None].astype(_dtype(self._type[self._mask]))
        first: NDArray[Any] = np.asarray(self._session.run(None, given)[0])
        return first.reshape(-1)


def _positional(made: Callable[..., Any]) -> list[str]:
    """The arguments that a policy has to be given."""
    taken = made.__call__ if isinstance(made, type) else made
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    names = [
        name
        for name, each in inspect.signature(taken).parameters.items()
        if each.kind in kinds and each.default is inspect.Parameter.empty
    ]
    return names[1:] if isinstance(made, type) else names


def _arrays(asked: Message, shape: tuple[int, ...]) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
    """The tensor float32 of its shape, and the mask int8 (n_actions,)."""
    return np.array(asked["tensor"], np.float32).reshape(shape), np.array(asked["mask"], np.int8)


def _number(given: Any) -> int:
    """An action's number out of whatever holds one number: an int, an array, a tensor of PyTorch."""
    number = given.item() if hasattr(given, "item") else given
    if isinstance(number, bool) or not isinstance(number, int):
        raise TypeError(f"a policy gives an action's number or text, not {given!r}")
    return number


def _dtype(onnx_type: str) -> Any:
    """The element type of `tensor(float)` and its like."""
    named = {"float": np.float32, "double": np.float64, "bool": np.bool_, "int64": np.int64}
    name = onnx_type.removeprefix("tensor(").removesuffix(")")
    return named.get(name, np.int8)


def answers(host: Host, lines: Iterator[str]) -> Iterator[Message]:
    """What is answered to each line; errors of the policy are told and not fatal."""
    match = None
    for line in lines:
        asked: Message = json.loads(line)
        try:
            if asked["cmd"] == "enter":
                host.enter(asked)
                yield {"id": asked["id"], "wants": host.wants}
                continue
            if asked["match"] != match:
                match = asked["match"]
                host.begin(asked["seed"])
            yield {"id": asked["id"], "action": host.choose(asked)}
        except Exception as error:
            logging.exception("the policy could not choose")
            message = f"{type(error).__name__}: {error}"
            yield {"id": asked["id"], "error": {"message": message}}


def loaded(kind: str, file: Path, setting: str) -> Host:
    """The policy in a file."""
    if kind == "python":
        return PythonPolicy(file, setting)
    return OnnxPolicy(file, float(setting))


def main() -> None:
    """Answer until the input ends."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    kind, file, setting = sys.argv[1:]
    host = loaded(kind, Path(file).resolve(), setting)
    for answer in answers(host, iter(sys.stdin.readline, "")):
        out.write(f"{json.dumps(answer)}\n")
        out.flush()


if __name__ == "__main__":
    main()
