"""CFR solves the last two turns of a game of Doctor Faust, through OpenSpiel.

    pip install 'diablerie[openspiel]'
    python examples/cfr.py

Red has one point left and one card, blue a whole turn after that. Two of red's cards lie face down: blue
walks into them or not without knowing which is which.
"""

import json

import pyspiel

import diablerie.envs.open_spiel  # noqa: F401 - it registers our games

LAST_TURNS = {
    "turn": 399,
    "to_play": 0,
    "points": 1,
    "soul": 4,
    "stones": [[3, 4], [10, 7]],
    "hands": [[7], []],
    "laid": [{"space": 11, "seat": 0, "value": 8}, {"space": 8, "seat": 0, "value": 2}],
    "pile": [5, 11, 13],
    "won": [[6, 8, 3, 10], [12, 9, 7, 4]],
}
ALL_WORLDS = -1
ROUNDS = 6
ITERATIONS = 50


def solve() -> None:
    """Print, as CFR+ goes on, what the game is worth to red and how far that is from perfect play."""
    position = {"position": json.dumps(LAST_TURNS), "deals": ALL_WORLDS}
    game = pyspiel.load_game("diablerie_doctor_faust", position)
    # OpenSpiel's C++ solvers take games written in Python once their whole tree is known.
    tree = pyspiel.convert_to_cached_tree(game)
    solver = pyspiel.CFRPlusSolver(tree)
    for iterations in range(ITERATIONS, ROUNDS * ITERATIONS + 1, ITERATIONS):
        for _ in range(ITERATIONS):
            solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        value, _ = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)
        distance = pyspiel.exploitability(tree, policy)
        print(
            f"{iterations:4} iterations: worth {value:+.4f} to red, exploitable by {distance:.5f}"
        )


if __name__ == "__main__":
    solve()
