import { beforeEach, describe, expect, it } from 'vitest';
import { writeHash, readHash, matchWithHash } from '@/prefs/local-storage';
import { asRecord, checkSeed, hashOfSeed } from '@/analysis/shuffle-check';

/** 32 bytes, and what any other program says their SHA-256 is. */
const SEED = '00'.repeat(32);
const HASH = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

const record = (changed: object = {}) => ({
  game: 'doctor-faust',
  seed: SEED,
  seed_hash: HASH,
  ...changed,
});

beforeEach(() => localStorage.clear());

describe('the hash of a seed', () => {
  it('is its SHA-256', () => {
    expect(hashOfSeed(SEED)).toBe(HASH);
  });

  it('is none where the seed is not hexadecimal', () => {
    expect(hashOfSeed('devil')).toBeNull();
    expect(hashOfSeed('')).toBeNull();
  });
});

describe('the seed of a record', () => {
  it('is the one promised if its hash is the one published', () => {
    expect(checkSeed(record(), HASH)).toEqual({ computed: HASH, own: true, published: 'same' });
  });

  it('is found out if it is another than the record promises', () => {
    expect(checkSeed(record({ seed: '01'.repeat(32) }), null).own).toBe(false);
  });

  it('is found out if another was published, whatever the record says', () => {
    const forged = record({ seed: '01'.repeat(32), seed_hash: hashOfSeed('01'.repeat(32)) });
    expect(checkSeed(forged, HASH)).toMatchObject({ own: true, published: 'other' });
  });

  it('cannot be compared by a browser that was not there', () => {
    expect(checkSeed(record(), null).published).toBe('unremembered');
  });

  it('is not there while the match is running', () => {
    expect(checkSeed(record({ seed: null }), HASH).computed).toBeNull();
  });
});

describe('what was published', () => {
  it('is kept as it was first, by match', () => {
    writeHash('m', HASH);
    writeHash('m', 'another');
    expect(readHash('m')).toBe(HASH);
    expect(matchWithHash(HASH)).toBe('m');
    expect(readHash('n')).toBeNull();
  });

  it('is forgotten when it is very old', () => {
    writeHash('old', HASH);
    for (let k = 0; k < 200; k += 1) writeHash(`m${k}`, 'x');
    expect(readHash('old')).toBeNull();
    expect(readHash('m199')).toBe('x');
  });
});

describe('a text', () => {
  it('is a record if it says which game, and has a seed and its hash', () => {
    expect(asRecord(JSON.stringify(record()))?.seed_hash).toBe(HASH);
  });

  it.each(['', 'null', '{}', '[1]', '{"game": "x", "seed_hash": 5}'])('is none: %s', (text) => {
    expect(asRecord(text)).toBeNull();
  });
});
