/** Local storage: what this browser keeps for its reader. A browser that keeps nothing still plays. */

export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(`diablerie-${name}`);
  } catch {
    return null;
  }
}

/** Keep something; null: forget it. */
export function writeLocal(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`diablerie-${name}`);
    else localStorage.setItem(`diablerie-${name}`, value);
  } catch {
    // Nothing is kept then.
  }
}

/** What the reader last wanted to be called. */
export const readName = (): string => readLocal('name') ?? '';
export const writeName = (name: string): void => writeLocal('name', name);

/** How many matches' hashes are kept. */
const MOST_HASHES = 200;

type Hashes = readonly (readonly [match: string, hash: string])[];

function hashes(): Hashes {
  try {
    const known: unknown = JSON.parse(readLocal('seed-hashes') ?? '[]');
    return Array.isArray(known) ? (known as Hashes) : [];
  } catch {
    return [];
  }
}

/** Keep the hash of a match's seed as it was published while nobody here could know the seed. */
export function writeHash(match: string, hash: string): void {
  const known = hashes();
  if (known.some(([id]) => id === match)) return;
  writeLocal('seed-hashes', JSON.stringify([...known, [match, hash]].slice(-MOST_HASHES)));
}

/** The hash that was kept of a match's seed. */
export const readHash = (match: string): string | null =>
  hashes().find(([id]) => id === match)?.[1] ?? null;

/** The match of which this hash was kept. */
export const matchWithHash = (hash: string): string | null =>
  hashes().find(([, known]) => known === hash)?.[0] ?? null;
