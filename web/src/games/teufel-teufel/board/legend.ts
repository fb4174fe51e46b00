/** Legend: the marks on the board of Teufel Teufel, and what they mean. */
import type { BoardSign } from '@/game-api/types';
import { ARCH } from '../art/cards';
import { EYE } from '../art/devil';
import { word } from '../words/labels';
import { EXCHANGED, LAID } from './recent-marks';

const STONE = '<rect width="24" height="24" rx="4" fill="var(--tt-mark-dark)"/>';
const ROUND = 'M4 4H20V20H4Z';
const CORNERS = 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15';

/** An arch as high as the drawing. */
const arch = (stroke: string, more = ''): string =>
  `${STONE}<g transform="translate(2 1) scale(.27)"><path d="${ARCH}" fill="none" stroke="${stroke}" stroke-width="8" ${more}/></g>`;
const line = (d: string, more = ''): string =>
  `${STONE}<path d="${d}" fill="none" stroke="var(--tt-blue-under)" stroke-width="5"/><path d="${d}" fill="none" stroke="var(--tt-blue)" stroke-width="2.400" ${more}/>`;
const disc = (content: string): string => `${STONE}<g transform="translate(12 12)">${content}</g>`;
const swapped = (d: string): string =>
  disc(
    `<circle r="10.500" fill="var(--tt-blue-under)"/><path d="${d}" fill="none" stroke="var(--tt-blue)" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

/** On linen, in the colour of the reader's seat where that is known. */
const OWN = `${STONE}<rect x="2" y="2" width="20" height="20" rx="5" fill="var(--tt-linen)"/><rect x="5" y="5" width="14" height="14" rx="3" fill="var(--seat, var(--tt-ink))"/>`;

const drawings = () => ({
  own: OWN,
  go: `${arch('var(--tt-mark)')}<circle cx="12" cy="17" r="2.400" fill="var(--tt-mark)"/>`,
  gain: arch('var(--tt-gain)'),
  danger: arch('var(--tt-danger)', 'stroke-dasharray="14 9"'),
  left: line(ROUND, 'stroke-dasharray="3 3"'),
  reached: line(CORNERS),
  swapped: swapped(EXCHANGED),
  shuffled: swapped(LAID),
  seen: disc(`<circle r="10.500" fill="var(--tt-blue)"/>${EYE}`),
});

export type SignName = keyof ReturnType<typeof drawings>;

/** The marks there are, or those of them that are wanted. */
export const legendSigns = (wanted: (name: SignName) => boolean = () => true): BoardSign[] =>
  Object.entries(drawings())
    .filter(([name]) => wanted(name as SignName))
    .map(([name, drawing]) => ({ drawing, text: word(`sign-${name}`) }));
