/** The faces of the damned: heads, brows, eyes, noses, mouths. */
import { ball, dot, fine, ink, line, tint } from './strokes';

export const HEADS = {
  round: 'M22 37C22 28 28 24 34 24S46 28 46 37 41 52 34 52 22 46 22 37Z',
  long: 'M23.5 35C23.5 27 28 23 34 23S44.5 27 44.5 35 41 55 34 55 23.5 43 23.5 35Z',
  jowl: 'M25 33C25 26 29 23 34 23S43 26 43 33C43 37 48 40 47 45 45 52 40 54 34 54S23 52 21 45C20 40 25 37 25 33Z',
  thin: 'M25 32C25 26 29 23 34 23S43 26 43 32 42 44 39 50C37 54 31 54 29 50 26 44 25 38 25 32Z',
  square: 'M23 32C23 26 28 23.5 34 23.5S45 26 45 32L46 44C46 50 41 53.5 34 53.5S22 50 22 44Z',
  heart:
    'M21.5 35C21.5 27 27 23.5 34 23.5S46.5 27 46.5 35C46.5 43 40 48 37.5 52 35.5 55 32.5 55 30.5 52 28 48 21.5 43 21.5 35Z',
} as const;

export const BROWS = {
  none: '',
  worried: line('M25.5 32.5 31 29.8M42.5 32.5 37 29.8'),
  angry: line('M25.5 29.8 31.5 32.5M42.5 29.8 36.5 32.5'),
  bushy: ink(
    'M24.5 32.5Q27.5 28 32 30.5L32 33Q28 31.5 25 34ZM43.5 32.5Q40.5 28 36 30.5L36 33Q40 31.5 43 34Z',
  ),
  raised: line('M26 31q3-3 5.5-1M36.5 28.5q3-2 5.5 1.5'),
} as const;

const white = (x: number, y: number, r: number): string => ball(x, y, r, 'eye-white');

export const EYES = {
  wide: white(29.3, 36, 3.7) + white(38.7, 36, 3.7) + dot(29.9, 36.6, 1.4) + dot(38.1, 36.6, 1.4),
  up: white(29.3, 36, 3.4) + white(38.7, 36, 3.4) + dot(29.6, 34.2, 1.4) + dot(38.4, 34.2, 1.4),
  shut: line('M26.3 36q3 2.8 6 0M35.7 36q3 2.8 6 0'),
  sly:
    tint('eye-white', 'M25.8 34.5h6.7q-.5 3.6-3.3 3.6T25.8 34.5Z') +
    tint('eye-white', 'M35.5 34.5h6.7q-.7 3.6-3.4 3.6t-3.3-3.6Z') +
    dot(30.8, 36, 1.2) +
    dot(40.4, 36, 1.2),
  specs:
    white(28.8, 36, 4.3) +
    white(39.2, 36, 4.3) +
    line('M33 35.5h2M24.5 35l-2.5-1M43.5 35l2.5-1') +
    dot(29, 36.4, 1.3) +
    dot(39, 36.4, 1.3),
  patch:
    white(29.3, 36, 3.4) +
    dot(29.5, 36.5, 1.4) +
    line('M23 28 47 34.5') +
    ink('M34.8 32.5h8.6q0 7-4.4 7t-4.2-7Z'),
  monocle:
    line('M26.3 35.5q3 2.6 6 0') +
    white(39, 36, 4.5) +
    dot(39, 36.2, 1.4) +
    fine('M43 38.5q3 6 2 13'),
  tear:
    dot(29.8, 36, 1.8) +
    dot(38.2, 36, 1.8) +
    `<path d="M40.5 39.5q2.6 4 0 5.4-2.6-1.4 0-5.4M27.5 39.5q-2.6 4 0 5.4 2.6-1.4 0-5.4" fill="var(--tt-tear)" class="tt-m"/>`,
  crossed: white(30, 36, 3.5) + white(38, 36, 3.5) + dot(32, 36.6, 1.4) + dot(36, 36.6, 1.4),
  dots: dot(29.8, 36, 1.9) + dot(38.2, 36, 1.9),
} as const;

export const NOSES = {
  none: '',
  hook: line('M33.5 37Q37.2 43 35.5 44.5 33 45 32.2 43.6'),
  bulb: ball(34, 42, 3.4, 'blush'),
  snub: line('M32 43q2 1.8 4 0'),
  beak: `<path d="M34 36.5 39.5 45 33 45" fill="var(--s)" class="tt-l"/>`,
  button: line('M32.5 42q1.5 2 3 0'),
} as const;

const beard = (d: string): string => `<path d="${d}" fill="var(--h)" class="tt-l"/>`;

export const MOUTHS = {
  none: '',
  howl: `<ellipse cx="34" cy="48" rx="3" ry="3.6" fill="var(--tt-ink)"/><path d="M32 50.2q2-1.4 4 0" fill="none" stroke="var(--tt-wine)" stroke-width="1.2"/>`,
  moustache: ink(
    'M34 45.4C31 43.4 26.5 44.8 24.5 48.6 28.5 50 32.5 49 34 47 35.5 49 39.5 50 43.5 48.6 41.5 44.8 37 43.4 34 45.4Z',
  ),
  curled:
    `<path d="M34 46C31 44 28 48.5 25 47.5 23 46.5 23.5 44 25 44M34 46C37 44 40 48.5 43 47.5 45 46.5 44.5 44 43 44" fill="none" stroke="var(--tt-ink)" stroke-width="2" stroke-linecap="round"/>` +
    line('M32 50.5q2-1 4 0'),
  beard:
    beard('M23 41C24 52 28 61 34 63.5 40 61 44 52 45 41 42 46.5 38 45.5 34 45.5S26 46.5 23 41Z') +
    line('M31 49.5h6') +
    fine('M28.5 52.5l1.5 6M34 53.5v7M39.5 52.5l-1.5 6'),
  fork:
    beard(
      'M24 44C26 50 28 52 30 53L29 63 34 56 39 63 38 53C40 52 42 50 44 44 41 47 38 46 34 46S27 47 24 44Z',
    ) + line('M32 49.5h4'),
  stubble:
    line('M30.5 49.5q3.5-2.6 7 0') +
    fine('M27 48v1M29.5 51.5v1M32.5 52.5v.8M35.5 52.5v.8M38.5 51.5v1M41 48v1'),
  grim: line('M29.5 49.5q4.5-3.4 9 0'),
  teeth:
    tint('eye-white', 'M28.5 46h11q-1 5-5.5 5t-5.5-5Z') + fine('M31.5 46v4M34.2 46v4.8M36.9 46v4'),
  wavy: line('M28.5 48.5q1.8-2 3.6 0t3.7 0 3.7 0'),
  pout: tint('wine', 'M31.2 47.6q1.5-1.9 2.8-.5 1.3-1.4 2.8.5-1.3 3-2.8 3t-2.8-3Z'),
  fangs:
    ink('M28.5 46.5Q34 44.5 39.5 46.5 38 51.5 34 51.5T28.5 46.5Z') +
    `<path d="M30 46.4l1.2 3 1.2-3.4ZM35.6 46l1.2 3.4 1.2-3Z" fill="var(--tt-eye-white)"/>`,
} as const;
