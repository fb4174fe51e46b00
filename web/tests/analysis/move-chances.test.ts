import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { MoveChances as Chances } from '@/api/types';
import MoveChances from '@/analysis/MoveChances.svelte';
import { view } from '../support/fake-socket';

const moves = [
  { actions: ['s1'], walk: null },
  { actions: ['s2'], walk: null },
];

const found = (complete: boolean, ...chances: number[]): Chances => ({
  v: 1,
  complete,
  worlds: 50,
  chances: chances.map((chance) => ({ chance, low: 0, high: 1 })),
});

function shown(ask: () => Promise<Chances | null>, free = true) {
  const onchances = vi.fn();
  const seen = view({ legal: ['s1', 's2'] });
  const { rerender } = render(MoveChances, { view: seen, moves, free, ask, onchances });
  return { onchances, rerender, press: () => fireEvent.click(screen.getByRole('button')) };
}

const settled = () => vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));

describe('chances of moves', () => {
  it('are told as they come, until nothing more certain will', async () => {
    const answers = [found(false, 0.4, 0.2), found(true, 0.5, 0.1)];
    const ask = vi.fn(() => Promise.resolve(answers.shift() ?? null));
    const { onchances, press } = shown(ask);
    await press();
    await settled();
    expect(onchances.mock.calls).toEqual([[[0.4, 0.2]], [[0.5, 0.1]]]);
    expect(ask).toHaveBeenCalledWith(moves);
  });

  it('say so where the server has no module yet', async () => {
    const { onchances, press } = shown(() => Promise.resolve(null));
    await press();
    await settled();
    expect(screen.getByRole('status').textContent).toMatch(/still preparing/);
    expect(onchances).not.toHaveBeenCalled();
  });

  it('say what went wrong', async () => {
    const { press } = shown(() => Promise.reject(new Error('broken')));
    await press();
    await settled();
  });

  it('of a position that has passed are told to nobody', async () => {
    let answer: (chances: Chances) => void = () => undefined;
    const ask = () => new Promise<Chances>((resolve) => (answer = resolve));
    const { onchances, press, rerender } = shown(ask);
    await press();
    await rerender({ view: view({ legal: ['s1'] }) });
    answer(found(true, 1, 0));
    await new Promise((done) => setTimeout(done));
    expect(onchances).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('are not reckoned when it is not one’s turn', async () => {
    const ask = vi.fn(() => Promise.resolve(null));
    const { press } = shown(ask, false);
    await press();
    expect(ask).not.toHaveBeenCalled();
  });
});
