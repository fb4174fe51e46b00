/** What the damned wear below the chin. */
import { ball, cloth, dot, fine, gilt, ink, line, linen, tint } from './strokes';

const BODY = cloth('M6 82C7 66 17 58 28 56L34 58 40 56C51 58 61 66 62 82Z');

const WORN = {
  ruff:
    linen(
      'M17 57.5Q19.5 50.5 26 53 29 49.5 34 52 39 49.5 42 53 48.5 50.5 51 57.5 48 63 42.5 60.5 39 65 34 61.5 29 65 25.5 60.5 20 63 17 57.5Z',
    ) + fine('M23 54l2.5 6M28.5 53l1.5 8M34 53v8.5M39.5 53 38 61M45 54l-2.5 6'),
  lapel:
    linen('M28 55 34 67 40 55 34 58Z') +
    line('M28 55 23 60 33 80M40 55 45 60 35 80') +
    ink('M34 60 29.5 56.5V64ZM34 60 38.5 56.5V64Z'),
  gorget: tint('steel', 'M22 59Q34 52 46 59L48 67Q34 74 20 67Z') + fine('M23 62.5Q34 68.5 45 62.5'),
  stole: linen('M27 56 29 82H36L33 58ZM41 56 39 82H33L35 58Z') + line('M42 66v7M39 68.5h6'),
  shawl:
    linen('M26 55 34 71 42 55 51 62 34 81 17 62Z') + fine('M22 62l12 14M46 62 34 76M30 62l4 7 4-7'),
  frogs:
    linen('M28 55Q34 60 40 55L41 60Q34 65 27 60Z') +
    line('M35 65v17') +
    ball(39, 68, 1.9, 'gilt') +
    ball(39.6, 75, 1.9, 'gilt'),
  chain: `<path d="M22 58Q25 74 36 75 47 74 47 58" fill="none" stroke="var(--tt-gilt)" stroke-width="3" stroke-dasharray="3 1.6"/>${gilt('M32 74h8l-1.5 7h-5Z')}`,
  bow:
    linen('M26 56Q34 61 42 56L42 60Q34 65 26 60Z') +
    linen('M34 61.5 24 56.5V68ZM34 61.5 44 56.5V68Z') +
    ball(34, 61.5, 2.2, 'linen'),
  toga:
    linen('M28 56Q34 61 40 56L48 59 22 82H10Q12 68 20 60Z') +
    fine('M30 61 14 80M37 62 19 81M43 62 25 79'),
  stripes:
    linen('M24 57.5 28 56Q34 61 40 56L44 57.5 40 82H28Z') + line('M26 64h16M27 70h14M27.5 76h13'),
  medals:
    line('M34 58V82') +
    ball(41, 67, 2.6, 'gilt') +
    ball(47, 66, 2.6, 'gilt') +
    ink('M39.5 61h3v4h-3ZM45.5 60.5h3v3.5h-3Z') +
    dot(34, 66, 1.1) +
    dot(34, 73, 1.1),
  noose: `<path d="M23 57Q34 66 45 57" fill="none" stroke="var(--tt-ink)" stroke-width="4.6"/><path d="M23 57Q34 66 45 57M38 61 41 78" fill="none" stroke="var(--tt-straw)" stroke-width="2.8" stroke-dasharray="2.6 .8"/>`,
  pearls: `<path d="M25 57Q28 70 34 70T43 57" fill="none" stroke="var(--tt-ink)" stroke-width="4.2" stroke-dasharray="0 4" stroke-linecap="round"/><path d="M25 57Q28 70 34 70T43 57" fill="none" stroke="var(--tt-linen)" stroke-width="3" stroke-dasharray="0 4" stroke-linecap="round"/>`,
  coat: line('M34 58V82M28 56 31 63 34 60 37 63 40 56') + dot(36.6, 68, 1.2) + dot(36.6, 75, 1.2),
} as const;

export type Garment = keyof typeof WORN;

export const garment = (name: Garment): string => BODY + WORN[name];
