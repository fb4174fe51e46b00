"""MaskablePPO of sb3-contrib, by the environment's id: four turns of Doctor Faust against random moves.

pip install 'diablerie[gymnasium]' sb3-contrib
"""

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

ID = "diablerie.envs.gymnasium:diablerie/doctor-faust-v2"
envs = make_vec_env(ID, n_envs=8, seed=1, env_kwargs={"max_turns": 4})
model = MaskablePPO("MultiInputPolicy", envs, n_steps=128, batch_size=256, gamma=1, seed=1)
before, _ = evaluate_policy(model, envs, n_eval_episodes=100)
model.learn(10_000)
after, _ = evaluate_policy(model, envs, n_eval_episodes=100)
print(f"mean payoff {before:+.2f} before, {after:+.2f} after")
