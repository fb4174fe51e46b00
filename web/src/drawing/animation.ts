/** Animation of figures on a board. All of it ends at once when told to, and nothing moves for who wants it still. */
import type { Point } from './svg-helpers';
import { stillness } from '@/prefs/settings.svelte';

/** Where a figure stands in its drawing, and how large. */
export interface FigurePlacement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How fast time goes for figures: 2 is twice as fast. A table sets it by the reader's pace, a replay by its own. */
export const tempo = { rate: 1 };

export const EASE = 'cubic-bezier(.25,.8,.35,1)';

/** Run an animation to its end, or to the signal. A browser without animations shows the end. */
export async function run(
  element: Element | null | undefined,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  if (!element || typeof element.animate !== 'function' || signal.aborted || stillness()) return;
  const animation = element.animate(keyframes, options);
  animation.playbackRate = tempo.rate;
  const finish = (): void => animation.finish();
  signal.addEventListener('abort', finish, { once: true });
  await animation.finished.catch(() => undefined);
  signal.removeEventListener('abort', finish);
}

/** A time to look, which ends early with the signal. Who wants nothing to move needs it all the more. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds / tempo.rate);
    const early = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', early, { once: true });
  });
}

/** The transform that puts a figure at a point. */
export const transformTo = (x: number, y: number, scale: number): string =>
  `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`;

/** The transform of a figure where it stands. */
export const transformOf = ({ x, y, scale }: FigurePlacement): string => transformTo(x, y, scale);

/** From one stand to another along the points between, at an even pace that slows at the end. */
export function slide(
  from: FigurePlacement,
  way: readonly Point[],
  to: FigurePlacement,
): Keyframe[] {
  const stops: Point[] = [[from.x, from.y], ...way, [to.x, to.y]];
  const lengths = stops.map(([x, y], k) => {
    const before = stops[k - 1] ?? [x, y];
    return Math.hypot(x - before[0], y - before[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return stops.map(([x, y], k) => {
    gone += lengths[k] ?? 0;
    const share = Math.min(1, gone / whole);
    return {
      transform: transformTo(x, y, from.scale + (to.scale - from.scale) * share),
      offset: share,
      easing: k === stops.length - 2 ? EASE : 'linear',
    };
  });
}
