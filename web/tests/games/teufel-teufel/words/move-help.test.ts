import { beforeEach, describe, expect, it } from 'vitest';
import type { CompositeMove } from '@/api/types';
import { moveHelp } from '@/games/teufel-teufel/words/move-help';
import { settings } from '@/prefs/settings.svelte';
import { position, walk } from '../position';

beforeEach(() => settings.speak('en'));

const reason = (action: string, clauses: string[] = [], state = {}): string => {
  const way = action.startsWith('go:') ? walk([action], clauses) : null;
  return moveHelp.reason(position(state), { actions: [action], walk: way });
};

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

describe('the reason of a hint', () => {
  it('says what is not known where a card is to be turned up', () => {
    expect(reason('go:d3', ['TT-12'])).toMatch(
      /turned up there.* 4 of your letters are among the 2/,
    );
  });

  it('names the letter a way comes nearer to, unless one is won', () => {
    expect(reason('go:b4')).toBe('');
    const far = { cards: { g3: { card: 'red-A', up: true }, g4: { card: 'red-F', up: true } } };
    expect(reason('go:d3', [], far)).toBe('You come nearer to your A on g3.');
    expect(reason('go:c4', ['TT-14'])).toBe('A letter for your sled.');
  });

  it('says of a swap which letter it moves, and of a devil what it is for to be rid of him', () => {
    expect(reason('swap:c4')).toBe('Your A lies there: a swap can bring it nearer.');
    expect(reason('swap:a5')).toBe('');
    expect(reason('banish')).toBe('Nobody leaves hell with a devil.');
  });

  it('says of a look from a tower what may lie there, and that nobody else learns it', () => {
    const free = 'Only you will know the card, and it stays face down.';
    expect(reason('peek:d3')).toBe(
      `4 of your letters are among the 2 cards you do not know. ${free}`,
    );
    expect(reason('peek:d3', [], { letters: ['BCDEF', '', ''] })).toBe(free);
  });
});
