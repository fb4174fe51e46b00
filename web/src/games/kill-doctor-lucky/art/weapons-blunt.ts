/** Covers of what falls, strikes and fires. */
import { disc } from '@/drawing/svg-helpers';
import {
  at,
  bang,
  blinds,
  bricks,
  cut,
  DOCTOR_SHADOW,
  FIST,
  flat,
  ground,
  moon,
  rays,
  spotlight,
  stroke,
} from './pulp-covers';

const hammer = (): string =>
  rays(72, 26, 'orange', 'yellow') +
  at(74, 64, 0, flat('cream', bang(34))) +
  at(74, 64, 0, cut('yellow', bang(23), 1.2)) +
  at(
    46,
    50,
    38,
    cut('wood', 'M-4-6H4L6 60H-6Z') +
      stroke('brown', 1.2, 'M-1 4V50M2 10V40') +
      cut('red', 'M-27-24H27C31-24 31 2 27 2H-27C-31 2-31-24-27-24Z') +
      cut('blood', 'M17-24H27C31-24 31 2 27 2H17Z') +
      flat('pink', 'M-25-20H12V-16H-25Z', 0.75) +
      stroke('ink', 1.3, 'M-18-24V2'),
  ) +
  stroke('ink', 1.6, 'M98 44L106 38M102 60L111 60M96 78L104 84');

const cue = (): string =>
  rays(56, 40, 'orange', 'yellow', 18) +
  at(42, 42, 0, DOCTOR_SHADOW) +
  flat('deep', 'M0 74C30 66 82 66 112 74V92H0Z') +
  flat('brown', 'M0 72C30 64 82 64 112 72V76C82 68 30 68 0 76Z') +
  at(
    70,
    60,
    -36,
    cut('wood', 'M-62-2.5L46-5.5V5.5L-62 2.5Z') +
      cut('blood', 'M18-4.8L46-5.5V5.5L18 4.8Z') +
      stroke('yellow', 1.5, 'M24-4L32 0 24 4M32-4L40 0 32 4') +
      cut('cream', 'M-62-2.5H-56V2.5H-62Z', 1) +
      cut('blue', 'M-64.5-2.2H-62V2.2H-64.5Z', 1),
  ) +
  cut('red', disc(80, 78, 7.5)) +
  cut('cream', disc(99, 80, 7.5)) +
  cut('ink', disc(89, 86, 7.5)) +
  flat('cream', disc(89, 85, 3.2)) +
  stroke('cream', 1.6, 'M76 75Q78 72.5 81 73');

const broom = (): string =>
  moon(78, 30, 23, 'purple') +
  flat('night', 'M0 74L14 62 22 70 34 56 44 72 60 60 74 74 92 64 112 76V92H0Z') +
  at(
    52,
    50,
    -42,
    cut('wood', 'M-54-2.4H34V2.4H-54Z') +
      cut(
        'brown',
        'M24-5H32C40-14 56-18 66-17L60-9 68-6 61-1 69 3 61 7 66 15C56 16 40 13 32 5H24Z',
      ) +
      stroke('yellow', 1.2, 'M36-3C44-8 52-10 58-10M36 0H58M36 3C44 7 52 9 58 9') +
      cut('red', 'M24-5.5H31V5.5H24Z'),
  ) +
  stroke('cream', 1.4, 'M6 24Q16 18 26 22M2 34Q10 29 18 32', ' opacity=".7"');

const saw = (): string => {
  const teeth = Array.from({ length: 15 }, (_, k) => `L${20 - k * 5} ${k % 2 ? 9 : 14}`).join('');
  return (
    rays(30, 20, 'blood', 'red', 16) +
    at(28, 26, 0, flat('yellow', bang(19))) +
    at(
      62,
      52,
      24,
      cut('steel', `M-52-9H24V9${teeth}L-54 9C-61 8-61-8-52-9Z`) +
        cut('grey', 'M-48-5H24V5H-48C-53 5-53-5-48-5Z', 1) +
        stroke('steel', 1.6, 'M-40 0H16') +
        cut(
          'orange',
          'M8-17H38C46-17 48-10 48-2V14C48 18 45 20 41 20H12C8 20 6 17 6 13V-12C6-15 6-17 8-17Z',
        ) +
        cut('ink', 'M14-24H34C38-24 38-17 34-17H14C10-17 10-24 14-24Z') +
        flat('yellow', 'M12-12H40V-6H12Z') +
        cut('cream', disc(30, 8, 6)) +
        stroke('ink', 1.4, 'M26 8H34M30 4V12') +
        cut('ink', 'M46-6H56C60-6 60 14 56 14H46V8H52V0H46Z'),
    ) +
    stroke('yellow', 1.8, 'M16 10L8 2M10 22L0 20M14 34L4 40M30 8L32 0')
  );
};

