/** What the reader remembers of shuffles, card by card that lies face down. */
import type { BoardScene, Slip } from './types';
import type { Mixed } from '../state';

/** More do not stand side by side on a card. */
const MOST = 3;

/** A slip for each cell where cards of a shuffle may lie, but for cards the reader has looked at. */
export function slipsOf(mixed: readonly Mixed[], cards: BoardScene['cards']): Slip[] {
  const cells = [...new Set(mixed.flatMap((one) => (one.cards.length > 0 ? one.cells : [])))];
  return cells
    .filter((cell) => cards[cell]?.up === false && cards[cell].card === null)
    .map((cell) => {
      const here = mixed.filter((one) => one.cells.includes(cell));
      const sure = here.find((one) => one.cells.length === 1 && one.cards.length > 0);
      const named = sure?.cards ?? here.flatMap((one) => one.cards);
      return { cell, cards: [...new Set(named)].slice(0, MOST), certain: sure !== undefined };
    });
}
