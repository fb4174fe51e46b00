/** The great things that have happened last: said at the table until one acts. */
import type { GameEvent } from '@/api/types';

const GREAT: readonly string[] = [
  'left',
  'devils-home',
  'devil-robbed',
  'devil-handed',
  'devil-taken',
  'banished',
];

/** So many are said at once. */
const MOST = 2;

/** The latest of them, those of one mover together. */
export function newsOf(happened: readonly GameEvent[]): readonly GameEvent[] {
  const great = happened.filter(({ kind }) => GREAT.includes(kind));
  const mover = great.at(-1)?.actor;
  const first = great.findLastIndex(({ actor }) => actor !== mover) + 1;
  return great.slice(first).slice(-MOST);
}
