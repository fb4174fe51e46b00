"""Gymnasium and NumPy: REINFORCE (Williams 1992) learns four turns of Doctor Faust against random moves.

pip install 'diablerie[gymnasium]'
"""

import gymnasium
import numpy as np

GAMES, STEPS, RATE = 32, 1_000, 0.005
ID = "diablerie.envs.gymnasium:diablerie/doctor-faust-v2"
said = {"seat": 0, "opponent": "random", "max_turns": 4, "copy": True}
envs = gymnasium.make_vec(ID, num_envs=GAMES, **said)
rng, policy = np.random.default_rng(1), np.zeros((487, 243), np.float32)
played, payoffs = [[] for _ in range(GAMES)], [0.0]
observed, _ = envs.reset(seed=1)
for _ in range(STEPS):
    seen, mask = observed["observation"], observed["action_mask"]
    weights = np.exp(seen @ policy) * mask
    chances = weights / weights.sum(1, keepdims=True)
    actions = (chances.cumsum(1) > rng.random((GAMES, 1))).argmax(1)
    pulls = np.eye(243, dtype=np.float32)[actions] - chances
    observed, rewards, over, _, _ = envs.step(actions)
    for game in range(GAMES):
        played[game].append((seen[game], pulls[game]))
    for game in np.flatnonzero(over):
        tensors, directions = map(np.array, zip(*played[game], strict=True))
        policy += RATE * (rewards[game] - np.mean(payoffs[-300:])) * tensors.T @ directions
        payoffs.append(rewards[game])
        played[game] = []
print(f"mean payoff {np.mean(payoffs[:100]):+.2f} before, {np.mean(payoffs[-300:]):+.2f} after")
