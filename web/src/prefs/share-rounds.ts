/**
 * Rounds of a shuffle: whoever asks for a further one has seen what would be dealt, so each needs its reason.
 */
import type { KeptShare } from './kept-shares';

/** What matters here of a shuffle, running or in a record. */
interface Rounds {
  round: number;
  /** How many further rounds there may have been because people left for good. */
  vacancies?: number;
  seats: readonly { state: string }[];
}

/** Whether each further round is explained by a seat that withheld, or by people who left. */
export function isExcused({ round, vacancies = 0, seats }: Rounds): boolean {
  const withheld = seats.filter(({ state }) => state === 'withheld').length;
  return round - 1 <= withheld + vacancies;
}

/**
 * Whether this browser revealed in an earlier round, and nobody who had committed then can be why it is asked again:
 * who plays against bots alone is asked once.
 */
export function isAskedAgain(kept: KeptShare, { round, vacancies = 0, seats }: Rounds): boolean {
  if (kept.commitments === null || kept.round >= round) return false;
  const others = seats.filter(
    (_, seat) => seat !== kept.seat && (kept.commitments?.[seat] ?? null) !== null,
  );
  const left = others.length > 0 && vacancies > 0;
  return !left && others.every(({ state }) => state !== 'withheld');
}
