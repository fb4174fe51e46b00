/** The sign of the game and its picture for the front page. They stand alone: no shared drawings are needed. */
import { jitter, n1, type Picture } from '@/drawing/svg-helpers';

const twice = (d: string, attributes: string): string =>
  `<path d="${d}" ${attributes}/><path d="${d}" ${attributes} transform="scale(-1 1)"/>`;

const EDGE = 'stroke="var(--tt-devil-line)" stroke-width="2.4" stroke-linejoin="round"';

/** The devil's head in flat colours, some 104 wide and 110 high about its middle. */
const HEAD =
  twice(
    'M9-27C17-30 27-35 32-47 34-52 33-55 30-59 43-52 44-30 26-15Z',
    `fill="var(--tt-devil-horn)" ${EDGE}`,
  ) +
  twice('M27-8C34-19 43-24 51-26 51-11 43 4 29 7Z', `fill="var(--tt-devil)" ${EDGE}`) +
  `<path d="M0-21C7-32 26-30 30-10 34 4 37 15 31 27 24 37 10 40 0 51-10 40-24 37-31 27-37 15-34 4-30-10-26-30-7-32 0-21Z" fill="var(--tt-devil)" ${EDGE}/>` +
  '<path d="M0-21C7-32 21-30 26-20 14-25 6-20 0-11-6-20-14-25-26-20-21-30-7-32 0-21Z" fill="var(--tt-devil-line)"/>' +
  twice('M3.5-4C9-14 20-19 29.5-14 21-12.5 12-8 7 .5Z', 'fill="var(--tt-devil-line)"') +
  twice('M7-1C11.5-8.5 21-10.5 26-7 23 .5 13 4.5 7-1Z', 'fill="var(--tt-devil-eye)"') +
  twice('M16.5-7q2.8 4 0 8-2.8-4 0-8', 'fill="var(--tt-devil-line)"') +
  '<path d="M-5.5 11C-3 14-1 12 0 13 1 12 3 14 5.5 11" fill="none" stroke="var(--tt-devil-line)" stroke-width="2"/>' +
  `<path d="M-29 10.5C-14 17 14 17 29 10.5 31 27 15 36 0 36S-31 27-29 10.5Z" fill="var(--tt-socket)" ${EDGE}/>` +
  '<path d="M-27 12-22.5 19-18 15.6-13 22-8.5 17.4-4 23 0 17.6 4 23 8.5 17.4 13 22 18 15.6 22.5 19 27 12C13 17-13 17-27 12Z" fill="var(--tt-devil-tooth)"/>';

/** The head as the sign of the game. */
export const Emblem: Picture = { viewBox: '-56 -62 112 118', markup: HEAD };

const [WIDTH, HEIGHT, SILL] = [1080, 240, 222];

const SPRING = 118;

/** A vault so far along, so wide. */
const vault = (x: number, half: number): string =>
  `M${x - half} ${SILL}V${SPRING}A${half} ${half} 0 0 1 ${x + half} ${SPRING}V${SILL}Z`;

function voussoirs(x: number, half: number, seed: number): string {
  const chance = jitter(seed);
  let stones = '';
  for (let k = 0; k < 13; k++) {
    const [a, b] = [
      Math.PI + (Math.PI * k) / 13 + 0.015,
      Math.PI + (Math.PI * (k + 1)) / 13 - 0.015,
    ];
    const at = (r: number, t: number): string =>
      `${n1(x + r * Math.cos(t))} ${n1(SPRING + r * Math.sin(t))}`;
    const outer = half + 13;
    stones += `<path d="M${at(half, a)}L${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(half, b)}Z" fill="var(--tt-plate-stone-${1 + Math.floor(chance(0, 3))})"/>`;
  }
  for (const side of [x - half - 13, x + half])
    for (let k = 0; k < 6; k++)
      stones += `<rect x="${side}" y="${SPRING + k * 18}" width="13" height="17" fill="var(--tt-plate-stone-${1 + Math.floor(chance(0, 3))})"/>`;
  return stones;
}

function bricks(): string {
  const chance = jitter(5);
  const shades = ['', '', ''];
  for (let row = 0; row < 16; row++)
    for (let x = -chance(0, 40); x < WIDTH;) {
      const width = chance(30, 58);
      shades[Math.floor(chance(0, 3))] +=
        `M${n1(x + 1)} ${row * 15 + 1}h${n1(width - 2)}v13h${n1(2 - width)}Z`;
      x += width;
    }
  return shades.map((d, k) => `<path d="${d}" fill="var(--tt-plate-rock-${k + 1})"/>`).join('');
}

