/** The glass stones and the crystal pyramid, each about the middle of the space it stands on. */
import { MARK, type Colour } from './marks';

/** A glass stone of radius 20 with its cast of coloured light. */
export function stone(colour: Colour): string {
  const mark = MARK[colour];
  return (
    '<ellipse cx="4" cy="13" rx="21" ry="13" fill="var(--wick)" opacity=".5" filter="url(#soft-3)"/>' +
    `<ellipse cx="8" cy="16" rx="12" ry="6.5" fill="url(#cast-${colour})" filter="url(#soft-1)"/>` +
    `<circle r="20" fill="url(#glass-${colour})"/>` +
    '<circle r="19.3" fill="none" stroke="var(--glass-edge)" stroke-opacity=".55" stroke-width="1.4"/>' +
    `<g transform="translate(0 1) scale(.62)" fill="var(--glass-edge)" opacity=".5">${mark}</g>` +
    `<g transform="translate(.5 1.8) scale(.62)" fill="var(--glass-shine)" opacity=".24">${mark}</g>` +
    `<path d="M-13 9A16 16 0 0 0 14 8Q6 15-1 15Q-8 15-13 9Z" fill="url(#rim-${colour})" opacity=".9"/>` +
    '<path d="M-13-8Q-8-16 2-16.5Q8-16 9-13Q0-14-6-9Q-10-5-12-1Q-14-4-13-8Z" fill="var(--glass-shine)" opacity=".82" filter="url(#soft-05)"/>' +
    '<circle cx="10" cy="-8" r="1.5" fill="var(--glass-shine)" opacity=".75"/>'
  );
}

/** Where a stone would come to stand. */
export function ghostStone(colour: Colour): string {
  return (
    `<circle r="19" fill="var(--glass-${colour}-3)" fill-opacity=".66" stroke="var(--crystal-gold)" stroke-width="2" stroke-dasharray="5 3.6"/>` +
    `<g transform="scale(.6)" fill="var(--gold-pale)" opacity=".85">${MARK[colour]}</g>`
  );
}

/** A faceted crystal that catches the light. */
export const PYRAMID =
  '<ellipse cx="6" cy="20" rx="27" ry="9" fill="var(--wick)" opacity=".55" filter="url(#soft-3)"/>' +
  '<path d="M6 22L30 30L36 22Z" fill="var(--gold-pale)" opacity=".55" filter="url(#soft-1)"/>' +
  '<path d="M0-36L-24 14L-3 25Z" fill="url(#crystal-left)"/><path d="M0-36L-3 25L24 13Z" fill="url(#crystal-right)"/>' +
  '<path d="M-24 14L-2 5L24 13L-3 25Z" fill="var(--crystal-1)" opacity=".16"/><path d="M0-36L-2 5L-24 14Z" fill="var(--crystal-1)" opacity=".13"/>' +
  '<path d="M0-36L-2 5L24 13Z" fill="var(--crystal-5)" opacity=".18"/>' +
  '<path d="M-8 2L-3 25L-16 18Z" fill="var(--crystal-1)" opacity=".34"/><path d="M2 8L12 19L-3 25Z" fill="var(--crystal-gold)" opacity=".45"/>' +
  '<path d="M0-36L4-12L10-7Z" fill="var(--crystal-1)" opacity=".5"/>' +
  '<path d="M6-2L14 4L8 10Z" fill="var(--crystal-cool)" opacity=".4"/><path d="M-10-6L-6 6L-15 6Z" fill="var(--crystal-warm)" opacity=".28"/>' +
  '<path d="M0-36L-24 14L-3 25L24 13ZM0-36L-3 25" fill="none" stroke="var(--woodcut-ink)" stroke-width="1.5" stroke-linejoin="round"/>' +
  '<path d="M-1.2-32L-4 21M-2-30L-21.5 13" stroke="var(--crystal-1)" stroke-opacity=".9" stroke-width="1.1" fill="none"/>' +
  '<path d="M0-45L1.6-37.6L9-36L1.6-34.4L0-27L-1.6-34.4L-9-36L-1.6-37.6Z" fill="var(--crystal-1)"/>';

/** Where the pyramid would come to stand. */
export const GHOST_PYRAMID =
  '<path d="M0-36L-24 14L-3 25L24 13ZM0-36L-3 25" fill="var(--crystal-3)" fill-opacity=".55" stroke="var(--crystal-gold)" stroke-width="2" stroke-dasharray="5 3.6" stroke-linejoin="round"/>';

/** The gold ring under a piece that may be moved. */
export function ring(rx: number, ry: number): string {
  const oval = `rx="${rx}" ry="${ry}" fill="none"`;
  return (
    `<ellipse ${oval} stroke="var(--gold-glow)" stroke-width="7" opacity=".5" filter="url(#soft-2)"/>` +
    `<ellipse ${oval} stroke="var(--on-gold)" stroke-width="4.6"/><ellipse ${oval} stroke="var(--gold-bright)" stroke-width="2.6"/>`
  );
}
