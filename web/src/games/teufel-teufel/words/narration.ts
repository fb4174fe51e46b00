/** Narration of Teufel Teufel: turns as headings, steps as one walk, a card and what comes of it as one line. */
import type { Narration } from '@/events/narration';
import type { GameEvent } from '@/api/types';

const isWalk = ({ kind }: GameEvent): boolean => kind === 'step' || kind === 'walk';

/** Single cells told as one list of them. */
const TOGETHER: Readonly<Record<string, string>> = { lifted: 'lifted-cards', laid: 'laid-cards' };

const isForced = ({ params }: GameEvent): boolean => params['why'] === 'unknown-letter';

/** What comes at once of a card that is turned up, told with it. */
function outcomeOf(event: GameEvent): string | null {
  if (event.kind === 'letter-won') return 'turned-up-won';
  return event.kind === 'stopped' && isForced(event) ? 'turned-up-stopped' : null;
}

const cellsOf = ({ params }: GameEvent): unknown[] =>
  Array.isArray(params['cells']) ? params['cells'] : [params['cell']];

/** What comes after a walk, told with it. */
function mergeWalk(before: GameEvent, next: GameEvent): GameEvent | null {
  const [one, two] = [before.params, next.params];
  if (next.kind === 'step' && one['to'] === two['from'])
    return { ...next, kind: 'walk', params: { ...two, from: one['from'] ?? null } };
  if (one['to'] !== two['cell']) return null;
  // A letter that lets one pass is why the walk goes on; where it ends one has stopped.
  if (next.kind === 'letter-known' || (next.kind === 'stopped' && !isForced(next))) return before;
  // Where a card is turned up one has come to it; only of a longer way there is more to tell.
  return next.kind === 'turned-up' && before.kind === 'step' ? next : null;
}

function merge(before: GameEvent, next: GameEvent): GameEvent | null {
  const [one, two] = [before.params, next.params];
  if (one['seat'] !== two['seat']) return null;
  if (isWalk(before)) return mergeWalk(before, next);
  if (before.kind === 'turned-up') {
    const together = one['cell'] === two['cell'] ? outcomeOf(next) : null;
    return together === null ? null : { ...next, kind: together, params: one };
  }
  if (before.kind === 'swap-begins' && next.kind === 'swap') return next;
  const kind = TOGETHER[next.kind];
  if (kind === undefined || (before.kind !== next.kind && before.kind !== kind)) return null;
  const cells = [...cellsOf(before), ...cellsOf(next)];
  return { ...next, kind, params: { seat: two['seat'] ?? null, cells } as GameEvent['params'] };
}

export const narration: Narration = {
  chapter: ({ kind, params }) =>
    kind === 'turn' ? { number: Number(params['turn']), seat: Number(params['seat']) } : null,
  merge,
  // `to` is a seat where a devil changes hands; cells are left as they are.
  seats: ['seat', 'victim', 'to', 'left', 'losers'],
  great: ['left', 'devil-robbed', 'devil-handed', 'banished', 'letter-lost'],
  ill: { 'devil-handed': 'to', 'letter-lost': 'seat' },
};
