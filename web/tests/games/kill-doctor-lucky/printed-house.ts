/** Boards for tests of the plan: the printed house from its file, and a small house of somebody's own. */
import printed from '../../../../src/diablerie/games/kill_doctor_lucky/mansion/mansion.json';
import type {
  Axis,
  HouseBoard,
  Opening,
  Rect,
  SightLine,
  Space,
} from '@/games/kill-doctor-lucky/board/types';

interface File {
  spaces: readonly Space[];
  start_space: string;
  doors: readonly Opening[];
  sight_only_openings: readonly Opening[];
}

const range = (axis: Axis, [x1, y1, x2, y2]: Rect): readonly [number, number] =>
  axis === 'ns' ? [x1, x2] : [y1, y2];

/** All longest chains of openings in one direction that share a range across it. */
function linesOf({ spaces, doors, sight_only_openings }: File): SightLine[] {
  const rects = new Map(spaces.map(({ id, rect }) => [id, rect]));
  const chains = (['ns', 'ew'] as const).flatMap((axis) => {
    const start = (id: string): number => rects.get(id)?.[axis === 'ns' ? 1 : 0] ?? 0;
    const ways = [...doors, ...sight_only_openings]
      .filter((open) => open.axis === axis)
      .map(({ a, b, rect }) => ({
        from: start(a) < start(b) ? a : b,
        to: start(a) < start(b) ? b : a,
        span: range(axis, rect),
      }));
    const grow = (chain: readonly string[], lo: number, hi: number): SightLine[] => {
      const longer = ways
        .filter(({ from }) => from === chain.at(-1))
        .map(({ to, span }) => ({ to, lo: Math.max(lo, span[0]), hi: Math.min(hi, span[1]) }))
        .filter((way) => way.hi > way.lo);
      if (longer.length > 0)
        return longer.flatMap((way) => grow([...chain, way.to], way.lo, way.hi));
      return chain.length > 1 ? [{ axis, spaces: chain, span: [lo, hi] }] : [];
    };
    return spaces.flatMap(({ id }) => grow([id], -Infinity, Infinity));
  });
  const told = chains.map(({ axis, spaces: chain }) => `${axis} ${chain.join(' ')} `);
  return chains.filter((_, k) => {
    const [axis = '', ...chain] = (told[k] ?? '').trim().split(' ');
    return !told.some(
      (other, j) =>
        j !== k &&
        other.startsWith(axis) &&
        other.length > (told[k] ?? '').length &&
        other.includes(` ${chain.join(' ')} `),
    );
  });
}

export function boardOf(file: File): HouseBoard {
  const lines = linesOf(file);
  const ids = file.spaces.map(({ id }) => id);
  const pairs = (joined: (a: string, b: string) => boolean): Record<string, string[]> =>
    Object.fromEntries(ids.map((a) => [a, ids.filter((b) => a !== b && joined(a, b))]));
  const numbered = file.spaces
    .filter(({ number }) => number !== null)
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  return {
    size: [
      Math.min(...file.spaces.map(({ rect }) => rect[0])) +
        Math.max(...file.spaces.map(({ rect }) => rect[2])),
      Math.min(...file.spaces.map(({ rect }) => rect[1])) +
        Math.max(...file.spaces.map(({ rect }) => rect[3])),
    ],
    spaces: file.spaces,
    start: file.start_space,
    doors: file.doors,
    railings: file.sight_only_openings,
    neighbours: pairs((a, b) =>
      file.doors.some((door) => [door.a, door.b].includes(a) && [door.a, door.b].includes(b)),
    ),
    sees: pairs((a, b) => lines.some(({ spaces }) => spaces.includes(a) && spaces.includes(b))),
    next: Object.fromEntries(
      numbered.map(({ id }, k) => [id, numbered[(k + 1) % numbered.length]?.id ?? null]),
    ),
    lines,
    weapons: {},
    deck: {},
  };
}

export const PRINTED = boardOf(printed as unknown as File);

const room = (id: string, rect: Rect, number: number | null): Space => ({
  id,
  name: id.replace('_', ' '),
  kind: 'room',
  named: true,
  number,
  rect,
});

/** Two rooms over a hall, a cellar without a door to anywhere but the hall, and an attic with a railing. */
export const COTTAGE = boardOf({
  spaces: [
    room('den', [4, 4, 24, 20], 1),
    room('cold_room', [26, 4, 50, 20], 2),
    { ...room('passage', [4, 22, 50, 27], null), kind: 'hallway', named: false },
    room('kitchen', [4, 29, 18, 48], 3),
    room('loft', [20, 29, 50, 48], null),
  ],
  start_space: 'den',
  doors: [
    { a: 'den', b: 'cold_room', axis: 'ew', rect: [24, 6, 26, 11] },
    { a: 'den', b: 'passage', axis: 'ns', rect: [8, 20, 14, 22] },
    { a: 'passage', b: 'kitchen', axis: 'ns', rect: [9, 27, 15, 29] },
  ],
  sight_only_openings: [{ a: 'passage', b: 'loft', axis: 'ns', rect: [24, 27, 44, 29] }],
});