const cannon = (): string =>
  ground('teal') +
  flat('yellow', disc(96, 30, 46), 0.35) +
  at(97, 30, 0, flat('red', bang(32))) +
  at(97, 30, 0, cut('orange', bang(23), 1.2)) +
  at(98, 30, 0, flat('cream', bang(12))) +
  flat('deep', 'M0 76Q56 66 112 76V92H0Z') +
  at(
    50,
    50,
    -17,
    cut('steel', 'M-38-11C-44-11-46-6-46 0S-44 11-38 11L38 8V-8Z') +
      cut('grey', 'M34-10H42V10H34ZM-10-11.5H-4V11.5H-10Z') +
      flat('cream', 'M-34-7L32-5.5V-3L-34-3.5Z', 0.55) +
      cut('ink', disc(-50, 0, 4.5)),
  ) +
  cut('brown', 'M2 60L-6 84H6L24 60Z') +
  cut('wood', disc(44, 66, 21)) +
  cut('teal', disc(44, 66, 15.5)) +
  stroke('wood', 4, 'M44 51V81M29 66H59M33.5 55.5L54.5 76.5M54.5 55.5L33.5 76.5') +
  cut('brown', disc(44, 66, 5));

const pan = (): string =>
  rays(56, 96, 'blue', 'teal', 22) +
  flat(
    'orange',
    'M8 92C4 78 16 74 14 62 24 70 26 78 30 82 32 70 44 66 42 54 54 64 58 74 60 80 64 70 74 68 74 58 84 68 90 80 88 92Z',
  ) +
  flat(
    'yellow',
    'M20 92C20 84 26 82 26 76 32 82 36 86 38 90 42 82 50 78 50 70 56 78 60 86 62 90 66 84 70 82 72 76 78 82 80 88 80 92Z',
  ) +
  at(
    54,
    60,
    -14,
    cut('ink', 'M34-3L62-9C66-9 66 1 62 1L34 5Z') +
      cut('grey', 'M-38-4C-38 14-20 17 0 17S38 14 38-4C38-8-38-8-38-4Z') +
      cut('ink', 'M-38-4C-38-10 38-10 38-4S-38 2-38-4Z') +
      flat('steel', 'M-32 5C-28 11-20 13-12 13.5-20 14.5-30 12-32 5Z'),
  ) +
  at(
    46,
    22,
    12,
    cut(
      'yellow',
      'M-25 2C-26-6-12-11 2-10 16-9 27-6 25 2 24 8 14 5 8 9 0 13-8 6-14 8-20 9-24 7-25 2Z',
    ) + flat('orange', disc(-10, -1, 4) + disc(6, -3, 3) + disc(14, 2, 2.4) + disc(-2, 4, 2), 0.75),
  ) +
  stroke('cream', 1.5, 'M22 40Q18 34 22 28M74 34Q79 28 76 22M50 42Q47 38 50 34');

const duck = (): string =>
  moon(28, 24, 17, 'night', 'cream') +
  flat('teal', 'M0 62Q28 56 56 62T112 62V92H0Z') +
  stroke('cream', 1.3, 'M8 72H34M70 80H104M16 84H44M84 68H106', ' opacity=".6"') +
  cut(
    'wood',
    'M18 62C14 54 20 46 28 44 22 40 24 36 30 38 40 44 56 48 66 42 66 30 70 20 82 20 92 20 97 28 96 36L108 41C108 45 102 47 95 46 94 58 90 70 74 72H34C26 72 20 68 18 62Z',
  ) +
  flat('deep', 'M66 42C66 30 70 20 82 20 92 20 97 28 96 36 96 42 90 45 84 45 76 45 70 45 66 42Z') +
  cut('orange', 'M96 36L108 41C108 45 102 47 94 46Z') +
  cut('yellow', disc(86, 31, 4.6)) +
  flat('red', disc(86.5, 31, 2.4)) +
  stroke('brown', 1.8, 'M34 58C42 52 54 52 62 58M38 64C46 59 56 60 62 65M26 52C30 50 34 50 38 52') +
  stroke('cream', 1.6, 'M12 74C30 78 78 79 100 72', ' opacity=".8"') +
  stroke('ink', 1, 'M71 45C76 48 88 48 94 45');

