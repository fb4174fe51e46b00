"""Tianshou: DQN with masks learns four turns of Doctor Faust against random moves (`tianshou`)."""

import gymnasium
from gymnasium import spaces, wrappers
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net


def make():
    """One seat of Doctor Faust, its observations named as Tianshou wants them."""
    env = gymnasium.make("diablerie.envs.gymnasium:diablerie/doctor-faust-v2", max_turns=4)
    space = spaces.Dict(obs=env.observation_space["observation"], mask=spaces.MultiBinary(243))
    names = {"obs": "observation", "mask": "action_mask"}.items()
    return wrappers.TransformObservation(env, lambda seen: {k: seen[n] for k, n in names}, space)


net = Net(state_shape=487, action_shape=243, hidden_sizes=[64])
policy = DiscreteQLearningPolicy(model=net, action_space=make().action_space, eps_training=0.2)
learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1, target_update_freq=100)
tried = Collector(policy, DummyVectorEnv([make] * 8))
played = Collector(policy, DummyVectorEnv([make] * 8), VectorReplayBuffer(20_000, 8), True)
said = {"training_collector": played, "max_epochs": 1, "epoch_num_steps": 6_000}
print(f"{tried.collect(n_episode=100, reset_before_collect=True).returns.mean():+.2f} before")
learner.run_training(OffPolicyTrainerParams(**said))
print(f"{tried.collect(n_episode=100, reset_before_collect=True).returns.mean():+.2f} after")
