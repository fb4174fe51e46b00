/** How Teufel Teufel is told: turns as headings, a sled's steps as one walk, a shuffle's cards together. */
import type { Telling } from '../../board';
import type { GameEvent } from '../../frames';

const isWalk = ({ kind }: GameEvent): boolean => kind === 'step' || kind === 'walk';

/** Single cells told as one list of them. */
const TOGETHER: Readonly<Record<string, string>> = { lifted: 'lifted-cards', laid: 'laid-cards' };

const cellsOf = ({ params }: GameEvent): unknown[] =>
  Array.isArray(params['cells']) ? params['cells'] : [params['cell']];

function merge(before: GameEvent, next: GameEvent): GameEvent | null {
  const [one, two] = [before.params, next.params];
  if (one['seat'] !== two['seat']) return null;
  if (isWalk(before)) {
    // A letter that lets one pass is why the walk goes on.
    if (next.kind === 'letter-known') return two['cell'] === one['to'] ? before : null;
    if (next.kind !== 'step' || one['to'] !== two['from']) return null;
    return { ...next, kind: 'walk', params: { ...two, from: one['from'] ?? null } };
  }
  if (before.kind === 'swap-begins' && next.kind === 'swap') return next;
  const kind = TOGETHER[next.kind];
  if (kind === undefined || (before.kind !== next.kind && before.kind !== kind)) return null;
  const cells = [...cellsOf(before), ...cellsOf(next)];
  return { ...next, kind, params: { seat: two['seat'] ?? null, cells } as GameEvent['params'] };
}

export const telling: Telling = {
  chapter: ({ kind, params }) =>
    kind === 'turn' ? { number: Number(params['turn']), seat: Number(params['seat']) } : null,
  merge,
  // `to` is a seat where a devil changes hands; cells are left as they are.
  seats: ['seat', 'victim', 'to', 'left', 'losers'],
  great: ['left', 'devil-robbed', 'devil-handed', 'banished', 'letter-lost'],
};
