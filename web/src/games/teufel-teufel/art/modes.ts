/** The signs of what a turn may be, drawn in lines, and the fire under the place of the possessed. */
import { jitter, n1 } from '@/drawing/svg-helpers';

/** In a space of 32 by 32. */
export const MODE_SIGNS = {
  move: '<path d="M8 4C5 7 4 12 6 17L10.500 17.500 11 5ZM12.500 5C15.500 8 16.500 12.500 15 17.500L11 17.500M19 14C16 17 15 22 17 27L21.500 27.500 22 15ZM23.500 15C26.500 18 27.500 22.500 26 27.500L22 27.500"/>',
  swap: '<path d="M4 20V11a5 5 0 0 1 10 0V20ZM18 25V16a5 5 0 0 1 10 0V25ZM17 6h7v5M21.500 8.500 24 11 26.500 8.500M15 27H8V23M5.500 25.500 8 23 10.500 25.500"/>',
  shuffle: '<path d="M3 22 6 10q5-5 8-1L12 24ZM11 24V10q5-5 10 0V24ZM20 24 18 9q4-4 9 1L29 22Z"/>',
} as const;

const tongue = (x: number, y: number, s: number, lean: number): string =>
  `M${n1(x)} ${n1(y)}c${n1(-5 * s)} ${n1(-4 * s)} ${n1(-4.5 * s)} ${n1(-9 * s)} ${n1(-s + lean)} ${n1(-15 * s)}c${n1(0.4 * s)} ${n1(3 * s)} ${n1(1.6 * s)} ${n1(4 * s)} ${n1(2.4 * s)} ${n1(2.2 * s)}c${n1(3.6 * s)} ${n1(4.4 * s)} ${n1(3.6 * s)} ${n1(9 * s)} ${n1(-1.4 * s - lean)} ${n1(12.8 * s)}Z`;

const ROWS: readonly (readonly [count: number, size: number, colour: string])[] = [
  [15, 2.6, 'back'],
  [19, 1.9, 'back-flame'],
  [24, 1.25, 'back-flame-lit'],
];

function belt(width: number, height: number): string {
  const chance = jitter(3);
  return ROWS.map(([count, size, colour], row) => {
    const d = Array.from({ length: count }, (_, k) =>
      tongue(
        (width * (k + 0.5)) / count + chance(-4, 4),
        height + 2 * (row + 1),
        size * chance(0.75, 1.15),
        chance(-1.5, 1.5),
      ),
    ).join('');
    return `<path d="${d}" fill="var(--tt-${colour})"/>`;
  }).join('');
}

/** A belt of fire, 300 by 60. */
export const FLAMES = belt(300, 60);
