"""Write all playthroughs anew."""

import sys

import diablerie

from . import path_of, playthrough

for name in diablerie.games():
    path_of(name).write_text(playthrough(name), encoding="utf-8")
    sys.stdout.write(f"wrote {path_of(name)}\n")
