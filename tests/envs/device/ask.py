"""What is said to whom the environment on a device is asked of: `python -m …ask JSON`, what `make` is told.

Prints the error and its words. The opponent "bot" is a bot.
"""

from __future__ import annotations

import json
import sys

from diablerie import bots
from diablerie.envs import vector

if __name__ == "__main__":
    asked = json.loads(sys.argv[1])
    if asked.get("opponent") == "bot":
        asked["opponent"] = bots.level("random").make
    said = []
    try:
        vector.make("doctor-faust", device="cuda", **asked)
    except (ValueError, RuntimeError) as error:
        said = [type(error).__name__, str(error)]
    print(json.dumps(said))  # noqa: T201 - it is asked for
