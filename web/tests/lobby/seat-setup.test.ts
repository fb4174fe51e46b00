import { describe, expect, it } from 'vitest';
import { ANYWHERE, MIXED, NOWHERE, OPEN, PERSON, SeatSetup } from '@/lobby/seat-setup.svelte';

const kinds = (seatSetup: SeatSetup, random?: number): string[] =>
  seatSetup.wish([], random).map(({ kind, level }) => (kind === 'person' ? kind : (level ?? '')));

describe('the seats of a match to begin', () => {
  it('has one person against bots at first', () => {
    expect(kinds(new SeatSetup(4, 8, 'imp'))).toEqual(['person', 'imp', 'imp', 'imp']);
  });

  it('fills new places with the bots chosen, and empties the last ones first', () => {
    const seatSetup = new SeatSetup(4, 8, 'imp');
    seatSetup.level = 'devil';
    seatSetup.count = 6;
    expect(kinds(seatSetup)).toEqual(['person', ...Array<string>(5).fill('devil')]);
    seatSetup.count = 2;
    expect(kinds(seatSetup)).toEqual(['person', 'devil']);
  });

  it('moves the one person from seat to seat', () => {
    const seatSetup = new SeatSetup(3, 8, 'imp');
    seatSetup.seat = 2;
    expect(kinds(seatSetup)).toEqual(['imp', 'imp', 'person']);
    seatSetup.seat = 1;
    expect(kinds(seatSetup)).toEqual(['imp', 'person', 'imp']);
  });

  it('leaves somebody at the screen when the seat of the one person goes', () => {
    const seatSetup = new SeatSetup(6, 8, 'imp');
    seatSetup.seat = 5;
    seatSetup.count = 3;
    expect(kinds(seatSetup)).toEqual(['person', 'imp', 'imp']);
  });

  it('settles at the start where somebody sits who sits anywhere', () => {
    const seatSetup = new SeatSetup(3, 8, 'imp');
    seatSetup.seat = ANYWHERE;
    expect(seatSetup.seat).toBe(ANYWHERE);
    expect([0, 0.4, 0.99].map((random) => kinds(seatSetup, random).indexOf('person'))).toEqual([
      0, 1, 2,
    ]);
  });

  it('mixes people and bots of several levels', () => {
    const seatSetup = new SeatSetup(4, 8, 'imp');
    seatSetup.put(2, PERSON);
    seatSetup.put(3, 'archdevil');
    expect(kinds(seatSetup)).toEqual(['person', 'imp', 'person', 'archdevil']);
    expect([seatSetup.seat, seatSetup.level]).toEqual([NOWHERE, '']);
    seatSetup.level = 'devil';
    expect(kinds(seatSetup)).toEqual(['person', 'devil', 'person', 'devil']);
  });

  it('is all people where one screen goes round', () => {
    const seatSetup = new SeatSetup(5, 8, 'imp');
    expect(seatSetup.wishTogether()).toEqual(Array(5).fill({ kind: 'person' }));
  });

  it('can be bots alone, to look on', () => {
    const seatSetup = new SeatSetup(2, 8, 'imp');
    seatSetup.put(0, 'devil');
    expect(kinds(seatSetup)).toEqual(['devil', 'imp']);
  });

  it('leaves places open for friends, beside people here and bots', () => {
    const seatSetup = new SeatSetup(3, 8, OPEN);
    seatSetup.put(2, 'imp');
    expect(seatSetup.wish()).toEqual([
      { kind: 'person' },
      { kind: 'open' },
      { kind: 'bot', level: 'imp' },
    ]);
  });

  it('has bots play in the style chosen, as far as the game has it', () => {
    const seatSetup = new SeatSetup(3, 8, 'devil');
    const levels = (styles: readonly string[], draws: number[] = []): unknown[] =>
      seatSetup.wish(styles, 0, () => draws.shift() ?? 0).map(({ level }) => level);
    seatSetup.style = 'bold';
    expect(levels(['bold', 'careful'])).toEqual([undefined, 'devil:bold', 'devil:bold']);
    expect(levels(['careful'])).toEqual([undefined, 'devil', 'devil']);
    seatSetup.style = MIXED;
    expect(levels(['bold', 'careful'], [0.1, 0.9])).toEqual([undefined, 'devil', 'devil:careful']);
  });

  it('names all at this screen as they have written, and leaves bots their names', () => {
    const seatSetup = new SeatSetup(3, 4, 'imp');
    seatSetup.put(1, PERSON);
    seatSetup.names[0] = ' Ada ';
    seatSetup.names[2] = 'Cleo';
    expect(seatSetup.namesOf(seatSetup.wish(), 'Me')).toEqual(['Ada', null, null]);
    seatSetup.names[0] = '';
    expect(seatSetup.namesOf(seatSetup.wish(), 'Me')).toEqual(['Me', null, null]);
    expect(seatSetup.namesOf(seatSetup.wishTogether())).toEqual([null, null, 'Cleo']);
  });
});
