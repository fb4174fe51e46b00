/** The letters A to F as slab serifs, cut by hand: no font need be there. Each in a space of 30 by 34. */

const LETTERS: Readonly<Record<string, string>> = {
  A: 'M9 0H20.5L27.6 28H30V34H17V28H19.5L18.6 24.2H11L10 28H12.5V34H0V28H2.4L8.6 6H6.5V0ZM12.4 18.6H17.2L14.8 8.6Z',
  B: 'M0 0H17C25 0 28 4 28 8.8 28 12.4 26 15 22.6 16.2 27 17.4 29.5 20.4 29.5 24.6 29.5 30.6 25 34 17.5 34H0V28H3.5V6H0ZM11.5 6V13.6H15C18.2 13.6 19.8 12.2 19.8 9.8 19.8 7.3 18.2 6 15 6ZM11.5 19.4V28H15.6C19 28 20.8 26.4 20.8 23.7 20.8 21 19 19.4 15.6 19.4Z',
  C: 'M28.5 0V12.5H22.8C21.8 8.4 19.6 6.2 16.4 6.2 11.6 6.2 9 10 9 17 9 24 11.6 27.8 16.6 27.8 20 27.8 22.6 25.6 23.6 21.6H29.4C28.2 29.6 23.4 34.6 16 34.6 6.4 34.6 0 27.8 0 17 0 6.4 6.2-.6 15.2-.6 18.6-.6 21.4.6 23.4 2.8L24.2 0Z',
  D: 'M0 0H15C24.6 0 30 6.2 30 17 30 27.8 24.6 34 15 34H0V28H3.5V6H0ZM11.5 6V28H14.4C19 28 21.2 24.4 21.2 17 21.2 9.6 19 6 14.4 6Z',
  E: 'M0 0H28V11H22.4C21.8 7.6 20.4 6 17 6H11.5V13.6H13.4C16 13.6 17 12.6 17.2 10.4H21.6V23.2H17.2C17 21 16 19.8 13.4 19.8H11.5V28H17.4C21 28 22.8 26 23.4 22H29L28.4 34H0V28H3.5V6H0Z',
  F: 'M0 0H28.4V11.4H22.8C22.2 7.8 20.6 6 17.2 6H11.5V14.4H13.6C16.2 14.4 17.2 13.4 17.4 11.2H21.8V24H17.4C17.2 21.8 16.2 20.6 13.6 20.6H11.5V28H15.5V34H0V28H3.5V6H0Z',
};

/** Path data of a letter; the empty path for anything else. */
export const letterPath = (letter: string): string => LETTERS[letter] ?? '';

/** Colours whose letters need an ink line to stand out from paper. */
const PALE = ['yellow', 'white'];

/** A letter in its colour and pattern, with paper round it: its corner at x, y, as high as told. */
export function letter(name: string, colour: string, x: number, y: number, height: number): string {
  const d = letterPath(name);
  const scale = (height / 34).toFixed(3);
  const edge = PALE.includes(colour) ? 4.2 : 3;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill-rule="evenodd" stroke-linejoin="round">` +
    `<path d="${d}" fill="none" stroke="var(--tt-paper-lit)" stroke-width="9"/>` +
    `<path d="${d}" fill="var(--tt-ink)" stroke="var(--tt-ink)" stroke-width="${edge}"/>` +
    `<path d="${d}" fill="var(--tt-${colour})"/>` +
    `<path d="${d}" fill="url(#tt-p-${colour})" opacity=".75"/></g>`
  );
}
