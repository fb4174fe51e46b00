"""Linker: LLVM IR of a game's entry points made into one WebAssembly module without imports.

The IR is given the target of wasm32, put together, optimised for it, and linked by zig's lld with what it
needs of musl's mathematics.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""What every browser of the last years has."""

HEAP = ("heap_start", "heap_at", "heap_live")
"""The allocator's state (see `runtime.ll`): exported, so that the host says where its memory begins."""

MATHEMATICS = {"exp", "expm1", "fmod", "log", "log1p", "pow", "powf", "sqrt", "tanh"}
"""Functions that the linker finds in the C library."""

STACK = 1 << 18
"""Bytes of stack, below everything else: what overflows it traps."""

_ENTRY = re.compile(r'^define .*@("?cfunc\.[^"(]+"?)\(', re.MULTILINE)


class LinkError(RuntimeError):
    """What kept a module from being linked."""


def link(sources: Iterable[Path], module: Path) -> None:
    """Write the module of entry points whose IR is in `sources`, each called as its file.

    Raises LinkError, with the linker's own words, for what cannot be linked.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, features=FEATURES, reloc="static"
    )
    sources = list(sources)
    whole = _parsed((Path(__file__).parent / "runtime.ll").read_text(), machine)
    for source in sources:
        whole.link_in(_parsed(_entry(source), machine))
    whole.link_in(_parsed(_traps(whole), machine))
    exports = [source.stem for source in sources if not source.stem.startswith("numba_")]
    _optimise(whole, machine, keep={*exports, *HEAP})
    compiled = module.with_suffix(".o")
    compiled.write_bytes(machine.emit_object(whole))
    _run_linker(compiled, module, (*exports, *HEAP))
    compiled.unlink()


def _entry(source: Path) -> str:
    """The IR of an entry point, called as its file, without what it says of the processor it was for."""
    ir = source.read_text()
    found = _ENTRY.search(ir)
    if found is None:
        raise LinkError(f"{source.name} has no C function")
    ir = ir.replace(f"@{found[1]}(", f"@{source.stem}(")
    ir = re.sub(r'"target-(cpu|features)"="[^"]*"', "", ir)
    return re.sub(r"^target (datalayout|triple) = .*$", "", ir, flags=re.MULTILINE)


def _parsed(ir: str, machine: Any) -> Any:
    target = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    module = llvm.parse_assembly(target + ir)
    module.verify()
    return module


def _traps(whole: Any) -> str:
    """Of what Python would have provided (exceptions, its lock): functions that trap.

    Were they `unreachable` alone, LLVM would delete the way that leads to them, and an error would come
    back as a number.
    """
    lines = ["declare void @llvm.trap()"]
    for function in whole.functions:
        provided = function.name in MATHEMATICS or function.name.startswith("llvm.")
        if function.is_declaration and not provided:
            head = re.sub(r"#\d+|\bnoalias |\bnocapture | local_unnamed_addr", "", str(function))
            head = head.strip().replace("declare ", "define ", 1)
            lines.append(f"{head} {{\n  call void @llvm.trap()\n  unreachable\n}}")
    return "\n".join(lines)


def _optimise(whole: Any, machine: Any, keep: set[str]) -> None:
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration and each.name not in keep:
            each.linkage = "internal"
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(whole, builder)
    # References counted up and down again are left out, and what that makes simple is made simpler.
    prune = llvm.create_new_module_pass_manager()
    prune.add_refprune_pass()
    prune.run(whole, builder)
    builder.getModulePassManager().run(whole, builder)


def requirements() -> None:
    """Raises LinkError where zig is missing, which links: with the line that installs it."""
    if importlib.util.find_spec("ziglang") is None:
        raise LinkError("a WebAssembly module is linked by zig: pip install 'diablerie[wasm]'")


def _run_linker(compiled: Path, module: Path, exports: Iterable[str]) -> None:
    requirements()
    options = [
        "--no-entry",
        "--gc-sections",
        "--strip-all",
        "--export=__heap_base",
        *(f"--export={name}" for name in exports),
    ]
    command = [
        sys.executable,
        "-m",
        "ziglang",
        "cc",
        "-target",
        "wasm32-wasi",
        "-mexec-model=reactor",
    ]
    command += ["-O2", f"-Wl,{','.join(options)}", f"-Wl,-z,stack-size={STACK}"]
    command += [str(compiled), "-lm", "-o", str(module)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise LinkError(f"zig could not link {module.name}: {done.stderr.strip()}")
