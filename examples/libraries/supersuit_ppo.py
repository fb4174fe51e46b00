"""PettingZoo with SuperSuit: PPO of Stable-Baselines3 at all seats of Kill Doctor Lucky, without masks.

pip install 'diablerie[pettingzoo]' supersuit stable-baselines3
"""

import supersuit
from pettingzoo.utils.env_logger import EnvLogger
from stable_baselines3 import PPO
from stable_baselines3.common.evaluation import evaluate_policy
from stable_baselines3.common.vec_env import VecMonitor

from diablerie.envs import pettingzoo

EnvLogger.suppress_output()  # of every illegal action it would warn
env = pettingzoo.parallel_env("kill-doctor-lucky", 2, illegal="lose", max_turns=8)
env = supersuit.observation_lambda_v0(
    env, lambda seen, _: seen["observation"], lambda space: space["observation"]
)
envs = supersuit.pettingzoo_env_to_vec_env_v1(env)
envs = VecMonitor(supersuit.concat_vec_envs_v1(envs, 8, base_class="stable_baselines3"))
model = PPO("MlpPolicy", envs, n_steps=128, learning_rate=1e-3, gamma=1)
before, _ = evaluate_policy(model, envs, n_eval_episodes=100)
model.learn(40_000)
after, _ = evaluate_policy(model, envs, n_eval_episodes=100)
print(f"mean payoff of a seat {before:+.2f} before, {after:+.2f} after")
