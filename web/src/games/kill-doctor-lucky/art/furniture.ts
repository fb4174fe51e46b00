/** The furniture of a room: known rooms are furnished, others stand empty. */
import { group, n2 } from '@/drawing/svg-helpers';
import type { Piece } from './furnishing';
import { COMPANY } from './rooms-company';
import { PRIVATE } from './rooms-private';

const ROOMS = { ...COMPANY, ...PRIVATE };

/** The furniture of a room, moved to where the room lies; none in a room of another size. */
export function furniture(
  id: string,
  rect: readonly [number, number, number, number],
): readonly Piece[] {
  const room = ROOMS[id];
  const [x, y, x2, y2] = rect;
  if (room === undefined) return [];
  if (Math.abs(x2 - x - room.size[0]) > 0.6 || Math.abs(y2 - y - room.size[1]) > 0.6) return [];
  return room.pieces().map(({ cover, markup }) => ({
    cover: [cover[0] + x, cover[1] + y, cover[2] + x, cover[3] + y],
    markup: group(markup, `translate(${n2(x)} ${n2(y)})`),
  }));
}
