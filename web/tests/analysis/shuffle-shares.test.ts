import { describe, expect, it } from 'vitest';
import { areSound, checkShares } from '@/analysis/shuffle-shares';
import type { MatchRecord } from '@/api/types';
import type { KeptShare } from '@/prefs/kept-shares';
import { committed, drawn, MATCH, recorded, vectors } from '../support/shuffling';

const kept = (changed: Partial<KeptShare> = {}): KeptShare => ({
  match: MATCH,
  round: 1,
  seat: 0,
  seed_hash: 'ab',
  contribution: drawn(0),
  commitments: [committed(0), committed(1)],
  ...changed,
});

/** A record with something else in a seat. */
function changed(seat: number, members: object) {
  const record = recorded();
  const seats = record.shuffle.seats.map((share, k) =>
    k === seat ? { ...share, ...members } : share,
  );
  return { ...record, shuffle: { ...record.shuffle, seats } };
}

describe('what clients have added', () => {
  it('is sound if it fits and this browser finds its own', () => {
    const found = checkShares(recorded(), [kept()]);
    expect(found).toMatchObject({ fit: true, own: 'same' });
    expect(areSound(found)).toBe(true);
  });

  it('is nothing in a match dealt from the seed of the server alone', () => {
    const found = checkShares({ game: 'x', seed: null, seed_hash: 'ab' }, []);
    expect(found).toEqual({ shuffle: null, fit: true, excused: true, own: 'none' });
    expect(areSound(found)).toBe(true);
  });

  it.each([
    ['replaced', { contribution: drawn(1, 2) }],
    ['dropped', { contribution: null }],
    ['no bytes', { contribution: 'devil' }],
    ['denied', { state: 'withheld' }],
    ['denied, its commitment left', { state: 'late', contribution: null }],
  ])('is found out by anybody if it was %s', (_, members) => {
    const found = checkShares(changed(1, members), []);
    expect(found.fit).toBe(false);
    expect(areSound(found)).toBe(false);
  });

  it('is found out if it stands in another round than it was committed to in', () => {
    const record = recorded();
    expect(checkShares({ ...record, shuffle: { ...record.shuffle, round: 2 } }, []).fit).toBe(
      false,
    );
  });
});

describe('what this browser kept', () => {
  it('finds a seed that was chosen after the contributions', () => {
    const swapped = { ...recorded(), seed: '01'.repeat(32), seed_hash: 'cd' };
    expect(checkShares(swapped, [kept()])).toMatchObject({ fit: true, own: 'promise' });
  });

  it('misses its part where the record has none of anybody', () => {
    const record: MatchRecord = recorded();
    delete record.shuffle;
    expect(checkShares(record, [kept()])).toMatchObject({ fit: true, own: 'missing' });
  });

  it.each([
    ['replaced', { commitment: committed(0, 2), contribution: drawn(0, 2) }],
    ['dropped', { state: 'none', commitment: null, contribution: null }],
  ])('misses its part if it was %s', (_, members) => {
    expect(checkShares(changed(0, members), [kept()])).toMatchObject({ fit: true, own: 'own' });
  });

  it.each([
    ['chose after it had seen ours', { commitment: committed(1, 2), contribution: drawn(1, 2) }],
    ['was said to withhold', { state: 'withheld', commitment: null, contribution: null }],
  ])('finds another seat that %s', (_, members) => {
    const found = checkShares(changed(1, members), [kept()]);
    expect(found).toMatchObject({ fit: true, own: 'others' });
    expect(areSound(found)).toBe(false);
  });

  it('finds others where it was told that it adds alone', () => {
    const alone = kept({ commitments: [committed(0), null] });
    expect(checkShares(recorded(), [alone]).own).toBe('others');
  });

  it('is of this match and round', () => {
    expect(checkShares(recorded(), [kept({ round: 2 })]).own).toBe('round');
    expect(checkShares(recorded(), [kept({ match: 'n' })]).own).toBe('round');
  });

  it('says nothing of a match to which it revealed nothing', () => {
    expect(checkShares(recorded(), [kept({ commitments: null })]).own).toBe('none');
  });
});

describe('rounds', () => {
  it.each(vectors.rounds)(
    'are found as the vectors say: $about',
    ({ kept, excused, own, ...record }) => {
      const found = checkShares({ game: 'x', seed: null, ...record }, kept);
      expect(found).toMatchObject({ excused, own });
      expect(areSound(found)).toBe(excused && own === 'same');
    },
  );

  it('without end are found by nobody who has kept the last one alone', () => {
    const [, , left] = vectors.rounds;
    if (left === undefined) expect.fail('there are such vectors');
    const { kept, shuffle, seed_hash } = left;
    const record = { game: 'x', seed: null, shuffle, seed_hash };
    expect(checkShares(record, kept.slice(-1)).own).toBe('same');
    expect(checkShares(record, kept).own).toBe('again');
  });
});
