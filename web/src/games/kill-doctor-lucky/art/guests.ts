/** The eight guests: cloaked figures told apart by the shape of the hat, a letter and a colour. */
import { group } from '@/drawing/svg-helpers';

export const GUEST_LETTERS = 'ABCDEFGH';

const hat = (d: string): string => `<path d="${d}" fill="var(--c)" class="kdl-edge"/>`;
const trim = (d: string): string => `<path d="${d}" fill="var(--k)" class="kdl-hair"/>`;
const light = (d: string): string => `<path d="${d}" fill="var(--kdl-pale)" class="kdl-hair"/>`;
const stroke = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--k)" stroke-width="1.4" stroke-linecap="round"/>`;

/** The outline of each hat: fedora, bowler, cloche with a plume, beret, deerstalker, nightcap, turban, boater. */
const SHAPES = [
  'M-21.5-36.5C-16.5-41-12.5-41-11-42L-9-53C-8-58-3-59 0-55.5 3-59 8-58 9-53L11-42C13.5-41 18-42 21.5-39 15-33.2 8-32.5 0-32.5-8-32.5-15.5-33.5-21.5-36.5Z',
  'M-18-39.5C-17-36.5-14-35.3-11.5-36.4-13.5-49-8.5-58.5 0-58.5 8.5-58.5 13.5-49 11.5-36.4 14-35.3 17-36.5 18-39.5 19-33.5 10-31.5 0-31.5-10-31.5-19-33.5-18-39.5Z',
  'M-22-36C-17-39-13-40-11-42-11-50-6-52.5 0-52.5 6-52.5 11-50 11-42 13-40 17-39 22-36 14.5-31.5 7-32 0-32-7-32-14.5-31.5-22-36Z',
  'M-12-33C-22.5-35.5-24-45.5-15.5-50-7.5-54.5 9-54 14.5-47 18-42 15.5-36 12-33 5-30.5-5-30.5-12-33Z',
  'M-21.5-29.5C-19-35.5-15-39-11.5-40.5-10.5-50-5-54 0-54 5-54 10.5-50 11.5-40.5 15-39 19-35.5 21.5-29.5 14-33 7-32.5 0-32.5-7-32.5-14-33-21.5-29.5Z',
  'M-12.5-33C-14.5-46-8-59 4-59 13-59 20.5-52 21.5-42L15.5-41C13.5-45 11.5-46.5 10-46.5 12-42 12.8-37 12.5-33 5-30.5-5-30.5-12.5-33Z',
  'M-14-31.5C-21-38-18-50-9-53.5-3-56 3-56 9-53.5 18-50 21-38 14-31.5 5-29.5-5-29.5-14-31.5Z',
  'M-21.5-37.5C-21.5-34.5-11-32.5 0-32.5S21.5-34.5 21.5-37.5C21.5-39.8 15-40.3 11.5-40.4V-52C11.5-54.6-11.5-54.6-11.5-52V-40.4C-15-40.3-21.5-39.8-21.5-37.5Z',
] as const;

