import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplayStep } from '@/api/types';
import Scrubber from '@/replay/Scrubber.svelte';
import { ReplayPlayer } from '@/replay/replay-player.svelte';
import { settings } from '@/prefs/settings.svelte';
import { event, view } from '../support/fake-socket';

const LAST = 40;
/** Two versions are always one thing done. */
const steps = Array.from({ length: LAST }, (_, k): ReplayStep => {
  const v = k + 1;
  return { v, until: v + (v % 2), event: event('stone-step'), view: view() };
});
vi.mock('@/api/http-client', () => ({
  replay: () => Promise.resolve({ versions: steps, last: LAST }),
}));

/** A slider with a turning point at 9 and one at 30; nothing is as wide as a pixel here. */
async function slider(): Promise<HTMLInputElement> {
  const player = new ReplayPlayer('x');
  await player.look();
  render(Scrubber, {
    player,
    chapters: [
      { number: 1, seat: 0, v: 1 },
      { number: 2, seat: 1, v: 11 },
      { number: 3, seat: 0, v: 21 },
    ],
    turned: [
      { v: 9, name: 'A trap!' },
      { v: 30, name: 'Infamy!' },
    ],
    happening: 'Red steps.',
    address: '/m/x/replay',
    where: '',
    colours: [],
  });
  return screen.getByRole<HTMLInputElement>('slider');
}
const slide = (input: HTMLInputElement, to: number) =>
  fireEvent.input(input, { target: { value: String(to) } });

beforeEach(() => {
  settings.speak('en');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('turning points on the slider', () => {
  it('are named in sight: what a diamond is, and which one it is where one is at one', async () => {
    const input = await slider();
    expect(screen.getByText('turning point')).toBeTruthy();
    await slide(input, 10);
    expect(screen.getByText('Turning point: A trap!')).toBeTruthy();
    expect(input.getAttribute('aria-valuetext')).toContain('A trap!');
    await slide(input, 14);
    expect(screen.getByText('turning point')).toBeTruthy();
  });

  it('are met, the nearest one, by a press beside them', async () => {
    const input = await slider();
    await fireEvent.pointerDown(input);
    await slide(input, 28);
    expect(screen.getByText('Turning point: Infamy!')).toBeTruthy();
  });

  it('do not hold who slides past them', async () => {
    const input = await slider();
    await fireEvent.pointerDown(input);
    await slide(input, 28);
    await slide(input, 26);
    expect(input.value).toBe('26');
  });
});

describe('turns of a match that is over', () => {
  it('are gone through one by one, by button and by key', async () => {
    const input = await slider();
    await slide(input, 16);
    await fireEvent.click(screen.getByRole('button', { name: 'One turn on' }));
    expect(input.value).toBe('22');
    await fireEvent.click(screen.getByRole('button', { name: 'One turn on' }));
    expect(input.value).toBe('40');
    await fireEvent.keyDown(input, { key: 'PageUp' });
    await fireEvent.keyDown(input, { key: 'PageUp' });
    expect(input.value).toBe('12');
    await fireEvent.keyDown(input, { key: 'PageDown' });
    expect(input.value).toBe('22');
    for (let turn = 0; turn < 3; turn += 1)
      await fireEvent.click(screen.getByRole('button', { name: 'One turn back' }));
    expect(input.value).toBe('2');
  });
});
