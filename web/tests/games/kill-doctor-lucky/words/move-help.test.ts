import { beforeEach, describe, expect, it } from 'vitest';
import { moveHelp } from '@/games/kill-doctor-lucky/words/move-help';
import { settings } from '@/prefs/settings.svelte';
import { position, walk } from '../position';

beforeEach(() => settings.speak('en'));

const place = { turn_of: 0, phase: 'turn' };

function reason(to: string, state: Record<string, unknown>, piece = 'me'): string {
  const way = walk(piece, [`go:${to}`], to);
  return moveHelp.reason(position({ ...place, ...state }), { actions: way.actions, walk: way });
}

describe('why a hint says so', () => {
  it('is when the Doctor comes, and that nobody sees it', () => {
    const state = { lucky: 'kitchen', pawns: ['dining_hall', 'dining_hall', 'dining_hall'] };
    expect(reason('parlor', state)).toBe(
      'The Doctor comes there in 2 turns. As the others stand, nobody else sees it.',
    );
  });

  it('is not that nobody sees what somebody sees', () => {
    const state = { lucky: 'parlor', pawns: ['dining_hall', 'w_hall', 'parlor'] };
    expect(reason('kitchen', state)).toBe('That is where the Doctor goes next.');
  });

  it('is that the Doctor is fetched', () => {
    const state = { lucky: 'kitchen', pawns: ['parlor', 'kitchen', 'kitchen'] };
    expect(reason('parlor', state, 'lucky')).toBe('It brings the Doctor to you.');
  });

  it.each([
    [['parlor', 'kitchen', 'dining_hall'], 'Bella'],
    [['parlor', 'kitchen', 'w_hall'], 'Rufus'],
  ])('is who moves next, whoever the Doctor comes to or the next to the left: %j', (pawns, who) => {
    const seen = position({ ...place, lucky: 'kitchen', pawns });
    expect(moveHelp.reason(seen, { actions: ['end'], walk: null })).toMatch(
      new RegExp(`${who}.* moves next`),
    );
  });
});
