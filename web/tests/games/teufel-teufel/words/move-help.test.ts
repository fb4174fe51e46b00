import { beforeEach, describe, expect, it } from 'vitest';
import type { CompositeMove } from '@/api/types';
import { moveHelp } from '@/games/teufel-teufel/words/move-help';
import { settings } from '@/prefs/settings.svelte';
import { position, walk } from '../position';

beforeEach(() => settings.speak('en'));

describe('what can be done', () => {
  it('tells a step that leaves open how one goes on from the walks that begin with it', () => {
    const seen = position({}, [walk(['go:b4', 'stop']), walk(['go:b4', 'go:b3', 'stop'])]);
    const told = (walk: CompositeMove | null): string =>
      moveHelp.move(seen, { actions: walk?.actions ?? ['go:b4'], walk });
    expect([null, ...(seen.walks ?? [])].map(told)).toEqual([
      'Step to b4, then choose how to go on',
      'Go to b4: one step',
      'Go to b3: 2 steps',
    ]);
  });

  it('tells a swap as one where both its cards are known', () => {
    const told = (...actions: string[]): string =>
      moveHelp.move(position({}), { actions, walk: null });
    expect(told('swap:d3', 'with:c4')).toBe('Swap the cards on d3 and c4');
    expect(told('swap:d3')).toBe('Swap the card on d3 with another');
  });

  it('counts the first cards of a swap or a shuffle as such', () => {
    const named = (action: string, phase: string): string =>
      moveHelp.group(position({ phase }), action, { actions: [action], walk: null });
    expect(named('swap:d3', 'turn')).toBe('Swap two cards: the first of them');
    expect(named('with:c4', 'swap')).toBe('Swap two cards');
    expect(named('lift:d3', 'turn')).toBe('Shuffle two to four cards: the first of them');
    expect(named('lift:d3', 'lift')).toBe('Shuffle two to four cards');
  });
});
