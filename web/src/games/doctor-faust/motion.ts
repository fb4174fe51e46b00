/** Things that move on the board: lines walked, cards turned and flown. All of it ends at once when told to. */
import type { Point } from './art/pen';
import type { Stand } from './stand';

const EASE = 'cubic-bezier(.25,.8,.35,1)';

/** Run an animation to its end, or to the signal. A browser without animations shows the end. */
export async function run(
  element: Element | null | undefined,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  if (!element || typeof element.animate !== 'function' || signal.aborted) return;
  const animation = element.animate(keyframes, options);
  const finish = (): void => animation.finish();
  signal.addEventListener('abort', finish, { once: true });
  await animation.finished.catch(() => undefined);
  signal.removeEventListener('abort', finish);
}

/** A pause that ends early with the signal. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const early = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', early, { once: true });
  });
}

const place = (x: number, y: number, scale: number): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;

export const standing = ({ x, y, scale }: Stand): string => place(x, y, scale);

/** Slide from one stand to another along the points between. */
export function slide(from: Stand, way: readonly Point[], to: Stand): Keyframe[] {
  const stops = [[from.x, from.y] as const, ...way, [to.x, to.y] as const];
  const lengths = stops.map(([x, y], k) => {
    const before = stops[k - 1] ?? [x, y];
    return Math.hypot(x - before[0], y - before[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return stops.map(([x, y], k) => {
    gone += lengths[k] ?? 0;
    const share = gone / whole;
    return {
      transform: place(x, y, from.scale + (to.scale - from.scale) * share),
      offset: Math.min(1, share),
      easing: k === stops.length - 2 ? EASE : 'linear',
    };
  });
}

/** A leap in a high bow, as a stone that joins its twin makes it. */
export function leap(from: Stand, to: Stand): Keyframe[] {
  const high = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.25);
  return Array.from({ length: 9 }, (_, k) => {
    const u = k / 8;
    const lift = Math.sin(Math.PI * u);
    return {
      transform: place(
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
    { transform: `${place(from[0], from[1], 1.25)} rotate(0deg)`, opacity: 1 },
    { transform: `${place(midX, midY, 1.5)} rotate(-8deg)`, opacity: 1, offset: 0.55 },
    { transform: `${place(to[0], to[1], 0.7)} rotate(6deg)`, opacity: 0.5 },
  ];
}
