"""What is said to whom the environment on a device is asked of: `python -m …ask JSON`, what `make` is told.

Prints the error and its words. The opponent "bot" is a bot; `reset` are options of a reset, and what is to
be `pickled` is.
"""

from __future__ import annotations

import json
import pickle
import sys

from diablerie import bots
from diablerie.envs import vector

if __name__ == "__main__":
    asked = json.loads(sys.argv[1])
    if asked.get("opponent") == "bot":
        asked["opponent"] = bots.level("random").make
    options, is_pickled = asked.pop("reset", None), asked.pop("pickled", False)
    said = []
    try:
        envs = vector.make("doctor-faust", device="cuda", **asked)
        if options is not None:
            envs.reset(options=options)
        if is_pickled:
            pickle.dumps(envs)
    except (ValueError, RuntimeError, TypeError) as error:
        said = [type(error).__name__, str(error)]
    print(json.dumps(said))  # noqa: T201 - it is asked for