/** The hats with what trims them. */
const HATS: readonly string[] = [
  hat(SHAPES[0]) +
    trim('M-10.8-42.5C-4-39.5 4-39.5 10.8-42.5L10-47C4-44-4-44-10-47Z') +
    stroke('M0-55Q1-51 0-48.5'),
  hat(SHAPES[1]) +
    trim('M-11.7-37.5C-5-34.8 5-34.8 11.7-37.5L11.9-42C5-39.2-5-39.2-11.9-42Z') +
    light('M-6.5-52C-4-55.5-1-56.3 1-56-2-54.5-4.5-52-5.5-48.5-6.8-49-7-50.8-6.5-52Z'),
  light('M9-43C17-46 20.5-53 17-60.5 25-55 24.5-43.5 13-39.5Z') +
    stroke('M11-41.5C16-45 19-50 18.5-55') +
    hat(SHAPES[2]) +
    trim('M-11-42C-4-39 4-39 11-42L10.6-46C4-43.2-4-43.2-10.6-46Z'),
  hat('M-1.6-52C-2.4-56-.5-58.5 2-58.5L2.4-52Z') +
    hat(SHAPES[3]) +
    trim('M-12-33C-5-30.5 5-30.5 12-33L12.6-36.4C5-33.8-5-33.8-12.6-36.4Z') +
    light('M-15-45C-13-48-9-49.5-6-49.6-9.5-47.8-12-45.5-13-42.5-14.6-43-15.6-44-15-45Z'),
  hat(SHAPES[4]) +
    trim('M-6.5-33C-9-41-6-48.5 0-51.5 6-48.5 9-41 6.5-33Z') +
    stroke('M-11-41Q0-45 11-41M0-51V-33') +
    hat(
      'M-6.5-59C-3.5-60-1-58 0-55.5 1-58 3.5-60 6.5-59 6-54.5 2.5-53.5 0-55-2.5-53.5-6-54.5-6.5-59Z',
    ),
  hat(SHAPES[5]) +
    trim('M-11.6-45C-5-49 3-50.5 9.6-47.6L7.6-52C2-53.6-4-52.4-9.6-49.4Z') +
    light(
      'M-13.5-31.5C-14.5-36.5-13-38.5-10-38.4-4-36.6 4-36.6 10-38.4 13-38.5 14.5-36.5 13.5-31.5 5-29-5-29-13.5-31.5Z',
    ) +
    '<circle cx="18.4" cy="-38.4" r="4.6" fill="var(--kdl-pale)" class="kdl-hair"/>',
  light('M2-50C-1-56 1-60.5 6-62 5-58.5 9-56 6-50Z') +
    hat(SHAPES[6]) +
    stroke(
      'M-16.5-37C-8-36 4-41 9-53M-18-43C-10-43-3-47 0-55M16.5-37C12-36.4 7-37.6 3.6-40.6M18-44C15-43 12-44 9.6-46',
    ) +
    '<circle cx="1" cy="-45.5" r="3.6" fill="var(--kdl-pale)" class="kdl-hair"/><circle cx="1" cy="-45.5" r="1.6" fill="var(--k)"/>',
  hat(SHAPES[7]) +
    trim('M-11.5-40.4C-4-38.2 4-38.2 11.5-40.4V-46.4C4-44.2-4-44.2-11.5-46.4Z') +
    light('M-11.5-42.6C-4-40.4 4-40.4 11.5-42.6V-44.2C4-42-4-42-11.5-44.2Z'),
];

const CLOAK =
  'M-19.5-1.5C-20.5-16-16.5-26-9-29.5L0-22 9-29.5C16.5-26 20.5-16 19.5-1.5 13 1.5-13 1.5-19.5-1.5Z';

/** The dark face under the brim, the cloak, the turned-up collar. */
const FIGURE =
  '<path d="M-9-36L-8.5-27.5 0-19.5 8.5-27.5 9-36Z" fill="var(--kdl-dark)" class="kdl-hair"/>' +
  '<path d="M-6-30.5L-2-29M6-30.5L2-29" fill="none" stroke="var(--kdl-eyes)" stroke-width="2" stroke-linecap="round"/>' +
  `<path d="${CLOAK}" fill="var(--c)" class="kdl-edge"/>` +
  '<path d="M-13-.5C-13.4-9-12-15-10-19M13-.5C13.4-9 12-15 10-19" fill="none" stroke="var(--k)" stroke-width="1.7" stroke-linecap="round"/>' +
  '<path d="M-9-29.5C-12.5-27.5-13-24-11.5-21L0-13.5 11.5-21C13-24 12.5-27.5 9-29.5L0-20.5Z" fill="var(--k)" class="kdl-hair"/>';

const colours = (seat: number): string =>
  `style="--c:var(--kdl-seat-${seat});--k:var(--kdl-seat-${seat}-deep);--i:var(--kdl-seat-${seat}-ink)"`;

/** A guest as path data: cloak and hat, nothing within. */
export const guestShape = (seat: number): string => CLOAK + (SHAPES[seat % 8] ?? '');

/** A guest's figure, 44 x 60 units, its feet at 0 0. */
export function guest(seat: number, letter = GUEST_LETTERS[seat % 8] ?? ''): string {
  const which = seat % 8;
  const mark =
    letter === '' ? '' : `<text class="kdl-letter" y="-2.2" text-anchor="middle">${letter}</text>`;
  return group(FIGURE + mark + (HATS[which] ?? ''), '', colours(which));
}

/** A guest's head and hat on a dark medallion of radius 24 about 0 0. */
export function guestBadge(seat: number, letter = GUEST_LETTERS[seat % 8] ?? ''): string {
  return (
    '<circle r="23" fill="var(--kdl-medal)" stroke="var(--kdl-medal-edge)" stroke-width="1.5"/>' +
    group(guest(seat, letter), 'translate(0 22.5) scale(.76)')
  );
}
