"""A random match of Teufel Teufel in a WebAssembly runtime: nothing of Diablerie but the module is used.

    diablerie wasm package engine && python examples/engine_in_python.py engine

Any language with such a runtime does it like this: arguments are written into the module's memory behind
`__heap_base`, and the allocator of compiled functions begins behind them.
"""

from __future__ import annotations

import base64
import json
import random
import secrets
import struct
import sys
from pathlib import Path
from typing import Any

import wasmtime


def main(folder: Path) -> None:
    """Play a match to its end and tell how it went."""
    described = json.loads((folder / "teufel-teufel.json").read_text())
    setup = next(each for each in described["setups"] if each["seats"] == 4)
    store = wasmtime.Store()
    module = wasmtime.Module.from_file(store.engine, str(folder / "teufel-teufel.wasm"))
    engine: Any = wasmtime.Instance(store, module, []).exports(store)
    memory, fields = engine["memory"], described["layout"]["records"]["state"]["fields"]

    tables = engine["__heap_base"].value(store)
    state = (tables + described["layout"]["records"]["tables"]["size"] + 31) & -32
    mask = (state + described["layout"]["records"]["state"]["size"] + 31) & -32
    actions = setup["actions"]
    heap = struct.pack("<I", mask + len(actions))
    for name, value in (("heap_start", heap), ("heap_at", heap), ("heap_live", bytes(4))):
        memory.write(store, value, engine[name].value(store))
    memory.write(store, base64.b64decode(setup["tables"]), tables)
    words = [secrets.randbits(32) for _ in range(4)]
    memory.write(store, struct.pack("<4q", *words), state + fields["rng"]["offset"])

    engine["deal"](store, tables, state)
    mover = state + fields["to_play"]["offset"]
    moves = 0
    while struct.unpack("<h", memory.read(store, mover, mover + 2))[0] >= 0:
        engine["legal"](store, tables, state, mask, len(actions))
        legal = memory.read(store, mask, mask + len(actions))
        action = random.choice([number for number, allowed in enumerate(legal) if allowed])
        engine["apply"](store, tables, state, action)
        moves += 1
    engine["payoffs"](store, tables, state, mask, setup["seats"])
    payoffs = struct.unpack("<4f", memory.read(store, mask, mask + 16))
    print(f"over after {moves} actions: {', '.join(f'{each:+.2f}' for each in payoffs)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) / "games")
