/** Legend: the marks on the board of Doctor Faust, and what they mean. */
import type { BoardSign } from '@/game-api/types';
import { say } from '@/i18n/messages';

const FIELD = '<rect width="24" height="24" fill="var(--woodcut-paper)"/>';
const FRAME = 'M4 4H20V20H4Z';
const CORNERS = 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15';

const line = (d: string, colour: string, more = ''): string =>
  `${FIELD}<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="2.600" ${more}/>`;
const leaf = (colour: string): string =>
  `<path d="${FRAME}" fill="var(--${colour})" opacity=".6"/>`;

const DRAWINGS = {
  target: line(FRAME, 'woodcut-ink') + leaf('gold-glow'),
  trap: line(FRAME, 'ember-bright', 'stroke-dasharray="5 3"') + leaf('ember-bright'),
  left: line(FRAME, 'back-blue', 'stroke-dasharray="3 3"'),
  reached: line(CORNERS, 'back-blue'),
};

export const legendSigns = (): BoardSign[] =>
  Object.entries(DRAWINGS).map(([name, drawing]) => ({
    drawing,
    text: say(`doctor-faust-sign-${name}`),
  }));
