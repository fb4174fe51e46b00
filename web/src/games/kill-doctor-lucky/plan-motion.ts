/** How figures move on the plan. All of it ends at once when told to. */
import { stillness } from '../../settings.svelte';
import type { Point } from './art/pen';
import type { Stand } from './plan-stand';

const EASE = 'cubic-bezier(.25,.8,.35,1)';

/** Run an animation to its end, or to the signal. A browser without animations shows the end. */
export async function run(
  element: Element | null | undefined,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  if (!element || typeof element.animate !== 'function' || signal.aborted || stillness()) return;
  const animation = element.animate(keyframes, options);
  const finish = (): void => animation.finish();
  signal.addEventListener('abort', finish, { once: true });
  await animation.finished.catch(() => undefined);
  signal.removeEventListener('abort', finish);
}

/** A pause that ends early with the signal. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || stillness()) return Promise.resolve();
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
  `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`;

export const standing = ({ x, y, scale }: Stand): string => place(x, y, scale);

/** From one stand to another along the points between, at an even pace that slows at the end. */
export function glide(from: Stand, way: readonly Point[], to: Stand): Keyframe[] {
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
      transform: place(x, y, from.scale + (to.scale - from.scale) * share),
      offset: share,
      easing: k === stops.length - 2 ? EASE : 'linear',
    };
  });
}

/** Out of one room and into another, as a room card takes a pawn there. */
export function whisk(from: Stand, to: Stand): Keyframe[] {
  return [
    { transform: place(from.x, from.y, from.scale), opacity: 1 },
    {
      transform: place(from.x, from.y - 3, from.scale * 1.15),
      opacity: 0,
      offset: 0.45,
      easing: EASE,
    },
    { transform: place(to.x, to.y - 3, to.scale * 1.15), opacity: 0, offset: 0.5 },
    { transform: place(to.x, to.y, to.scale), opacity: 1, easing: EASE },
  ];
}

/** The Doctor steps aside, unhurt and unaware. */
export const DODGE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(-14px, -6px) rotate(-9deg)', offset: 0.25 },
  { transform: 'translate(12px, -3px) rotate(8deg)', offset: 0.55 },
  { transform: 'translate(-5px, 0) rotate(-4deg)', offset: 0.8 },
  { transform: 'none' },
];

/** The Doctor falls. */
export const FALL: Keyframe[] = [
  { transform: 'none', easing: 'ease-in' },
  { transform: 'rotate(-12deg)', offset: 0.3, easing: 'ease-in' },
  { transform: 'translate(4px, -10px) rotate(88deg)' },
];

export const WHISK = 420;
const STEP = 230;
const LONGEST = 1100;

/** How long a way of so many rooms takes. */
export const duration = (rooms: number): number => Math.min(LONGEST, STEP * Math.max(1, rooms));
