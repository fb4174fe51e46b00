/** Narration of Doctor Faust: turns as headings, the steps of one piece in a row as one walk. */
import type { Narration } from '@/events/narration';
import type { GameEvent } from '@/api/types';

const WALKS: Readonly<Record<string, string>> = {
  'stone-step': 'stone-walk',
  'stone-walk': 'stone-walk',
  'soul-step': 'soul-walk',
  'soul-walk': 'soul-walk',
};

function merge(before: GameEvent, next: GameEvent): GameEvent | null {
  const kind = WALKS[next.kind];
  if (kind === undefined || WALKS[before.kind] !== kind) return null;
  const [one, two] = [before.params, next.params];
  const sameWalk =
    one['seat'] === two['seat'] && one['stone'] === two['stone'] && one['to'] === two['from'];
  return sameWalk ? { ...next, kind, params: { ...two, from: one['from'] } } : null;
}

export const narration: Narration = {
  chapter: ({ kind, params }) =>
    kind === 'turn' ? { number: Number(params['turn']), seat: Number(params['seat']) } : null,
  merge,
  seats: ['seat', 'owner', 'pair', 'taker', 'winner'],
  great: ['infamy', 'trap', 'soul-card'],
  ill: { trap: 'seat' },
};
