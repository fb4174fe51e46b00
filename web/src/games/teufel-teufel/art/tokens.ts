/** A card's sign, small: its letter in its colour, a devil's head, a tower. */
import { letter } from './letters';
import { soulOf } from './cards';

/** In a space of 16 by 18. */
export function token(card: string): string {
  const soul = soulOf(card);
  if (soul !== null) return letter(soul.letter, soul.colour, 1, 1.5, 15);
  return card === 'devil'
    ? '<use href="#tt-devil-head" transform="translate(8 9.500) scale(.2)"/>'
    : '<path d="M2 17V6H4V3H6.500V6H9.500V3H12V6H14V17Z" fill="var(--tt-tower)"/><path d="M6 17V12.500Q8 9.500 10 12.500V17Z" fill="var(--tt-day)"/>';
}
