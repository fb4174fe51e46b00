/** The house itself: walls, doors with the arc they swing, railings. */
import { box, disc, n2, path } from '@/drawing/svg-helpers';
import type { HouseBoard, Opening, Rect, Space } from '../board/types';

/** Path data of all floors, doorways included: stroked, it is the walls. */
export function floorPlan(board: HouseBoard): string {
  return [...board.spaces, ...board.doors].map(({ rect }) => box(...rect)).join('');
}

const narrow = ({ rect: [x1, y1, x2, y2] }: Space): number => Math.min(x2 - x1, y2 - y1);

/** Doors of the printed house that open into the smaller room. */
const INTO = new Set([
  'parlor|carriage_house',
  'trophy_room|green_house',
  'drawing_room|parlor',
  'drawing_room|trophy_room',
]);

interface Door {
  /** Where the leaf sweeps; empty where the doorway has none. */
  sweep: Rect | null;
  leaf: string;
  arc: string;
  sill: string;
}

/** One door: a leaf and its arc, two leaves in a wide doorway, a threshold where neither room has space for one. */
export function door(board: HouseBoard, { a, b, axis, rect }: Opening): Door {
  const [x1, y1, x2, y2] = rect;
  const [first, second] = [
    board.spaces.find(({ id }) => id === a),
    board.spaces.find(({ id }) => id === b),
  ];
  const size = axis === 'ew' ? y2 - y1 : x2 - x1;
  const sill =
    axis === 'ew'
      ? `M${n2((x1 + x2) / 2)} ${n2(y1)}V${n2(y2)}`
      : `M${n2(x1)} ${n2((y1 + y2) / 2)}H${n2(x2)}`;
  const plain: Door = { sweep: null, leaf: '', arc: '', sill };
  if (first === undefined || second === undefined) return plain;
  const wider = narrow(first) >= narrow(second);
  const into = wider === INTO.has(`${a}|${b}`) ? second : first;
  const double = size > 8;
  const leaf = double ? size / 2 : size;
  if (narrow(into) < leaf + 1) return plain;
  const [r1, s1, r2, s2] = into.rect;
  // Turned so that the wall lies along u and the room towards positive v.
  const [u1, u2, lo, hi] = axis === 'ew' ? [y1, y2, s1, s2] : [x1, x2, r1, r2];
  const ahead = axis === 'ew' ? r1 >= x2 - 0.1 : s1 >= y2 - 0.1;
  const wall = axis === 'ew' ? (ahead ? x2 : x1) : ahead ? y2 : y1;
  const deep = wall + (ahead ? leaf : -leaf);
  const at = (u: number, v: number): string =>
    axis === 'ew' ? `${n2(v)} ${n2(u)}` : `${n2(u)} ${n2(v)}`;
  const turn = (hinge: number, open: number): number => {
    const clockwise = hinge < open === ahead;
    return (axis === 'ew') === clockwise ? 0 : 1;
  };
  const one = (hinge: number, open: number): { leaf: string; arc: string } => ({
    leaf: `M${at(hinge, wall)}L${at(hinge, deep)}`,
    arc: `M${at(hinge, deep)}A${n2(leaf)} ${n2(leaf)} 0 0 ${1 - turn(hinge, open)} ${at(open, wall)}`,
  });
  const middle = (u1 + u2) / 2;
  const leaves = double
    ? [one(u1, middle), one(u2, middle)]
    : [Math.abs(u1 - lo) <= Math.abs(hi - u2) ? one(u1, u2) : one(u2, u1)];
  const [v1, v2] = [Math.min(wall, deep), Math.max(wall, deep)];
  return {
    sweep: axis === 'ew' ? [v1, u1, v2, u2] : [u1, v1, u2, v2],
    leaf: leaves.map((each) => each.leaf).join(''),
    arc: leaves.map((each) => each.arc).join(''),
    sill: '',
  };
}

export function doors(board: HouseBoard): string {
  const all = board.doors.map((each) => door(board, each));
  const join = (part: 'leaf' | 'arc' | 'sill'): string => all.map((each) => each[part]).join('');
  return (
    path(join('arc'), 'class="plan-arc"') +
    path(join('leaf'), 'class="plan-leaf"') +
    path(join('sill'), 'class="plan-sill"')
  );
}

/** Balusters between two rails. */
export function railings(board: HouseBoard): string {
  return board.railings
    .map(({ axis, rect: [x1, y1, x2, y2] }) => {
      const level = axis === 'ns';
      const [from, to] = level ? [x1, x2] : [y1, y2];
      const middle = level ? (y1 + y2) / 2 : (x1 + x2) / 2;
      const count = Math.max(2, Math.round((to - from) / 2));
      const posts = Array.from({ length: count + 1 }, (_, k) => {
        const u = from + ((to - from) * k) / count;
        return level ? disc(u, middle, 0.6) : disc(middle, u, 0.6);
      }).join('');
      const rails = level
        ? `M${n2(x1)} ${n2(y1 + 0.3)}H${n2(x2)}M${n2(x1)} ${n2(y2 - 0.3)}H${n2(x2)}`
        : `M${n2(x1 + 0.3)} ${n2(y1)}V${n2(y2)}M${n2(x2 - 0.3)} ${n2(y1)}V${n2(y2)}`;
      return (
        path(box(x1, y1, x2, y2), 'class="plan-gap"') +
        path(rails, 'class="plan-rail"') +
        path(posts, 'class="plan-baluster"')
      );
    })
    .join('');
}
