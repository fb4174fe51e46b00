/** Kept shares: what this browser has added to the seeds of matches, and what it was told before it did. */
import { readLocal, writeLocal } from './local-storage';

/** As `diablerie verify --kept` reads it, too. */
export interface KeptShare {
  match: string;
  round: number;
  seat: number;
  /** The hash of the server's seed that was published when this browser committed. */
  seed_hash: string;
  /** What it has drawn. */
  contribution: string;
  /** What all seats had committed to before it revealed; null: it has not revealed. */
  commitments: readonly (string | null)[] | null;
}

/** How many are kept. */
const MOST = 200;
const NAME = 'shuffle-shares';

function all(): KeptShare[] {
  try {
    const known: unknown = JSON.parse(readLocal(NAME) ?? '[]');
    return Array.isArray(known) ? (known as KeptShare[]) : [];
  } catch {
    return [];
  }
}

/** What was kept of a match, in whichever round it was last. */
export const readShare = (match: string): KeptShare | null =>
  all().find((kept) => kept.match === match) ?? null;

/** Keep something in place of what was kept of the same match. */
export function writeShare(share: KeptShare): void {
  const others = all().filter(({ match }) => match !== share.match);
  writeLocal(NAME, JSON.stringify([...others, share].slice(-MOST)));
}
