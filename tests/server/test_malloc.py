"""How the C library keeps memory: few heaps, however many threads there are."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

import pytest

THREADS = 12
PROGRAM = f"""
import ctypes, sys, threading
from diablerie.server import malloc

if sys.argv[2] == "few":
    malloc.keep_few()
libc = ctypes.CDLL(None)
libc.malloc.restype = libc.fopen.restype = ctypes.c_void_p
together = threading.Barrier({THREADS})

def take():
    together.wait()
    libc.malloc(ctypes.c_size_t(1000))
    together.wait()

threads = [threading.Thread(target=take) for _ in range({THREADS})]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
told = ctypes.c_void_p(libc.fopen(sys.argv[1].encode(), b"w"))
libc.malloc_info(0, told)
libc.fclose(told)
"""


def heaps(folder: Path, how: str) -> int:
    """How many heaps a process of many threads ends up with."""
    told = folder / f"{how}.xml"
    subprocess.run([sys.executable, "-c", PROGRAM, str(told), how], check=True)
    return told.read_text().count("<heap nr=")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other libraries keep it otherwise")
def test_threads_share_few_heaps(tmp_path: Path) -> None:
    assert heaps(tmp_path, "few") <= 2 < heaps(tmp_path, "as usual")
