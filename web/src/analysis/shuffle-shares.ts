/**
 * Check of what clients have added to the seed of a match, in the page itself: against what they had committed to,
 * and against what this browser kept.
 */
import { commitmentTo } from '@/api/commit-reveal';
import type { MatchRecord, RecordedShuffle } from '@/api/types';
import type { KeptShare } from '@/prefs/kept-shares';
import { isAskedAgain, isExcused } from '@/prefs/share-rounds';

/** How the record stands to what this browser kept; `none`: it kept nothing, or never revealed. */
export type OwnShare =
  'same' | 'none' | 'missing' | 'own' | 'others' | 'promise' | 'round' | 'again';

export interface SharesFound {
  /** What clients have added; null: they were not asked to. */
  shuffle: RecordedShuffle | null;
  /** Whether all of it is what was committed to, and nothing else stands there. */
  fit: boolean;
  /** Whether each further round has its reason. */
  excused: boolean;
  own: OwnShare;
}

type Seat = RecordedShuffle['seats'][number];

function fits({ match, round }: RecordedShuffle, seat: number, share: Seat): boolean {
  const { state, commitment, contribution } = share;
  if (state !== 'given') return commitment === null && contribution === null;
  return (
    contribution !== null &&
    /^[0-9a-f]{64}$/.test(contribution) &&
    commitmentTo(contribution, match, round, seat) === commitment
  );
}

/** How the record stands to what was kept, of the last round at last. */
function compare(record: MatchRecord, kept: readonly KeptShare[]): OwnShare {
  const { shuffle, seed_hash: hash } = record;
  const revealed = kept.filter(({ commitments }) => commitments !== null);
  if (revealed.some(({ seed_hash: promised }) => promised !== hash)) return 'promise';
  const last = kept.at(-1);
  const earlier = revealed.filter((share) => share !== last);
  if (shuffle !== undefined && earlier.some((share) => isAskedAgain(share, shuffle)))
    return 'again';
  const lasts = revealed.filter(({ round }) => round === last?.round);
  const found = lasts.map((share) => compareLast(record, share));
  return found.find((own) => own !== 'same') ?? found[0] ?? 'none';
}

function compareLast({ shuffle }: MatchRecord, kept: KeptShare): OwnShare {
  if (kept.commitments === null) return 'none';
  if (shuffle === undefined) return 'missing';
  if (shuffle.match !== kept.match || shuffle.round !== kept.round) return 'round';
  if (shuffle.seats[kept.seat]?.contribution !== kept.contribution) return 'own';
  const told = shuffle.seats.map(({ commitment }) => commitment);
  const same =
    told.length === kept.commitments.length &&
    told.every((commitment, seat) => commitment === kept.commitments?.[seat]);
  return same ? 'same' : 'others';
}

/** What is to be said of the shares in a record; `kept`: what this browser kept of the match, round by round. */
export function checkShares(record: MatchRecord, kept: readonly KeptShare[]): SharesFound {
  const shuffle = record.shuffle ?? null;
  const fit = shuffle === null || shuffle.seats.every((share, seat) => fits(shuffle, seat, share));
  const excused = shuffle === null || isExcused(shuffle);
  return { shuffle, fit, excused, own: compare(record, kept) };
}

/** Whether nothing of it speaks against the record. */
export const areSound = ({ fit, excused, own }: SharesFound): boolean =>
  fit && excused && (own === 'same' || own === 'none');
