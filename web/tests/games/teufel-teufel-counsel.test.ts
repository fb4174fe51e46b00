import { beforeEach, describe, expect, it } from 'vitest';
import { counsel } from '../../src/games/teufel-teufel/counsel';
import { settings } from '../../src/settings.svelte';
import { position, walk } from './teufel-teufel-position';

beforeEach(() => settings.speak('en'));

const reason = (action: string, clauses: string[] = [], state = {}): string => {
  const way = action.startsWith('go:') ? walk([action], clauses) : null;
  return counsel.reason(position(state), { actions: [action], walk: way });
};

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
});
