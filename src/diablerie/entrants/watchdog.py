"""Watchdog: runs a program and sees to it that nothing of it outlives whoever asked for it.

    python -I watchdog.py LEASH PROGRAM [ARGUMENT ...]

LEASH is the number of a file descriptor to read from, whose other end the asker alone holds: once that one
is gone, however it went, it reads as ended. The program has standard input and output to itself. It runs in
the process group that the watchdog leads; when it has ended, or its asker is gone, the whole group is killed.
This file is run as a script and knows nothing of the package, so that it begins at once.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time

GRACE = 1.0
"""Seconds between the end of the input and the kill, for a program that ends by itself."""

NOT_FOUND = 127


def main() -> None:
    """Run the program, and kill the group in the end."""
    leash = int(sys.argv[1])
    try:
        program = subprocess.Popen(sys.argv[2:])
    except OSError as error:
        sys.stderr.write(f"{sys.argv[2]}: {error.strerror}\n")
        sys.exit(NOT_FOUND)
    # The program's ends are its own: whoever listens to it hears when it closes them.
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    threading.Thread(target=wait_for_asker, args=[leash], daemon=True).start()
    program.wait()
    kill_all()


def wait_for_asker(leash: int) -> None:
    """Kill the group, soon, once the asker is gone."""
    os.read(leash, 1)
    time.sleep(GRACE)
    kill_all()


def kill_all() -> None:
    """Kill the program, whatever it has begun in its group, and this."""
    os.killpg(os.getpgrp(), signal.SIGKILL)


if __name__ == "__main__":
    main()
