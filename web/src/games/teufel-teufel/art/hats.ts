/** What the damned wear on their heads: hats, crowns, helmets. */
import { ball, both, cloth, clothBall, dot, fine, gilt, ink, line, linen, tint } from './strokes';

/** What is drawn behind a head and over it. */
export interface Headgear {
  behind?: string;
  over: string;
  /** It hides the ears. */
  ears?: false;
  /** It hides the face. */
  face?: false;
}

const shine = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--tt-felt-shine)" stroke-width=".9"/>`;

export const HATS = {
  cook: {
    over:
      linen('M25 28V20C18 19 18 9 27 10 29 4 39 4 41 10 50 9 50 19 43 20V28Q34 24.5 25 28Z') +
      cloth('M25 23Q34 19.5 43 23V28Q34 24.5 25 28Z') +
      fine('M30 18.5v-5M34 17.5v-6M38 18.5v-5'),
  },
  feather: {
    over:
      cloth('M17 26C20 18 26 14 36 14 45 14 50 19 51 25 40 21 28 23 17 29Z') +
      linen('M38 15C40 6 50 3 56 8 52 9 53 12 55 14 50 14 44 17 40 20Z') +
      fine('M40 17Q46 11 53 9'),
  },
  jester: {
    over:
      cloth(
        'M22 31C16 28 11 20 14 13 18 13 24 17 27 22 28 14 32 8 38 5 39 11 40 16 40 22 44 18 50 17 54 20 54 27 49 30 46 32 38 25 30 25 22 31Z',
      ) +
      line('M27 22 28 27M40 22V27') +
      ball(13, 13, 2.6, 'gilt') +
      ball(38.5, 5.4, 2.6, 'gilt') +
      ball(54, 20.5, 2.6, 'gilt'),
  },
  crown: {
    over:
      gilt('M22.5 28 19.5 11 26.5 18 30 7 34 16.5 38 7 41.5 18 48.5 11 45.5 28Q34 24 22.5 28Z') +
      cloth('M23 28 22.4 24Q34 20 45.6 24L45 28Q34 24 23 28Z') +
      clothBall(30, 6.6, 2) +
      clothBall(38, 6.6, 2) +
      clothBall(19.4, 10.6, 1.8) +
      clothBall(48.6, 10.6, 1.8),
  },
  papal: {
    over:
      linen('M24 28C21 17 26 7 34 3 42 7 47 17 44 28Q34 23.5 24 28Z') +
      cloth('M23.2 24.5Q34 20 44.8 24.5L44 28.5Q34 24.5 24 28.5Z') +
      cloth('M23.4 17.5Q34 13.5 44.6 17.5L45 20.8Q34 16.8 23 20.8Z') +
      cloth('M26.2 10.5Q34 7.5 41.8 10.5L43.4 13.8Q34 10.4 24.6 13.8Z') +
      line('M34 3V-2M31.8 0h4.4'),
  },
  nightcap: {
    over:
      cloth(
        'M22 30C22 18 30 8 42 9 50 10 53 18 52 28 48 22 46 20 44 21 46 24 46 27 46 30 38 25 30 25 22 30Z',
      ) +
      ball(52, 30, 3.6, 'linen') +
      linen('M21.5 31Q34 24.5 46.5 31L45.5 27Q34 20.5 22.5 27Z'),
  },
  pirate: {
    over:
      cloth('M22 31C20 19 26 14 34 14S48 19 46 30Q34 22 22 31Z') +
      cloth('M46 28Q53 28 55 35 49 34 46 31Z') +
      cloth('M46 29Q50 33 49 40 45 36 44.5 31Z'),
  },
  helm: {
    ears: false,
    face: false,
    over:
      tint('steel', 'M21 50V32C21 19 27 14 34 14S47 19 47 32V50Q34 58 21 50Z') +
      ink('M23 35H45V39.5H23Z') +
      `<circle cx="29" cy="37.2" r="1.4" fill="var(--tt-eye)"/><circle cx="39" cy="37.2" r="1.4" fill="var(--tt-eye)"/>` +
      line('M34 14V54M27 45v4M29.7 45.6v4M38.3 45.6v4M41 45v4') +
      cloth('M34 15C33 6 40 2 50 5 46 8 47 12 52 14 45 15 40 17 36 16Z'),
  },
  mitre: {
    over:
      linen('M24 27Q20 15 34 2 48 15 44 27 34 23.5 24 27Z') +
      cloth('M31.5 5.2 34 2.6 36.5 5.2V25h-5Z') +
      cloth('M23.2 21.5Q34 17.5 44.8 21.5L44 27.5Q34 23.5 24 27.5Z'),
  },
  bowler: {
    over:
      ink('M24 26C23 13 28 9.5 34 9.5S45 13 44 26Z') +
      cloth('M24 21h20V26H24Z') +
      ink('M18 25.5Q34 21.5 50 25.5 47 30.5 34 29.4T18 25.5Z') +
      shine('M28.5 13q-1.5 3-1.3 7'),
  },
  top: {
    over:
      ink('M26 26 24 5.5Q34 2.5 44 5.5L42 26Z') +
      cloth('M25.5 20Q34 22.5 42.5 20L42 26Q34 28 26 26Z') +
      ink('M18 26.5Q34 20.5 50 26.5 51 30.5 34 29.5T18 26.5Z') +
      shine('M29 7.5v10.5M31.5 7.5v10.5'),
  },
  tricorne: {
    over:
      ink(
        'M13 20Q24 21 28 9.5 34 5 40 9.5 44 21 55 20 51 30.5 43 28.5 34 24 25 28.5 17 30.5 13 20Z',
      ) +
      `<path d="M14 20.6Q24.5 22.5 28.5 11.5M54 20.6Q43.5 22.5 39.5 11.5" fill="none" stroke="var(--tt-gilt)" stroke-width="1.4"/>` +
      clothBall(34, 18, 4),
  },
  witch: {
    over:
      ink('M25 26Q31 17 30 8L25.5 2 36 4Q40 17 44 26Z') +
      cloth('M25.5 20.5Q34 24.5 42.4 20.5L44 26Q34 29 25 26Z') +
      ink('M13 28Q34 19.5 55 28 44 32 34 30T13 28Z') +
      gilt('M31.5 21.5h5v4h-5Z'),
  },
  fez: {
    over:
      cloth('M25 27 27.5 10Q34 7 40.5 10L43 27Q34 30.5 25 27Z') +
      fine('M27.5 10Q34 13 40.5 10') +
      line('M34 9.5Q46 6 47 14V21') +
      gilt('M45.2 20h3.6l1.2 7.5h-6Z'),
  },
  turban: {
    over:
      cloth('M20.5 30C17 18 25 9 34 9S51 18 47.5 30C40 23.5 28 23.5 20.5 30Z') +
      line('M21 26C27 16 38 13 46.5 20M27 11.5C34 14 43 19 47.5 27.5M23 18Q34 11 44 13.5') +
      linen('M34 17C29.5 11 32 4 37 1 39 7 39 12 35.5 17Z') +
      ball(34.5, 19.5, 3, 'gilt'),
  },
  beret: {
    over:
      cloth('M19 25C14 18 21 9 34 9 49 8 56 15 51 22 47 27.5 38 25 34 25.5S22 29.5 19 25Z') +
      line('M34 9Q34.5 5 38 4.5') +
      ink('M22.5 26.5Q34 22 45.5 25.5L45.5 28.5Q34 25 23 29.5Z'),
  },
  sailor: {
    over:
      linen('M22 27C17 22 17 14 23 12.5 31 10.5 41 10.5 46 13 51.5 16 51 23 46 27Q34 23 22 27Z') +
      cloth('M22.8 27Q34 22.5 45.2 27L45.2 31Q34 26.5 22.8 31Z') +
      cloth('M45 28.5 54 36 50 37 50.5 42 44 32Z') +
      clothBall(34, 10, 3.4),
  },
  boater: {
    over:
      tint('straw', 'M25 25V11Q34 8.5 43 11V25Z') +
      cloth('M25 17.5Q34 15 43 17.5V25H25Z') +
      tint('straw', 'M16 26.5Q34 20.5 52 26.5 51 30 34 29 17 30 16 26.5Z') +
      fine('M29 10.5v4.5M34 9.8v4.6M39 10.5v4.5'),
  },
  dunce: {
    over:
      cloth('M24.5 28 34-2 43.5 28Q34 24 24.5 28Z') +
      linen('M22.5 29.5Q34 22.5 45.5 29.5L44.5 25.5Q34 19.5 23.5 25.5Z') +
      ball(34, -0.5, 2.4, 'linen'),
  },
  viking: {
    over:
      both(tint('bone', 'M24 25C14 25 9 17 11 6 15 13 19 16 26 16Z')) +
      tint('steel', 'M22 29C20.5 16 27 10 34 10S47.5 16 46 29Q34 23.5 22 29Z') +
      line('M34 10V25') +
      cloth('M21 31Q34 24.5 47 31L46.4 26.5Q34 20.5 21.6 26.5Z') +
      dot(27, 26.8, 0.9) +
      dot(34, 25.4, 0.9) +
      dot(41, 26.8, 0.9),
  },
} satisfies Record<string, Headgear>;
