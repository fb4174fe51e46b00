/** The drawings of the paperbacks: a sign for every kind of card, and the covers of all but the weapons. */
import type { CardKind } from '../cards';

/** Signs about 18 x 20 units round the origin, filled by whoever shows them. */
export const GLYPHS: Readonly<Record<CardKind, string>> = {
  weapon:
    '<path d="M0-9L1.5-6.6V2.6H-1.5V-6.6ZM-4.2 2.6H4.2V4H-4.2ZM-1 4H1V8.4H-1ZM0 9.6A1.2 1.2 0 1 0 0 7.2 1.2 1.2 0 1 0 0 9.6Z"/>',
  move: '<path d="M-3.4-8H.8V1.2C3.6 1.8 6.2 2.8 6.2 5.4V6.2H-3.4ZM-3.4 7H6.2V8.4H1V7.6H-.2V8.8H-3.4Z"/>',
  room: '<path fill-rule="evenodd" d="M-8.8 0A4.7 4.7 0 0 1 .4-1.4H9V4.8H6.6V2.4H5V4H2.6V1.4H.4A4.7 4.7 0 0 1-8.8 0ZM-6.4 0A2.2 2.2 0 1 0-2 0 2.2 2.2 0 1 0-6.4 0Z"/>',
  failure:
    '<path d="M-7 4C-5-4 5-4 7 4 5.4 1.8 4 1.8 2.8 4 1.8 1.8-1.8 1.8-2.8 4-4 1.8-5.4 1.8-7 4ZM-.5 2.6H.5V8C.5 9.8-2.2 9.8-2.2 8H-1.3C-1.3 8.8-.5 8.8-.5 8ZM-.4-3V-4.2H.4V-3Z" transform="rotate(14) scale(1.06)"/>',
};

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Rays from a point, as on every good pulp cover. */
function rays(x: number, y: number, count: number): string {
  let d = '';
  for (let k = 0; k < count; k += 1) {
    const [a, b] = [(k * 2 * Math.PI) / count, ((k + 0.5) * 2 * Math.PI) / count];
    const [r, s] = [150 * Math.cos(a), 150 * Math.sin(a)];
    d += `M${x} ${y}L${n(x + r)} ${n(y + s)}L${n(x + 150 * Math.cos(b))} ${n(y + 150 * Math.sin(b))}Z`;
  }
  return d;
}

const ground = (sky: string, ray: string, x: number, y: number): string =>
  `<rect width="112" height="92" fill="var(${sky})"/><path d="${rays(x, y, 20)}" fill="var(${ray})" opacity=".28"/>`;

const INK = 'fill="var(--kdl-cover-ink)"';
const GOLD = 'fill="var(--kdl-cover-gold)"';

/** Somebody slips through a door that stands ajar: one shoe, one shadow, a carpet. */
function moveCover(): string {
  return (
    ground('--kdl-cover-sea', '--kdl-cover-gold', 78, 40) +
    '<path d="M58 0H98V78H58Z" fill="var(--kdl-cover-gold)"/><path d="M58 0L34 8V90L58 78Z" fill="var(--kdl-cover-brown)"/>' +
    '<path d="M38 16L54 11V38L38 42ZM38 49L54 45V70L38 78Z" fill="none" stroke="var(--kdl-cover-ink)" stroke-width="1.4"/><circle cx="53" cy="44" r="2.1" ' +
    `${GOLD}/>` +
    `<path d="M58 78H98L112 92H22Z" fill="var(--kdl-cover-ember)"/><path d="M64 80H94L104 90H44Z" fill="none" stroke="var(--kdl-cover-gold)" stroke-width="1"/>` +
    `<g ${INK}><path d="M70 16C74 12 82 12 85 17L91 18C91 20 86 21 85 21 86 26 84 30 80 31L90 38C95 46 94 56 92 62L86 60 88 84H80L78 64 72 84H64L70 58C66 52 66 42 71 34 68 30 68 24 69 21 65 21 63 20 63 18Z"/>` +
    '<path d="M60 82C63 79 67 80 72 84V86H58C57 84 58 83 60 82ZM80 84H88L94 87V89H79Z"/></g>' +
    '<path d="M73 24L77 25M84 24L80 25" stroke="var(--kdl-cover-gold)" stroke-width="1.2" stroke-linecap="round"/>'
  );
}

