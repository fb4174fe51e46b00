/** The cards: an arch of 68 by 84, face and back. */
import { jitter, n1 } from '@/drawing/svg-helpers';
import { letter } from './letters';
import { COLOURS } from './patterns';
import { soul, SOULS } from './souls';

/** The outline of a card. */
export const ARCH = 'M0 84V34A34 34 0 0 1 68 34V84Z';
/** What its frame leaves free. */
export const INNER = 'M6 78.5V34A28 28 0 0 1 62 34V78.5Z';
/** A line round a card, within its edge. */
export const FILLET = 'M3.5 80.5V34A30.5 30.5 0 0 1 64.5 34V80.5Z';

const rays = (): string => {
  const spokes: string[] = [];
  for (let degree = -200; degree <= 22; degree += 12) {
    const angle = (degree * Math.PI) / 180;
    spokes.push(`M40 40L${n1(40 + 64 * Math.cos(angle))} ${n1(40 + 64 * Math.sin(angle))}`);
  }
  return spokes.join('');
};

/** A damned soul in a frame of its colour's pattern, its letter below. */
function face(card: string): string {
  const [colour = '', name = ''] = card.split('-');
  const ray = colour === 'white' ? 'white-line' : colour;
  return (
    `<path d="${ARCH}" fill="url(#tt-p-${colour})"/>` +
    `<path d="${INNER}" fill="var(--tt-paper)" class="tt-l"/>` +
    `<g clip-path="url(#tt-inner)"><path d="${rays()}" stroke="var(--tt-${ray})" stroke-width="2.2" opacity=".26"/>` +
    `<circle cx="40" cy="38" r="21" fill="var(--tt-paper-lit)" opacity=".8"/></g>` +
    `<g clip-path="url(#tt-soul)"><g transform="translate(6.5 1)">${soul(card)}</g></g>` +
    `<path d="${ARCH}" fill="url(#tt-card-light)"/>` +
    `<g clip-path="url(#tt-arch)">${letter(name, colour, 4.5, 51.5, 28)}</g>` +
    `<path d="${ARCH}" fill="none" stroke="var(--tt-ink)" stroke-width="1.6"/>`
  );
}

const tongue = (x: number, y: number, s: number, lean: number): string =>
  `M${n1(x)} ${n1(y)}c${n1(-5.5 * s)} ${n1(-4 * s)} ${n1(-5 * s)} ${n1(-9 * s)} ${n1(-s + lean)} ${n1(-15 * s)}c${n1(0.4 * s)} ${n1(3 * s)} ${n1(1.6 * s)} ${n1(4 * s)} ${n1(2.4 * s)} ${n1(2.2 * s)}c${n1(3.6 * s)} ${n1(4.4 * s)} ${n1(3.8 * s)} ${n1(9 * s)} ${n1(-1.4 * s - lean)} ${n1(12.8 * s)}Z`;

function flames(y: number, count: number, size: number, lean: number): string {
  return Array.from({ length: count }, (_, k) =>
    tongue((68 * (k + 0.5)) / count, y, size, k % 2 === 0 ? lean : -lean),
  ).join('');
}

/** The back: a flame with horns over a sea of fire. */
const BACK =
  `<path d="${ARCH}" fill="url(#tt-back-light)"/>` +
  `<g clip-path="url(#tt-arch)">` +
  `<path d="${flames(60, 5, 1.35, 1)}" fill="var(--tt-back)" stroke="var(--tt-back-deep)"/>` +
  `<path d="${flames(74, 4, 1.6, -1)}" fill="var(--tt-back-flame)" stroke="var(--tt-back-deep)"/>` +
  `<path d="${flames(88, 5, 1.5, 1)}" fill="var(--tt-back-flame-lit)" stroke="var(--tt-back-deep)"/>` +
  `<path d="${flames(86, 5, 0.7, 0.6)}" fill="var(--tt-back-gilt)" opacity=".55"/></g>` +
  '<g fill="none" stroke="var(--tt-back-gilt)" stroke-linejoin="round" stroke-linecap="round">' +
  '<path d="M34 15C27 22 24.5 29 34 38 43.5 29 41 22 34 15Z" stroke-width="1.7"/>' +
  '<path d="M27.5 32C20 30 16.5 24 18 16.5 20.5 20.5 23 22.5 26.5 23.5M40.5 32C48 30 51.5 24 50 16.5 47.5 20.5 45 22.5 41.5 23.5" stroke-width="1.5"/></g>' +
  '<path d="M34 21.5q-4 5.5 0 11 4-5.5 0-11Z" fill="var(--tt-back-gilt)"/>' +
  `<path d="${FILLET}" fill="none" stroke="var(--tt-back-gilt)" stroke-width="1" opacity=".65"/>` +
  `<path d="${ARCH}" fill="none" stroke="var(--tt-back-edge)" stroke-width="1.7"/>`;

