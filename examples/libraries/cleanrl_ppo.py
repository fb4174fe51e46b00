"""CleanRL's pattern, one file of PyTorch: PPO learns four turns of Doctor Faust (`diablerie[torch]`)."""

import torch
from torch.nn import Linear, Sequential, Tanh

from diablerie.envs import vector

envs = vector.make("doctor-faust", 64, seat=0, opponent="random", max_turns=4)
actor, critic = (Sequential(Linear(487, 64), Tanh(), Linear(64, n)) for n in (243, 1))
adam = torch.optim.Adam([*actor.parameters(), *critic.parameters()], 2e-3)
observed, _ = envs.reset(seed=torch.manual_seed(1).initial_seed())
for update in range(25):
    steps, target, targets = [], torch.zeros(64), []
    for _ in range(56):
        seen, mask = (torch.tensor(observed[key]) for key in ("observation", "action_mask"))
        chances = actor(seen).detach().masked_fill(mask == 0, -1e9).log_softmax(1)
        action = chances.exp().multinomial(1)
        observed, paid, over, *_ = envs.step(action[:, 0].numpy())
        steps.append((seen, mask, action, chances, torch.tensor(paid), torch.tensor(~over)))
    for *_, paid, goes_on in reversed(steps):
        targets.insert(0, target := paid + goes_on * target)
    seen, mask, action, chances, paid, goes_on = map(torch.cat, zip(*steps, strict=True))
    print(f"{paid.sum() / (~goes_on).sum():+.2f}", ["after", "before"][update == 0])
    for rows in (rows for _ in range(4) for rows in torch.randperm(len(seen)).split(512)):
        now = actor(seen[rows]).masked_fill(mask[rows] == 0, -1e9).log_softmax(1)
        ratio = (now - chances[rows]).gather(1, action[rows])[:, 0].exp()
        error = torch.cat(targets)[rows] - critic(seen[rows])[:, 0]
        gain = torch.min(ratio * error.detach(), ratio.clamp(0.8, 1.2) * error.detach())
        adam.zero_grad(), (error.square() - gain).mean().backward(), adam.step()
