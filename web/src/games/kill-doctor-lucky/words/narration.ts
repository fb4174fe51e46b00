/** Narration of Kill Doctor Lucky: turns as headings, the steps of one card as one walk. */
import type { Narration } from '@/events/narration';
import type { GameEvent } from '@/api/types';

const WALKS = ['card-step', 'card-walk'];

function merge(before: GameEvent, next: GameEvent): GameEvent | null {
  if (next.kind !== 'card-step' || !WALKS.includes(before.kind)) return null;
  const [one, two] = [before.params, next.params];
  const sameWalk =
    one['seat'] === two['seat'] && one['pawn'] === two['pawn'] && one['to'] === two['from'];
  // Of who is back where they were one would be told that they have gone from a room to the same room.
  return sameWalk && one['from'] !== two['to']
    ? { ...next, kind: 'card-walk', params: { ...two, from: one['from'] ?? null } }
    : null;
}

export const narration: Narration = {
  chapter: ({ kind, params }) =>
    kind === 'turn' ? { number: Number(params['turn']), seat: Number(params['seat']) } : null,
  merge,
  seats: ['seat', 'attacker', 'by', 'winner', 'instead'],
  great: ['murder', 'foiled'],
  ill: { foiled: 'seat' },
};
