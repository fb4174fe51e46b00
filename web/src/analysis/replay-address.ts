/** Addresses (URLs) of moments in a replay: which match, seen by whom, which version. */
import type { Viewpoint } from '@/api/http-client';

/** Asks for a seat's review besides. */
const REVIEW = 'review';

/** What the address says: whose eyes, which version, and whether the decisions of the seat are to be looked at again. */
export function readReplayAddress(search: string): {
  eyes: Viewpoint;
  version: number | null;
  review: boolean;
} {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | null =>
    /^\d{1,6}$/.test(asked.get(name) ?? '') ? Number(asked.get(name)) : null;
  const eyes = asked.get('seat') === 'all' ? 'revealed' : (number('seat') ?? 'spectator');
  return { eyes, version: number('v'), review: asked.has(REVIEW) };
}

/** The address of a moment, as it was seen with these eyes. */
export function replayAddress(id: string, eyes: Viewpoint, version: number | null): string {
  const seat = eyes === 'revealed' ? 'all' : eyes === 'spectator' ? null : String(eyes);
  const asked = new URLSearchParams();
  if (seat !== null) asked.set('seat', seat);
  if (version !== null) asked.set('v', String(version));
  const query = asked.toString();
  return `/m/${id}/replay${query === '' ? '' : `?${query}`}`;
}

/** The address at which the decisions of a seat are looked at again. */
export const reviewAddress = (id: string, seat: number): string =>
  `${replayAddress(id, seat, null)}&${REVIEW}`;
