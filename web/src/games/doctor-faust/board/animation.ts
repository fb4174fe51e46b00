/** Animation on the board: how a stone leaps and a card flies. */
import { transformTo, type FigurePlacement } from '@/drawing/animation';
import type { Point } from '@/drawing/svg-helpers';

/** A leap in a high bow, as a stone that joins its twin makes it. */
export function leap(from: FigurePlacement, to: FigurePlacement): Keyframe[] {
  const high = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.25);
  return Array.from({ length: 9 }, (_, k) => {
    const u = k / 8;
    const lift = Math.sin(Math.PI * u);
    return {
      transform: transformTo(
        from.x + (to.x - from.x) * u,
        from.y + (to.y - from.y) * u - high * lift,
        from.scale + (to.scale - from.scale) * u + 0.18 * lift,
      ),
      offset: u,
    };
  });
}

/** A card flies from one point to another, growing smaller on the way. */
export function flight(from: Point, to: Point): Keyframe[] {
  const [midX, midY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [
    { transform: `${transformTo(from[0], from[1], 1.25)} rotate(0deg)`, opacity: 1 },
    { transform: `${transformTo(midX, midY, 1.5)} rotate(-8deg)`, opacity: 1, offset: 0.55 },
    { transform: `${transformTo(to[0], to[1], 0.7)} rotate(6deg)`, opacity: 0.5 },
  ];
}
