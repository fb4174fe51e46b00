"""TorchRL: PPO over many games at once, six turns of Doctor Faust against anybody at random.

pip install 'diablerie[torch]'
"""

import torch
from tensordict.nn import TensorDictModule, TensorDictSequential
from torchrl.envs import GymWrapper
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from diablerie.envs import vector

said = {"seat": 0, "opponent": "random", "max_turns": 6, "autoreset_mode": "Disabled", "copy": True}
env = GymWrapper(vector.make("doctor-faust", 64, **said), categorical_action_encoding=True)
mask = TensorDictModule(lambda mask: mask.bool(), ["action_mask"], ["mask"])
body = TensorDictModule(MLP(487, 243, num_cells=[64]), ["observation"], ["logits"])
policy, shape = TensorDictSequential(mask, body), {"distribution_class": MaskedCategorical}
actor = ProbabilisticActor(policy, ["logits", "mask"], return_log_prob=True, **shape)
critic = ValueOperator(MLP(487, 1, num_cells=[64]), ["observation"])
loss, worth = ClipPPOLoss(actor, critic), GAE(gamma=1, lmbda=0.95, value_network=critic)
adam = torch.optim.Adam(loss.parameters(), 2e-3)
for round_ in range(40):
    played = worth(env.rollout(32, actor, auto_cast_to_device=True, break_when_any_done=False))
    payoff = played["next", "reward"][played["next", "done"]].mean()
    print(f"mean payoff {payoff:+.2f} before" if round_ == 0 else f"{payoff:+.2f} after")
    for batch in [played.reshape(-1)[torch.randperm(2048)] for _ in range(4)]:
        losses = loss(batch)
        adam.zero_grad()
        sum(losses[f"loss_{part}"] for part in ("objective", "critic", "entropy")).backward()
        adam.step()
