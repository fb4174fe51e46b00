import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '@/game-api/types';
import type { Hint as HintSeen } from '@/api/types';
import { moveHelp } from '@/games/doctor-faust/words/move-help';
import BotHint from '@/analysis/BotHint.svelte';
import { settings } from '@/prefs/settings.svelte';
import { engineWarmup } from '@/api/engine-warmup.svelte';
import { view } from '../support/fake-socket';

const walk = {
  piece: 's1',
  to: 4,
  path: [1, 2, 3, 4],
  actions: ['s1', 's1', 's1', 's1'],
  clauses: [],
  ends: false,
};
const hint: HintSeen = {
  v: 1,
  complete: true,
  level: 'devil',
  actions: walk.actions,
  walk,
  reasons: [],
  then: null,
  rival: null,
};
const begun = {
  stones: [
    [0, 0],
    [0, 0],
  ],
  hands: [[], null],
  laid: [],
  soul: 15,
};
const position = view(begun);

const onhint = vi.fn<(move: Move) => void>();

/** Asks for a hint; what is returned has it come. */
async function asked(told: HintSeen = hint): Promise<() => Promise<void>> {
  let come: (hint: HintSeen) => void = () => undefined;
  render(BotHint, {
    view: position,
    moveHelp,
    free: true,
    ask: () => new Promise<HintSeen>((resolve) => (come = resolve)),
    onhint,
    act: () => undefined,
    why: () => undefined,
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Give me a hint' }));
  return async () => {
    come(told);
    await screen.findByRole('button', { name: 'Do it' });
  };
}

beforeEach(() => {
  settings.speak('en');
  onhint.mockClear();
});
afterEach(() => {
  engineWarmup.progress = null;
});

describe('a hint', () => {
  it('is asked for where one was wanted elsewhere, and only then', async () => {
    const ask = vi.fn(() => Promise.resolve(hint));
    const props = { view: position, moveHelp, free: true, ask, onhint };
    const others = { act: () => undefined, why: () => undefined };
    const { rerender } = render(BotHint, { ...props, ...others, wanted: 0 });
    expect(ask).not.toHaveBeenCalled();
    await rerender({ wanted: 1 });
    expect(ask).toHaveBeenCalledOnce();
    await screen.findByRole('button', { name: 'Do it' });
  });

  it('is asked for again until it is as good as it gets', async () => {
    const hasty = { ...hint, complete: false, walk: null, actions: ['k5'] };
    const ask = vi
      .fn<() => Promise<HintSeen>>()
      .mockResolvedValueOnce(hasty)
      .mockResolvedValueOnce(hasty)
      .mockResolvedValue(hint);
    const others = { act: () => undefined, why: () => undefined };
    render(BotHint, { view: position, moveHelp, free: true, ask, onhint, ...others, wanted: 1 });
    await screen.findByRole('button', { name: 'Do it' });
    expect(ask).toHaveBeenCalledTimes(3);
    expect(onhint).toHaveBeenCalledExactlyOnceWith(hint);
  });

  it('stays where its position is sent anew, and goes with it', async () => {
    const others = { act: () => undefined, why: () => undefined };
    const ask = () => Promise.resolve(hint);
    const props = { view: position, moveHelp, free: true, ask, onhint };
    const { rerender } = render(BotHint, { ...props, ...others });
    await fireEvent.click(screen.getByRole('button', { name: 'Give me a hint' }));
    await screen.findByRole('button', { name: 'Do it' });
    await rerender({ view: structuredClone(position) });
    expect(screen.getByRole('button', { name: 'Do it' })).toBeTruthy();
    await rerender({ view: view({ ...begun, soul: 16 }) });
    expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull();
  });

  it('is a whole walk where the bot would walk on', async () => {
    await (
      await asked()
    )();
    expect(screen.getByRole('status').textContent).toContain(
      'Walk the stone from 0 to 4: 4 points',
    );
  });

  it('names the hidden facts that bear on it, with how likely they are', async () => {
    const reasons = [{ kind: 'back', facts: { space: 4 }, chance: 0.38 }];
    await (
      await asked({ ...hint, reasons })
    )();
    expect(screen.getByRole('status').textContent).toContain(
      'The card on 4 throws the stone back with a probability of 38%.',
    );
  });

  it.each([
    [1, 'more than 99%'],
    [0.004, 'less than 1%'],
  ])('are never sure: %f', async (chance, told) => {
    const reasons = [{ kind: 'back', facts: { space: 4 }, chance }];
    await (
      await asked({ ...hint, reasons })
    )();
    expect(screen.getByRole('status').textContent).toContain(`with a probability of ${told}.`);
  });

  it('was found by playing on where nothing else can be named', async () => {
    await (
      await asked()
    )();
    expect(screen.getByRole('status').textContent).toContain('this came out best');
  });

  it('says what would come next in the same turn, from where things would stand then', async () => {
    const state = {
      stones: [
        [4, 0],
        [0, 0],
      ],
      points: 3,
    };
    const then = { actions: ['s1'], walk: null, state };
    await (
      await asked({ ...hint, then })
    )();
    expect(screen.getByRole('status').textContent).toContain(
      'After that: Walk the stone from 4 to 5: one point.',
    );
  });

  it.each([
    [0.9, 'about as good: Push the pyramid from 15 to 16: one point.'],
    [0.3, 'The next best: Push the pyramid'],
    [0.1, 'Nothing else came near it.'],
  ])('says how near anything else comes: %f', async (share, told) => {
    const rival = { actions: ['soul'], walk: null, share };
    await (
      await asked({ ...hint, rival })
    )();
    expect(screen.getByRole('status').textContent).toContain(told);
  });

  it('is handed on, for the board to show it', async () => {
    const come = await asked();
    expect(onhint).not.toHaveBeenCalled();
    await come();
    expect(onhint).toHaveBeenCalledExactlyOnceWith(hint);
  });

  it('says so while the bot thinks', async () => {
    await asked();
    expect(screen.getByRole('button', { name: 'Let me see' })).toBeTruthy();
    expect(screen.getByRole('status').textContent?.trim()).toBe('');
  });

  it('says what it waits for, and how long that may be, while bots cannot think yet', async () => {
    engineWarmup.progress = 0.3;
    const come = await asked();
    expect(screen.getByRole('button', { name: 'Still warming up' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('a minute or two');
    await come();
    expect(screen.getByRole('status').textContent).not.toContain('a minute or two');
  });
});
