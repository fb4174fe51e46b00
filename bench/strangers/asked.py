"""How a peer's program is asked over pipes: it offers names, then answers `[name, seconds]` with speeds.

It runs in the peer's own virtual environment, so it knows nothing but Python itself.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping

Speeds = Mapping[str, float]


def answer(measures: Mapping[str, Callable[[float], Speeds]]) -> None:
    """Offer to measure these, and do so as long as anybody asks. What libraries print goes to stderr."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    print(json.dumps(list(measures)), file=out, flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(measures[name](seconds)), file=out, flush=True)


def steps_a_second(blocks: Iterator[int], seconds: float) -> Speeds:
    """Go through blocks of steps, each saying how many it was, for so long."""
    steps = 0
    begun = time.perf_counter()
    while (elapsed := time.perf_counter() - begun) < seconds:
        steps += next(blocks)
    return {"steps_per_s": steps / elapsed}
