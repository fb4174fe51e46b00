"""RLlib: PPO with its module for masks, which wants the tensor under `observations` (`ray[rllib]`, torch)."""

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune import register_env


def make(said):
    """One seat of Doctor Faust, its observations named as the module wants them."""
    env = gymnasium.make("diablerie.envs.gymnasium:diablerie/doctor-faust-v2", **said)
    space = Dict(observations=env.observation_space["observation"], action_mask=Box(0, 1, (243,)))
    names = {"observation": "observations", "action_mask": "action_mask"}
    return gymnasium.wrappers.TransformObservation(
        env, lambda seen: {names[key]: np.float32(array) for key, array in seen.items()}, space
    )


register_env("doctor-faust", make)
module = RLModuleSpec(ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [64]})
config = PPOConfig().environment("doctor-faust", env_config={"max_turns": 4})
config.env_runners(num_env_runners=1, num_envs_per_env_runner=8, sample_timeout_s=600)
config.rl_module(rl_module_spec=module)
config.training(lr=2e-3, gamma=1, train_batch_size=2048, minibatch_size=512)
algorithm = config.build_algo()
means = [algorithm.train()["env_runners"]["episode_return_mean"] for _ in range(12)]
print(f"mean payoff {means[0]:+.2f} before, {means[-1]:+.2f} after")
