/** The house as it is printed: what the server says of it, and the sheet it is drawn on. */
import type { Components } from '@/api/types';
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
