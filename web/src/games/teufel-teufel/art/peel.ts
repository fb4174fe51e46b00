/** A card that lies face down and is known to the reader: its corner turned up, just for them. */
import { soulOf } from './cards';
import { letter } from './letters';

const UNDER = 'M0 84V38Q10 49 20 55 34 66 46 84Z';
const FLAP = 'M0 38Q11 49 20 55 34 65 46 84 42 66 33 56 22 44 0 38Z';

const picture = (card: string): string => {
  const soul = soulOf(card);
  if (soul !== null)
    return (
      `<path d="${UNDER}" fill="url(#tt-p-${soul.colour})"/>` +
      letter(soul.letter, soul.colour, 2, 57, 26)
    );
  return card === 'devil'
    ? `<path d="${UNDER}" fill="url(#tt-ember)"/><use href="#tt-devil-head" transform="translate(17 68) scale(.29)"/>`
    : `<path d="${UNDER}" fill="var(--tt-tower)"/><path d="M8 84V66Q8 60 15 55 22 60 22 66V84Z" fill="var(--tt-tower-deep)"/><path d="M11 82V67Q11 62 15 59 19 62 19 67V82Z" fill="var(--tt-day)"/><path d="M15 59V82" stroke="var(--tt-tower-deep)" stroke-width="1.200"/>`;
};

/** What is drawn over the back. */
export const peeled = (card: string): string =>
  `<g clip-path="url(#tt-arch)">${picture(card)}</g>` +
  `<path d="${UNDER}" fill="none" stroke="var(--tt-ink)" stroke-width="1.200"/>` +
  `<path d="${FLAP}" fill="var(--tt-paper)" stroke="var(--tt-ink)" stroke-width="1.200" stroke-linejoin="round"/>` +
  '<path d="M8 44Q24 48 34 60 40 68 43 78" fill="none" stroke="var(--tt-paper-fall)" stroke-width="1.600" opacity=".8"/>';
