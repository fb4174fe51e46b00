import { beforeEach, describe, expect, it } from 'vitest';
import type { CompositeMove, MatchView } from '@/api/types';
import { moveHelp } from '@/games/doctor-faust/words/move-help';
import { settings } from '@/prefs/settings.svelte';

beforeEach(() => settings.speak('en'));

const stones = [
  [0, 4],
  [20, 25],
];
const seen = {
  seat: 0,
  state: { stones, soul: 15, hands: [[2], null], laid: [] },
} as never as MatchView;

function reason(piece: string, to: number, clauses: string[] = []): string {
  const walk: CompositeMove = {
    piece,
    to,
    path: [],
    actions: [piece],
    clauses,
    ends: false,
  } as never;
  return moveHelp.reason(seen, { actions: [piece], walk });
}

describe('why a hint says so', () => {
  it.each(['DF-28', 'DF-30', 'DF-19'])('is never what speaks against it, as %s does', (clause) => {
    expect(reason('s1', 10, [clause])).toBe(
      'From there the pyramid is 5 spaces ahead, within the seven points of a turn.',
    );
  });

  it('is what the walk brings', () => {
    expect(reason('s1', 15, ['DF-26'])).toBe('Your last point: a soul card.');
  });

  it('is how near one’s own stones are to the pyramid where it is pushed', () => {
    expect(reason('soul', 5)).toBe('Your nearest stone is then one space behind the pyramid.');
  });

  it('is that no rival reaches it in a turn', () => {
    expect(reason('soul', 18)).toBe(
      'No stone of your rival can then reach the pyramid in one turn.',
    );
  });

  it('is nothing where nothing of that is so', () => {
    expect(reason('s1', 2)).toBe('');
  });
});
