import { describe, expect, it } from 'vitest';
import { ANYWHERE, MIXED, NOWHERE, OPEN, PERSON, Seating } from '@/lobby/seat-setup.svelte';

const kinds = (seating: Seating, random?: number): string[] =>
  seating.wish([], random).map(({ kind, level }) => (kind === 'person' ? kind : (level ?? '')));

describe('the seats of a match to begin', () => {
  it('has one person against bots at first', () => {
    expect(kinds(new Seating(4, 8, 'imp'))).toEqual(['person', 'imp', 'imp', 'imp']);
  });

  it('fills new places with the bots chosen, and empties the last ones first', () => {
    const seating = new Seating(4, 8, 'imp');
    seating.level = 'devil';
    seating.count = 6;
    expect(kinds(seating)).toEqual(['person', ...Array<string>(5).fill('devil')]);
    seating.count = 2;
    expect(kinds(seating)).toEqual(['person', 'devil']);
  });

  it('moves the one person from seat to seat', () => {
    const seating = new Seating(3, 8, 'imp');
    seating.seat = 2;
    expect(kinds(seating)).toEqual(['imp', 'imp', 'person']);
    seating.seat = 1;
    expect(kinds(seating)).toEqual(['imp', 'person', 'imp']);
  });

  it('leaves somebody at the screen when the seat of the one person goes', () => {
    const seating = new Seating(6, 8, 'imp');
    seating.seat = 5;
    seating.count = 3;
    expect(kinds(seating)).toEqual(['person', 'imp', 'imp']);
  });

  it('settles at the start where somebody sits who sits anywhere', () => {
    const seating = new Seating(3, 8, 'imp');
    seating.seat = ANYWHERE;
    expect(seating.seat).toBe(ANYWHERE);
    expect([0, 0.4, 0.99].map((random) => kinds(seating, random).indexOf('person'))).toEqual([
      0, 1, 2,
    ]);
  });

  it('mixes people and bots of several levels', () => {
    const seating = new Seating(4, 8, 'imp');
    seating.put(2, PERSON);
    seating.put(3, 'archdevil');
    expect(kinds(seating)).toEqual(['person', 'imp', 'person', 'archdevil']);
    expect([seating.seat, seating.level]).toEqual([NOWHERE, '']);
    seating.level = 'devil';
    expect(kinds(seating)).toEqual(['person', 'devil', 'person', 'devil']);
  });

  it('is all people where one screen goes round', () => {
    const seating = new Seating(5, 8, 'imp');
    expect(seating.wishTogether()).toEqual(Array(5).fill({ kind: 'person' }));
  });

  it('can be bots alone, to look on', () => {
    const seating = new Seating(2, 8, 'imp');
    seating.put(0, 'devil');
    expect(kinds(seating)).toEqual(['devil', 'imp']);
  });

  it('leaves places open for friends, beside people here and bots', () => {
    const seating = new Seating(3, 8, OPEN);
    seating.put(2, 'imp');
    expect(seating.wish()).toEqual([
      { kind: 'person' },
      { kind: 'open' },
      { kind: 'bot', level: 'imp' },
    ]);
  });

  it('has bots play in the style chosen, as far as the game has it', () => {
    const seating = new Seating(3, 8, 'devil');
    const levels = (styles: readonly string[], draws: number[] = []): unknown[] =>
      seating.wish(styles, 0, () => draws.shift() ?? 0).map(({ level }) => level);
    seating.style = 'bold';
    expect(levels(['bold', 'careful'])).toEqual([undefined, 'devil:bold', 'devil:bold']);
    expect(levels(['careful'])).toEqual([undefined, 'devil', 'devil']);
    seating.style = MIXED;
    expect(levels(['bold', 'careful'], [0.1, 0.9])).toEqual([undefined, 'devil', 'devil:careful']);
  });
});