function fire(): string {
  const chance = jitter(29);
  const tongue = (x: number, y: number, s: number): string =>
    `M${n1(x)} ${n1(y)}c${n1(-5.5 * s)} ${n1(-4 * s)} ${n1(-5 * s)} ${n1(-9 * s)} ${n1(-s)} ${n1(-15 * s)}c${n1(0.4 * s)} ${n1(3 * s)} ${n1(1.6 * s)} ${n1(4 * s)} ${n1(2.4 * s)} ${n1(2.2 * s)}c${n1(3.6 * s)} ${n1(4.4 * s)} ${n1(3.8 * s)} ${n1(9 * s)} ${n1(-1.4 * s)} ${n1(12.8 * s)}Z`;
  return (
    [
      [34, 4.6, 'back-flame'],
      [44, 3.2, 'lava-deep'],
      [56, 2.1, 'flame'],
    ] as const
  )
    .map(([count, size, colour]) => {
      const d = Array.from({ length: count }, (_, k) =>
        tongue((WIDTH * (k + 0.5)) / count + chance(-6, 6), HEIGHT + 4, size * chance(0.7, 1.15)),
      ).join('');
      return `<path d="${d}" fill="var(--tt-${colour})"/>`;
    })
    .join('');
}

/** The damned as shadows before the fire of their vaults: hat, head and shoulders. */
const SHADES: readonly (readonly [x: number, hat: string])[] = [
  [92, 'M-17-58-20-96Q0-102 20-96L17-58ZM-30-58Q0-70 30-58 26-50 0-51T-30-58Z'],
  [
    244,
    'M-22-56C-34-64-40-78-32-90-24-86-16-78-12-72-8-86 0-96 10-100 14-88 14-78 13-72 20-80 32-82 38-74 36-62 28-58 22-56Z',
  ],
  [396, 'M-24-58-29-88-14-76-7-98 0-80 7-98 14-76 29-88 24-58Z'],
  [684, 'M-36-54Q0-70 36-54 20-46 0-48T-36-54ZM-17-60Q-4-78-6-98L-14-108 6-104Q16-78 18-60Z'],
  [836, 'M-18-58Q-26-84 0-110 26-84 18-58Z'],
  [
    988,
    'M-20-58C-22-76-12-86 0-86S22-76 20-58ZM-16-66C-34-66-42-78-38-98-32-86-26-82-12-80ZM16-66C34-66 42-78 38-98 32-86 26-82 12-80Z',
  ],
];

const shade = ([x, hat]: (typeof SHADES)[number]): string =>
  `<g transform="translate(${x} ${SILL})" fill="var(--tt-plate-shade)">` +
  `<path d="M-50 2C-48-16-30-24-12-27L-13-36C-22-42-23-58-18-64 -8-70 8-70 18-64 23-58 22-42 13-36L12-27C30-24 48-16 50 2Z"/><path d="${hat}"/>` +
  '<circle cx="-7" cy="-50" r="3.4" fill="var(--tt-devil-eye)"/><circle cx="7" cy="-50" r="3.4" fill="var(--tt-devil-eye)"/></g>';

/** A row of vaults with the damned in them, the devil in the midst. */
export const FRONT_PICTURE: Picture = {
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  markup:
    `<defs><radialGradient id="tt-plate-fire" cx=".5" cy="1" r="1"><stop offset="0" stop-color="var(--tt-lava-hot)"/><stop offset=".4" stop-color="var(--tt-lava)"/><stop offset="1" stop-color="var(--tt-back)"/></radialGradient>` +
    `<radialGradient id="tt-plate-dark" cx=".5" cy=".55" r=".75"><stop offset=".2" stop-color="var(--tt-shadow)" stop-opacity="0"/><stop offset="1" stop-color="var(--tt-shadow)" stop-opacity=".7"/></radialGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--tt-plate-shade)"/>${bricks()}` +
    SHADES.map(
      ([x], k) =>
        `<path d="${vault(x, 56)}" fill="url(#tt-plate-fire)"/>${voussoirs(x, 56, k + 1)}`,
    ).join('') +
    `<path d="${vault(540, 78)}" fill="url(#tt-plate-fire)"/>${voussoirs(540, 78, 99)}` +
    SHADES.map(shade).join('') +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#tt-plate-dark)"/>` +
    fire() +
    `<g transform="translate(540 136) scale(1.62)">${HEAD}</g>`,
};