/** A key as large as a man, and the light behind the keyhole. */
function roomCover(): string {
  return (
    ground('--kdl-cover-night', '--kdl-cover-gold', 56, 36) +
    `<path fill-rule="evenodd" ${INK} d="M0 0H112V92H0ZM56 12A15 15 0 0 0 47 39L41 74H71L65 39A15 15 0 0 0 56 12Z"/>` +
    '<path d="M56 12A15 15 0 0 0 47 39L41 74H71L65 39A15 15 0 0 0 56 12Z" fill="var(--kdl-cover-gold)"/>' +
    `<g ${INK}><path d="M50 44C52 40 60 40 62 44L66 62H46ZM51 30L52 24H60L61 30L65 31V33H47V31ZM52 33H60V39L56 42 52 39Z"/></g>` +
    '<g fill="var(--kdl-cover-brass)" stroke="var(--kdl-cover-ink)" stroke-width="1.2"><path fill-rule="evenodd" d="M6 60A13 13 0 0 1 31 62H96V78H88V70H80V76H72V68H31A13 13 0 1 1 6 60ZM12 65A6.500 6.500 0 1 0 25 65 6.500 6.500 0 1 0 12 65Z" transform="rotate(-9 56 66) translate(2 8)"/></g>' +
    '<path d="M14 70Q16 62 23 63M38 76L92 68" fill="none" stroke="var(--kdl-cover-pale)" stroke-width="1.3" stroke-linecap="round" opacity=".8"/>'
  );
}

/** The shot that went wide: an umbrella opens in the nick of time. */
function failureCover(): string {
  return (
    ground('--kdl-cover-slate', '--kdl-cover-pale', 40, 60) +
    '<path d="M0 78C30 70 82 70 112 78V92H0Z" fill="var(--kdl-cover-night)"/>' +
    '<path d="M10 56C16 22 62 8 92 34L86 36C80 32 74 34 71 39 66 34 58 36 54 43 48 38 40 41 36 48 30 45 22 48 20 56 16 53 13 54 10 56Z" fill="var(--kdl-cover-ember)" stroke="var(--kdl-cover-ink)" stroke-width="1.4" stroke-linejoin="round"/>' +
    '<path d="M10 56C18 38 32 26 48 22 36 32 30 40 20 56 16 53 13 54 10 56ZM36 48C38 36 44 28 52 21 56 28 56 34 54 43 48 38 40 41 36 48Z" fill="var(--kdl-cover-ink)" opacity=".28"/>' +
    `<path d="M50 20L47 12 50 11 53 20M55 40L72 82C74 87 68 90 66 85" fill="none" stroke="var(--kdl-cover-ink)" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M100 8L86 22 92 23 80 38 98 20 92 19 104 10Z" ${GOLD} stroke="var(--kdl-cover-ink)" stroke-width="1"/>` +
    `<g ${INK}><path d="M24 62L26 52H40L42 62 49 64C43 68 23 68 17 64ZM26 67H40V74L33 78 26 74ZM14 92C14 82 20 78 27 76L33 82 39 76C46 78 52 82 52 92Z"/></g>` +
    '<path d="M28 70L31.500 71.500M38 70L34.500 71.500" stroke="var(--kdl-cover-gold)" stroke-width="1.3" stroke-linecap="round"/>'
  );
}

/** Cover pictures, 112 x 92 units. */
export const PICTURES: Readonly<Record<Exclude<CardKind, 'weapon'>, string>> = {
  move: moveCover(),
  room: roomCover(),
  failure: failureCover(),
};
