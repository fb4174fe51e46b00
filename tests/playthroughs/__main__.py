"""Write all playthroughs anew."""

import diablerie

from . import path_of, playthrough

for name in diablerie.games():
    path_of(name).write_text(playthrough(name), encoding="utf-8")
    print("wrote", path_of(name))
