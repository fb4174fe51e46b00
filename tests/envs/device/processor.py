"""Device code on this processor: the IR that NVVM is handed, compiled by LLVM for the machine at hand.

What numba-cuda makes of the rules is so run at full length and at full speed; what NVVM and a device then
make of it is not.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Sequence
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from .compiler import Asked, ptx

THREADS = 3
"""So many threads share the games; they run one after the other."""

REGISTERS = f"""
@thread = global i32 0
define i32 @register.tid.x() {{
  %number = load i32, ptr @thread
  ret i32 %number
}}
define i32 @register.ntid.x() {{ ret i32 {THREADS} }}
define i32 @register.ctaid.x() {{ ret i32 0 }}
define i32 @register.nctaid.x() {{ ret i32 1 }}
"""
"""Who a thread is: on a device its special registers say so."""

LIBDEVICE = """
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
define double @__nv_fmax(double %one, double %other) {
  %number = call double @llvm.maxnum.f64(double %one, double %other)
  ret double %number
}
define double @__nv_fmin(double %one, double %other) {
  %number = call double @llvm.minnum.f64(double %one, double %other)
  ret double %number
}
"""
"""What kernels need of NVIDIA's library of mathematics."""

_KERNEL = re.compile(r'@"([^"]+)", !"kernel"')
_TARGET = re.compile(r"^target .*$", re.MULTILINE)

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()


class KernelHere:
    """A kernel that runs here, all threads of one block, over NumPy's arrays."""

    def __init__(self, kernel: Any, arguments: Sequence[Any], asked: Asked) -> None:
        """Compile it for arguments of these types; `source` is the kernel as numba-cuda has it."""
        self.source = kernel
        ptx(kernel, arguments)
        modules = asked.modules.pop()
        (entry,) = (name for module in modules for name in _KERNEL.findall(module))
        whole = llvm.parse_assembly(REGISTERS + LIBDEVICE)
        for module in modules:
            whole.link_in(llvm.parse_assembly(_for_here(module)))
        self._engine = _machine_code(whole, entry)
        kinds = [ctypes.c_int64] * len(_flat(arguments))
        self._function = ctypes.CFUNCTYPE(None, *kinds)(self._engine.get_function_address(entry))
        thread = self._engine.get_global_value_address("thread")
        self._thread = ctypes.c_int32.from_address(thread)

    def __call__(self, *arguments: Any) -> None:
        """Run all threads."""
        flat = _flat(arguments)
        for thread in range(THREADS):
            self._thread.value = thread
            self._function(*flat)


def _for_here(module: str) -> str:
    """A module without what it says of its target."""
    said = _TARGET.sub("", module)
    return said.replace("llvm.nvvm.read.ptx.sreg.", "register.")


def _machine_code(whole: Any, entry: str) -> Any:
    whole.verify()
    missing = [each.name for each in whole.functions if each.is_declaration]
    assert not [name for name in missing if not name.startswith("llvm.")], missing
    for each in whole.functions:
        if not each.is_declaration and each.name != entry:
            each.linkage = "internal"
    machine = llvm.Target.from_default_triple().create_target_machine(opt=2)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    builder.getModulePassManager().run(whole, builder)
    engine = llvm.create_mcjit_compiler(whole, machine)
    engine.finalize_object()
    return engine


def _flat(arguments: Sequence[Any]) -> list[int]:
    """Arguments as a kernel is handed them: an array as seven numbers and more."""
    flat: list[int] = []
    for each in arguments:
        if isinstance(each, np.ndarray):
            flat += [0, 0, each.size, each.itemsize, each.ctypes.data, *each.shape, *each.strides]
        else:
            flat.append(each)
    return flat