const DEVIL =
  `<path d="${ARCH}" fill="url(#tt-ember)"/><g clip-path="url(#tt-arch)">` +
  `<path d="${flames(88, 6, 1.9, 1.4)}" fill="var(--tt-lava-deep)" stroke="var(--tt-devil-line)"/>` +
  `<path d="${flames(88, 6, 1.25, -1)}" fill="var(--tt-flame)" stroke="var(--tt-devil-line)" stroke-width=".8"/>` +
  `<path d="${flames(88, 6, 0.7, 0.5)}" fill="var(--tt-flame-core)"/>` +
  `<use href="#tt-devil-head" transform="translate(34 46) scale(.58)"/></g>` +
  `<path d="${FILLET}" fill="none" stroke="var(--tt-flame)" stroke-width="1.1"/>` +
  `<path d="${ARCH}" fill="none" stroke="var(--tt-peg-lit)" stroke-width="1.7"/>`;

function masonry(): string {
  const chance = jitter(17);
  const stones: string[] = [];
  for (let row = 0; row < 10; row++)
    for (let column = -1; column < 6; column++) {
      const shade = chance(0, 1);
      const fill = shade > 0.66 ? 'tower-lit' : shade > 0.2 ? 'tower' : 'tower-deep';
      stones.push(
        `<rect x="${n1(column * 14 + (row % 2) * 7 + 0.5)}" y="${row * 9 + 0.5}" width="13" height="8" rx="1" fill="var(--tt-${fill})" opacity=".9"/>`,
      );
    }
  return stones.join('');
}

const TOWER =
  `<path d="${ARCH}" fill="var(--tt-tower-deep)"/><g clip-path="url(#tt-arch)">${masonry()}` +
  '<circle cx="34" cy="40" r="31" fill="url(#tt-daylight)"/>' +
  '<path d="M28 66 2 84H66L40 66Z" fill="var(--tt-day)" opacity=".4"/>' +
  '<path d="M20 70V33Q20 17 34 8 48 17 48 33V70Z" fill="var(--tt-tower-deep)"/>' +
  '<path d="M25.5 68V34Q25.5 21 34 14.5 42.5 21 42.5 34V68Z" fill="var(--tt-day)"/>' +
  '<path d="M25.5 68V50Q30 45 34 49 38 44 42.5 48V68Z" fill="var(--tt-day-sky)"/>' +
  '<path d="M25.5 68V58Q34 51 42.5 57V68Z" fill="var(--tt-day-hill)"/>' +
  '<circle cx="34" cy="34" r="5" fill="var(--tt-day-sun)"/>' +
  '<path d="M28 26q2-2 3 0 1-2 3 0M36 22q1.5-1.5 2.2 0 .8-1.5 2.2 0" fill="none" stroke="var(--tt-tower-deep)" stroke-width="1"/>' +
  '<path d="M34 14.5V68M25.5 44H42.5" stroke="var(--tt-tower-deep)" stroke-width="1.9"/>' +
  '<path d="M19 69H49L54 75H14Z" fill="var(--tt-tower-lit)" stroke="var(--tt-tower-deep)"/></g>' +
  `<path d="${FILLET}" fill="none" stroke="var(--tt-day-sky)" stroke-width="1" opacity=".8"/>` +
  `<path d="${ARCH}" fill="none" stroke="var(--tt-tower-edge)" stroke-width="1.7"/>`;

/** A card as it lies: its id among the shared drawings. */
export const cardId = (card: string | null): string => `#tt-card-${card ?? 'back'}`;

const symbol = (id: string, markup: string): string => `<g id="tt-card-${id}">${markup}</g>`;

/** All cards once, to be used by id. */
export const CARDS = [
  symbol('back', BACK),
  symbol('devil', DEVIL),
  symbol('tower', TOWER),
  ...SOULS.map((card) => symbol(card, face(card))),
].join('');

/** The colour and the letter of a soul's card; null for a devil or a tower. */
export function soulOf(card: string): { colour: string; letter: string } | null {
  const [colour = '', name = ''] = card.split('-');
  return (COLOURS as readonly string[]).includes(colour) ? { colour, letter: name } : null;
}
