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

/** How many are kept, of whatever matches. */
const MOST = 200;
const NAME = 'shuffle-shares';

/** What the browser would not store: without it, it would commit and could never reveal. */
let unstored: readonly KeptShare[] = [];

function stored(): KeptShare[] {
  try {
    const known: unknown = JSON.parse(readLocal(NAME) ?? '[]');
    return Array.isArray(known) ? (known as KeptShare[]) : [];
  } catch {
    return [];
  }
}

const isOther =
  (share: KeptShare) =>
  ({ match, round, seat }: KeptShare): boolean =>
    match !== share.match || round !== share.round || seat !== share.seat;

/** Put a share in place of what was kept of the same round. */
const replaced = (known: readonly KeptShare[], share: KeptShare): readonly KeptShare[] =>
  [...known.filter(isOther(share)), share].slice(-MOST);

/** What was kept of a match, round by round: whoever is asked again and again can show it. */
export function readShares(match: string): KeptShare[] {
  const known = unstored.reduce(replaced, stored());
  return known.filter((kept) => kept.match === match).sort((a, b) => a.round - b.round);
}

/** Keep something in place of what was kept of the same round: in the browser or else while the page is open. */
export function writeShare(share: KeptShare): void {
  const text = JSON.stringify(replaced(stored(), share));
  writeLocal(NAME, text);
  unstored = readLocal(NAME) === text ? unstored.filter(isOther(share)) : replaced(unstored, share);
}
