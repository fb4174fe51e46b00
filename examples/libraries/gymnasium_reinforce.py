"""Gymnasium and NumPy: REINFORCE (Williams 1992) learns six turns of Doctor Faust against anybody at random.

pip install 'diablerie[gymnasium]'
"""

import gymnasium
import numpy as np

GAMES, STEPS, RATE = 16, 4_000, 0.02
ID = "diablerie.envs.gymnasium:diablerie/doctor-faust-v2"
envs = gymnasium.make_vec(ID, num_envs=GAMES, seat=0, opponent="random", max_turns=6)
rng, payoffs = np.random.default_rng(1), []
policy = np.zeros((487, 243), np.float32)
traces = np.zeros((GAMES, *policy.shape), np.float32)
observed, _ = envs.reset(seed=1)
for _ in range(STEPS):
    seen = observed["observation"].copy()
    weights = np.exp(seen @ policy) * observed["action_mask"]
    chances = weights / weights.sum(1, keepdims=True)
    actions = (chances.cumsum(1) > rng.random((GAMES, 1))).argmax(1)
    traces += seen[:, :, None] * (np.eye(243, dtype=np.float32)[actions] - chances)[:, None]
    observed, rewards, over, _, _ = envs.step(actions)
    for game in np.flatnonzero(over):
        policy += RATE * rewards[game] * traces[game]
        traces[game] = 0
        payoffs.append(rewards[game])
print(f"mean payoff {np.mean(payoffs[:300]):+.2f} before, {np.mean(payoffs[-300:]):+.2f} after")