const noise = (): string =>
  ground('purple') +
  [54, 43, 32, 21].map((r, k) => flat(k % 2 ? 'purple' : 'pink', disc(74, 44, r))).join('') +
  at(
    40,
    52,
    -14,
    cut(
      'yellow',
      'M-34-4L6-8C14-12 22-20 26-30 36-28 40-10 40 0S36 28 26 30C22 20 14 12 6 8L-34 4Z',
    ) +
      cut('orange', 'M26-30C36-28 40-10 40 0S36 28 26 30C20 24 18 10 18 0S20-24 26-30Z') +
      cut('ink', 'M27-24C33-20 35-8 35 0S33 20 27 24C23 18 22 8 22 0S23-18 27-24Z') +
      cut('brown', 'M-42-6H-33V6H-42Z') +
      stroke('brown', 1.4, 'M-20-5.5V5.5M-4-7V7'),
  ) +
  stroke('cream', 2.6, 'M84 20L90 26 86 30 94 36M90 44H104M84 68L92 64 90 72 100 74', '');

const rope = (): string =>
  spotlight('night', 'orange') +
  stroke('ink', 9, 'M62-4V26') +
  stroke('wood', 6, 'M62-4V26') +
  stroke('brown', 1.4, 'M59 2L65 6M59 9L65 13M59 16L65 20') +
  stroke('ink', 10, 'M62 42C40 46 34 58 38 70 42 82 74 84 82 70 86 60 78 48 62 42Z') +
  stroke('wood', 6.8, 'M62 42C40 46 34 58 38 70 42 82 74 84 82 70 86 60 78 48 62 42Z') +
  stroke(
    'brown',
    1.4,
    'M48 46L52 52M38 56L45 58M37 68L43 65M46 77L49 72M60 80L61 74M74 77L71 72M83 66L77 64M78 54L73 57M68 44L66 50',
  ) +
  [24, 29.5, 35, 40.5]
    .map((y) =>
      cut(
        'wood',
        `M53 ${y}C56 ${y - 2.5} 68 ${y - 2.5} 71 ${y} 72 ${y + 2} 71 ${y + 4} 70 ${y + 4.6} 66 ${y + 6} 58 ${y + 6} 54 ${y + 4.6} 53 ${y + 4} 52 ${y + 2} 53 ${y}Z`,
        1.3,
      ),
    )
    .join('') +
  at(20, 66, 0, DOCTOR_SHADOW, 0.55);

const trowel = (): string =>
  bricks('blood', 'ink') +
  flat('night', 'M34 0H112V14L96 20 98 40 84 44 88 62 70 70 74 92H34Z', 0.85) +
  at(
    58,
    44,
    32,
    cut('steel', 'M-17-6C-17-14 17-14 17-6L2 40C1 43-1 43-2 40Z') +
      flat('cream', 'M-12-7C-11-10-4-11.5 0-11.5L-1 34Z', 0.55) +
      stroke('grey', 5, 'M0-12V-22') +
      cut('wood', 'M-5-24C-7-34-6-44-4-48H4C6-44 7-34 5-24Z') +
      cut('blood', 'M-4.5-28H4.5V-24H-4.5Z', 1.1) +
      cut('cream', 'M-14 0C-8 6-3 2 2 8 6 12 12 6 14 2L10 16C4 22-2 18-4 24-8 22-12 8-14 0Z', 1.1),
  ) +
  cut('orange', 'M6 76H30V88H6ZM84 78H108V90H84Z', 1.4);

/** A mansion of somebody's own: a glove, a dagger, and the imagination. */
export const unknown = (): string =>
  blinds('night', 'purple') +
  at(
    56,
    20,
    0,
    cut('steel', 'M0-22L7-12 5 26H-5L-7-12Z') +
      flat('cream', 'M0-19L-4.5-11-3 26H0Z', 0.7) +
      cut('yellow', 'M-16 26H16V32H-16Z') +
      cut('blood', 'M-4 32H4V46H-4Z'),
  ) +
  at(56, 64, 0, FIST, 1.25);

export const BLUNT: Readonly<Record<string, () => string>> = {
  big_red_hammer: hammer,
  billiard_cue: cue,
  broom_stick: broom,
  chain_saw: saw,
  civil_war_cannon: cannon,
  crepe_pan: pan,
  duck_decoy: duck,
  loud_noise: noise,
  piece_of_rope: rope,
  trowel,
};
