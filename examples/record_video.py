"""A game of Kill Doctor Lucky as a video: `pip install 'diablerie[gymnasium,render]' moviepy`."""

import sys
from typing import Any

import gymnasium
from gymnasium.wrappers import RecordVideo

import diablerie.envs.gymnasium  # noqa: F401 - it registers the games
from diablerie import bots


def record(name: str, folder: str, seed: int = 1, **options: Any) -> None:
    """Play a game against bots at random, and leave a video of it in a folder."""
    greedy = bots.level("greedy").make
    made = gymnasium.make(name, opponent=greedy, render_mode="rgb_array", **options)
    env: gymnasium.Env[Any, Any] = RecordVideo(
        made, folder, episode_trigger=lambda _: True, disable_logger=True
    )
    observation, over = env.reset(seed=seed)[0], False
    env.action_space.seed(seed)
    while not over:
        action = env.action_space.sample(observation["action_mask"])
        observation, _, over, _, _ = env.step(action)
    env.close()


if __name__ == "__main__":
    name, folder = sys.argv[1:] or ("diablerie/kill-doctor-lucky-v1", "videos")
    record(name, folder)
