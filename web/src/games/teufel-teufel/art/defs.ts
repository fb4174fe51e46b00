/** What the drawings refer to by id: patterns, gradients, cut-outs, and every card. It stands once in the page. */
import { ARCH, CARDS, INNER } from './cards';
import { DEVIL_BALL, DEVIL_HEAD, DEVIL_PEG } from './devil';
import { LETTER_PEG } from './sleds';
import { PATTERNS } from './patterns';

type Stop = readonly [at: number, colour: string, opacity?: number | string];

const stops = (...list: readonly Stop[]): string =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="var(--tt-${colour})"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const round = (id: string, where: string, ...list: readonly Stop[]): string =>
  `<radialGradient id="tt-${id}" ${where}>${stops(...list)}</radialGradient>`;

const straight = (id: string, ...list: readonly Stop[]): string =>
  `<linearGradient id="tt-${id}" x2="0" y2="1">${stops(...list)}</linearGradient>`;

const GRADIENTS =
  round(
    'card-light',
    'cx=".45" cy=".35" r=".85"',
    [0, 'paper-lit', 0.22],
    [0.6, 'paper', 0],
    [1, 'paper-fall', 0.4],
  ) +
  round(
    'back-light',
    'cx=".5" cy="1" r="1.05"',
    [0, 'back-lit'],
    [0.55, 'back'],
    [1, 'back-deep'],
  ) +
  round('ember', 'cx=".5" cy=".5" r=".62"', [0, 'lava'], [0.5, 'lava-deep'], [1, 'devil-line']) +
  round('daylight', '', [0, 'day', 0.7], [1, 'day', 0]) +
  round(
    'devil-skin',
    'cx=".42" cy=".28" r=".85"',
    [0, 'devil-lit'],
    [0.5, 'devil'],
    [1, 'devil-deep'],
  ) +
  straight('devil-horn', [0, 'devil-horn'], [1, 'devil-horn-deep']) +
  round('peg', 'cx=".4" cy=".35" r=".75"', [0, 'devil-lit'], [0.5, 'peg'], [1, 'devil-deep']) +
  straight('pit', [0, 'pit'], [0.55, 'pit'], [1, 'pit-lit']) +
  straight('oak', [0, 'oak-lit'], [0.5, 'oak'], [1, 'oak-deep']) +
  round(
    'gate',
    '',
    [0, 'lava-hot'],
    [0.35, 'lava'],
    [0.72, 'lava-deep', 0.75],
    [1, 'lava-deep', 0],
  ) +
  round(
    'hearth',
    '',
    [0, 'glow', 'var(--tt-glow-strength)'],
    [0.32, 'glow-far', 0.2],
    [0.62, 'dark', 0],
    [1, 'dark', 'var(--tt-dark-strength)'],
  ) +
  round('halo', '', [0.35, 'mark', 0.85], [0.7, 'mark', 0.28], [1, 'mark', 0]) +
  round(
    'bed',
    'cx=".5" cy=".6" r=".7"',
    [0, 'mark-hot', 0.95],
    [0.6, 'mark', 0.7],
    [1, 'mark', 0.35],
  ) +
  round(
    'pit-bed',
    'cx=".5" cy=".85" r=".9"',
    [0, 'mark', 0.85],
    [0.35, 'glow', 0.7],
    [1, 'glow-far', 0.25],
  ) +
  round('gain-bed', 'cx=".5" cy=".6" r=".7"', [0, 'gain', 0.9], [1, 'gain', 0.35]) +
  round('danger-bed', 'cx=".5" cy=".6" r=".7"', [0, 'danger', 0.95], [1, 'danger', 0.35]);

const CUTS =
  `<clipPath id="tt-arch"><path d="${ARCH}"/></clipPath>` +
  `<clipPath id="tt-inner"><path d="${INNER}"/></clipPath>` +
  '<clipPath id="tt-soul"><path d="M6 78.5V26Q6-6 34-6T62 26V78.5Z"/></clipPath>';

const GRAIN =
  '<filter id="tt-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.6 0 0 0 -.62"/></filter>';

export const DEFS =
  `<defs>${PATTERNS}${GRADIENTS}${CUTS}${GRAIN}` +
  `<g id="tt-devil-head">${DEVIL_HEAD}</g><g id="tt-devil-ball">${DEVIL_BALL}</g><g id="tt-devil-peg">${DEVIL_PEG}</g><g id="tt-peg-letter">${LETTER_PEG}</g>${CARDS}</defs>`;
