/** Shuffles as clients of tests add to them, by the vectors that the Python side is tested with. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OwnShare } from '@/analysis/shuffle-shares';
import type { KeptShare } from '@/prefs/kept-shares';
import type { MatchRecord, RecordedShuffle, Room, Shuffle } from '@/api/types';
import { commitmentTo } from '@/api/commit-reveal';
import { room } from './fake-socket';

interface Vectors {
  rounds: {
    about: string;
    seed_hash: string;
    shuffle: RecordedShuffle;
    kept: KeptShare[];
    excused: boolean;
    own: OwnShare;
  }[];
  commitments: {
    match: string;
    round: number;
    seat: number;
    contribution: string;
    commitment: string;
  }[];
  seeds: {
    seed: string;
    match: string;
    round: number;
    contributions: (string | null)[];
    dealing_seed: string;
  }[];
}

export const vectors = JSON.parse(
  readFileSync(resolve('../tests/matches/shuffle-vectors.json'), 'utf8'),
) as Vectors;

export const MATCH = 'm';

/** What a seat's client draws, another each time. */
export const drawn = (seat: number, draw = 1): string => `${draw}${seat}`.repeat(32);

export const committed = (seat: number, draw = 1, round = 1): string =>
  commitmentTo(drawn(seat, draw), MATCH, round, seat);

type State = Shuffle['seats'][number]['state'];

/** A room in which clients add to the seed; nothing is told of what they have committed to. */
export function shuffling(
  stage: Shuffle['stage'],
  ...states: State[]
): Room & { shuffle: Shuffle } {
  const seats = states.map((state) => ({ state, commitment: null, contribution: null }));
  const shuffle: Shuffle = { match: MATCH, round: 1, vacancies: 0, stage, closes: null, seats };
  return { ...room({ id: MATCH, status: 'waiting', seed_hash: 'ab' }), shuffle };
}

/** The record of a match to whose seed two clients have added. */
export function recorded(): MatchRecord & { shuffle: NonNullable<MatchRecord['shuffle']> } {
  const share = (seat: number) => ({
    state: 'given' as const,
    commitment: committed(seat),
    contribution: drawn(seat),
  });
  return {
    game: 'doctor-faust',
    seed: '00'.repeat(32),
    seed_hash: 'ab',
    shuffle: { match: MATCH, round: 1, seats: [share(0), share(1)] },
  };
}
