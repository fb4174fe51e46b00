"""PPO of Stable-Baselines3, which knows no masks: an illegal action loses, so it learns what is legal.

pip install 'diablerie[gymnasium]' stable-baselines3
"""

from stable_baselines3 import PPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.evaluation import evaluate_policy

ID = "diablerie.envs.gymnasium:diablerie/kill-doctor-lucky-v1"
envs = make_vec_env(ID, n_envs=8, seed=1, env_kwargs={"max_turns": 8, "illegal": "lose"})
model = PPO("MultiInputPolicy", envs, n_steps=128, learning_rate=1e-3, gamma=1, seed=1)
before, _ = evaluate_policy(model, envs, n_eval_episodes=100)
model.learn(30_000)
after, _ = evaluate_policy(model, envs, n_eval_episodes=100)
print(f"mean payoff {before:+.2f} before, {after:+.2f} after")
