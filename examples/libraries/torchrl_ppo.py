"""TorchRL: PPO over many games at once, four turns of Doctor Faust against random moves (`torchrl`)."""

import torch
from tensordict.nn import TensorDictModule, TensorDictSequential
from torchrl.envs import ExplorationType, GymWrapper, set_exploration_type
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from diablerie.envs import vector

said = {"seat": 0, "opponent": "random", "max_turns": 4, "autoreset_mode": "Disabled", "copy": True}
env = GymWrapper(vector.make("doctor-faust", 64, **said), categorical_action_encoding=True)
mask = TensorDictModule(lambda mask: mask.bool(), ["action_mask"], ["mask"])
body = TensorDictModule(MLP(487, 243, num_cells=[64]), ["observation"], ["logits"])
policy, shape = TensorDictSequential(mask, body), {"distribution_class": MaskedCategorical}
actor = ProbabilisticActor(policy, ["logits", "mask"], return_log_prob=True, **shape)
critic = ValueOperator(MLP(487, 1, num_cells=[64]), ["observation"])
loss, worth = ClipPPOLoss(actor, critic), GAE(gamma=1, lmbda=0.95, value_network=critic)
adam = torch.optim.Adam(loss.parameters(), 2e-3)
for update in range(25):
    with torch.no_grad(), set_exploration_type(ExplorationType.RANDOM):
        played = worth(env.rollout(56, actor, break_when_any_done=False))
    payoff = played["next", "reward"][played["next", "done"]].mean()
    print(f"{payoff:+.2f}", ["after", "before"][update == 0])
    for rows in (rows for _ in range(4) for rows in torch.randperm(played.numel()).split(512)):
        losses = loss(played.reshape(-1)[rows])
        adam.zero_grad()
        sum(value for name, value in losses.items() if name.startswith("loss_")).backward()
        adam.step()
