/** The sign of the game: the Doctor's hat, thrown at a slant. */
import type { Picture } from '@/drawing/svg-helpers';

export const Emblem: Picture = {
  viewBox: '-20 -20 40 40',
  markup:
    '<g transform="rotate(-9) translate(0 2)"><path d="M-19 11C-15.5 10-12.5 9-11.5 7L-13-14.5C-6-18 6-18 13-14.5L11.5 7C12.5 9 15.5 10 19 11 11 17-11 17-19 11Z" fill="var(--text)"/>' +
    '<path d="M-11.6 5C-4 8.8 4 8.8 11.6 5L12.1-2C4 2-4 2-12.1-2Z" fill="var(--ember)"/>' +
    '<path d="M-9-12.5Q-8-8-8.2-4" fill="none" stroke="var(--table)" stroke-width="1.3" stroke-linecap="round" opacity=".5"/></g>',
};
