/** The house as it is printed: what the server says of it, and the sheet it is drawn on. */
import type { Components } from '@/api/types';
import { bands } from '@/drawing/vector-patterns';
import { measured } from '../board/geometry';
import type { HouseBoard, Rect } from '../board/types';

export const houseOf = ({ board }: Components): HouseBoard =>
  measured(board as unknown as HouseBoard);

/** Half an inch about the house, in eighths of an inch. */
const MARGIN = 4;

export const printedSheet = ({ size: [width, height] }: HouseBoard): Rect => [
  -MARGIN,
  -MARGIN,
  width + MARGIN,
  height + MARGIN,
];

/** The hatching of the walls as lines without end: what a printer is given. */
export const FIELDS: Readonly<Record<string, string>> = {
  'plan-hatch': `<path d="${bands(1.5, 0.34, 220, true)}" transform="rotate(45)" fill="var(--plan-hatch)" opacity=".55"/>`,
};
