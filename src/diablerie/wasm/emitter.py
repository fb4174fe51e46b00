"""LLVM IR of a game's entry points, one file each: `python -m diablerie.wasm.emitter GAME FOLDER [NAME ...]`.

The IR is unoptimised and of no particular processor, since it is compiled for another one: what has been
optimised for pointers of 8 bytes has their size baked in. A process of its own has Numba set up for that
(`environment`), which keeps no machine code.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

from numba import cfunc, types
from numba.core import config as numba_config
from numba.np.numpy_support import carray, from_dtype

import diablerie

from ..bots.greedy import content_part
from ..game import Game
from .entry_points import CONTENTS, EntryPoint, Parameter, entry_points, record_dtypes
from .reshape import reshape

_CONFIG: Any = numba_config

ENVIRONMENT = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
"""What the process that emits is started with."""

RESHAPE = "numba_attempt_nocopy_reshape"
"""What Numba's own C code is called that `reshape` stands for."""


def emit(game: Game, folder: Path, names: Collection[str] = ()) -> None:
    """Write the IR of a game's entry points, all or some, `<entry point>.ll`, into a folder that is there.

    Raises RuntimeError where Numba has not been set up for it (see `ENVIRONMENT`).
    """
    if _CONFIG.OPT != 0:
        raise RuntimeError(f"IR to be retargeted is emitted with {ENVIRONMENT}")
    kinds = {name: from_dtype(dtype) for name, dtype in record_dtypes(game).items()}
    start, width = content_part(game)
    kinds[CONTENTS] = getattr(types, f"int{8 * width}")
    for entry in entry_points(game):
        if names and entry.name not in names:
            continue
        wrapper = cfunc(_signature(entry, kinds), error_model="numpy")(_wrapper(entry, start, game))
        (folder / f"{entry.name}.ll").write_text(_ir(wrapper))
    (folder / f"{RESHAPE}.ll").write_text(_ir(reshape))


def _signature(entry: EntryPoint, kinds: Mapping[str, Any]) -> Any:
    def type_of(each: Parameter) -> Any:
        if each.element is None:
            return types.int32
        element = kinds.get(each.element) or getattr(types, each.element)
        return types.CPointer(element)

    returns = types.void if entry.returns is None else getattr(types, entry.returns)
    return returns(*map(type_of, entry.parameters), *(types.int32 for _ in entry.lengths))


def _wrapper(entry: EntryPoint, start: int, game: Game) -> Callable[..., Any]:
    """A function of pointers and 32-bit numbers that calls an entry point with records and arrays."""
    parameters = [each.name for each in entry.parameters] + list(entry.lengths)
    call = f"function({', '.join(map(_argument, entry.parameters))})"
    body = call if entry.returns is None else f"return types.{entry.returns}({call})"
    names: dict[str, Any] = {"function": entry.function, "carray": carray, "types": types}
    names |= {"START": start, "WHOLE": game.STATE.itemsize // content_part(game)[1]}
    exec(f"def wrapper({', '.join(parameters)}):\n    {body}", names)
    wrapper: Callable[..., Any] = names["wrapper"]
    return wrapper


def _argument(each: Parameter) -> str:
    if each.element is None:
        return f"types.int64({each.name})"
    if not each.shape:
        return f"carray({each.name}, 1)[0]"
    shape = ", ".join(each.shape)
    if each.element == CONTENTS:
        return f"carray({each.name}, ({shape}, WHOLE))[:, :, START:]"
    return f"carray({each.name}, ({shape},))"


def _ir(function: Any) -> str:
    ir: str = function._library.get_llvm_str()
    return ir


if __name__ == "__main__":
    emit(diablerie.load(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
