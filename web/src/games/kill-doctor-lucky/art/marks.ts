/** Small marks on the plan: eyes that see and eyes that find nobody there. */

/** An open eye, 22 x 14 units about 0 0. */
export const OPEN_EYE =
  '<path d="M-11 0C-6-7.5 6-7.5 11 0 6 7.5-6 7.5-11 0Z" fill="var(--plan-eye)" stroke="var(--plan-eye-ink)" stroke-width="1.8" stroke-linejoin="round"/>' +
  '<circle r="4.2" fill="var(--plan-blood)"/><circle r="2" fill="var(--plan-eye-ink)"/><circle cx="1.3" cy="-1.4" r="1.1" fill="var(--plan-eye)"/>' +
  '<path d="M-9.5-4.5L-12-7M-4-7.2L-5-10.2M4-7.2L5-10.2M9.5-4.5L12-7" stroke="var(--plan-eye)" stroke-width="1.5" stroke-linecap="round"/>';

const LASHES =
  'M-9-1.5C-5 4 5 4 9-1.5M-7.2 1.6L-9.3 4.6M-2.6 3.6L-3.4 7M2.6 3.6L3.4 7M7.2 1.6L9.3 4.6';

/** A closed eye: the room sees it, but nobody is there. */
export const CLOSED_EYE =
  `<path d="${LASHES}" fill="none" stroke="var(--plan-halo)" stroke-width="4" stroke-linecap="round" opacity=".55"/>` +
  `<path d="${LASHES}" fill="none" stroke="var(--plan-eye)" stroke-width="1.9" stroke-linecap="round"/>`;

/** Eight rays about 0 0: luck, or lightning. */
export const BURST = Array.from({ length: 12 }, (_, k) => {
  const turn = (k * Math.PI) / 6;
  const [from, to] = [9, k % 2 ? 15 : 19];
  return `M${(from * Math.cos(turn)).toFixed(2)} ${(from * Math.sin(turn)).toFixed(2)}L${(to * Math.cos(turn)).toFixed(2)} ${(to * Math.sin(turn)).toFixed(2)}`;
}).join('');
