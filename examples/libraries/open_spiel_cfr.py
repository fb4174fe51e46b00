"""OpenSpiel: CFR+ in Python and in C++ solves the last turns of Doctor Faust (`diablerie[openspiel]`)."""

import pyspiel
from open_spiel.python.algorithms import cfr

import diablerie.envs.open_spiel  # noqa: F401 - registers the games

position = "diablerie_doctor_faust(position=which-card,stones_per_turn=1,deals=-1)"
tree = pyspiel.convert_to_cached_tree(pyspiel.load_game(position))
for name, solver in ("Python", cfr.CFRPlusSolver(tree)), ("C++", pyspiel.CFRPlusSolver(tree)):
    exploited = []
    for rounds in (1, 60):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        if name == "Python":
            policy = pyspiel.TabularPolicy(policy.to_tabular().to_dict())
        exploited.append(pyspiel.exploitability(tree, policy))
    before, after = exploited
    print(f"{name}: exploitability, negated: {-before:+.3f} before, {-after:+.3f} after")
