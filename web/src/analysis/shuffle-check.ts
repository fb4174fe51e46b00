/**
 * Check of a shuffle against its promised hash, in the page itself: crypto.subtle is missing on plain http addresses.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from '@/api/types';

/** SHA-256 of a seed that is given in hexadecimal; null where it is no such thing. */
export function hashOfSeed(seed: string): string | null {
  return /^([0-9a-f]{2})+$/i.test(seed) ? bytesToHex(sha256(hexToBytes(seed))) : null;
}

/** `unremembered`: this browser was not there when the match began, so there is nothing to compare. */
export type Comparison = 'same' | 'other' | 'unremembered';

export interface Shuffle {
  /** The hash of the record's seed as computed here; null: the record has no seed. */
  computed: string | null;
  /** Whether that is the hash that stands in the record. */
  own: boolean;
  /** Whether that is the hash that was published when the match began. */
  published: Comparison;
}

/** Compare the seed of a record with the hash in it, and with the one this browser was given before. */
export function checkSeed(record: MatchRecord, remembered: string | null): Shuffle {
  const computed = record.seed === null ? null : hashOfSeed(record.seed);
  const published =
    remembered === null ? 'unremembered' : computed === remembered ? 'same' : 'other';
  return { computed, own: computed !== null && computed === record.seed_hash, published };
}

/** A text as a record; null where it is none. */
export function asRecord(text: string): MatchRecord | null {
  try {
    const found = JSON.parse(text) as Partial<MatchRecord> | null;
    const texts = [found?.game, found?.seed_hash].map((text) => typeof text);
    const isTold = texts.every((kind) => kind === 'string');
    return isTold && found?.seed !== undefined ? (found as MatchRecord) : null;
  } catch {
    return null;
  }
}
