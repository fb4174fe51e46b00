/** Animation on the board: how long things take on the board, and how they move there. */
import { transformTo, slide, transformOf, type FigurePlacement } from '@/drawing/animation';
import type { Point } from '@/drawing/svg-helpers';
import { bow, FAN } from './geometry';

export const STEP = 230;
export const TURN = 120;
export const TIP = 620;
export const SWAP = 460;
export const FLY = 420;
export const MIX = 640;
export const LEAVE = 820;

/** A card turning over its upright axis: to its edge, then from its edge. */
export const TO_EDGE: Keyframe[] = [
  { transform: 'scaleX(1)' },
  { transform: 'translateY(-4px) scaleX(.02)' },
];
export const FROM_EDGE: Keyframe[] = [...TO_EDGE].reverse();

/** A card tipped up for a look below, and back. */
export const TIPPED: Keyframe[] = [
  { transform: 'none', offset: 0 },
  { transform: 'translateY(-6px) rotate(-7deg) scale(1.04,.86)', offset: 0.3 },
  { transform: 'translateY(-6px) rotate(-7deg) scale(1.04,.86)', offset: 0.75 },
  { transform: 'none', offset: 1 },
];

/** A sled set down from above. */
export function setDown(stand: FigurePlacement): Keyframe[] {
  const { x, y, scale } = stand;
  return [
    { transform: transformTo(x, y - 26, scale * 1.5), opacity: 0 },
    { transform: transformOf(stand), opacity: 1 },
  ];
}

/** A sled drawn up into the light. */
export function drawnUp(stand: FigurePlacement): Keyframe[] {
  const { x, y, scale } = stand;
  return [
    { transform: transformOf(stand), opacity: 1 },
    { transform: transformTo(x, y - 10, scale * 1.25), opacity: 1, offset: 0.35 },
    { transform: transformTo(x, y - 90, scale * 0.7), opacity: 0 },
  ];
}

/** From one stand to another through the air. */
export function thrown(from: FigurePlacement, to: FigurePlacement, bend: number): Keyframe[] {
  const way = bow([from.x, from.y], [to.x, to.y], bend).slice(1, -1);
  return slide(from, way, to);
}

const shift = ([x, y]: Point, turn: number, scale: number): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${scale.toFixed(3)})`;

/** A card carried from one corner to another in a bow, growing or shrinking on its way. */
export function carried(
  from: Point,
  to: Point,
  [first, last]: readonly [number, number] = [1, 1],
): Keyframe[] {
  const points = bow(from, to, 0.2);
  return points.map((point, k) => ({
    transform: shift(point, 0, first + ((last - first) * k) / (points.length - 1)),
  }));
}

/** A card of the fan changing places with others before it comes to its own again. */
export function mixed(own: Point, through: readonly Point[], turn: number): Keyframe[] {
  return [own, ...through, own].map((point) => ({ transform: shift(point, turn, FAN) }));
}
