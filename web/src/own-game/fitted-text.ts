/** Text fitted into a box of the drawing: broken into lines at its spaces, and as small as it has to be. */

/** A text as it is drawn: its lines, and how large, in units of the drawing. */
export interface FittedText {
  lines: readonly string[];
  size: number;
}

/** From one line to the next, in sizes of the text. */
export const LINE = 1.05;

/** Another line is worth it where that leaves the text so much larger. */
const WORTH = 1.15;

const WIDE = /[\u1100-\u{10ffff}]/u;

/** About how wide a letter is, in sizes of the text: rather too much than too little. */
function widthOf(letter: string): number {
  if (WIDE.test(letter)) return 1.15;
  if (letter === ' ') return 0.3;
  if (/[MW@%mw—]/.test(letter)) return 0.95;
  return /[\p{Lu}\p{N}]/u.test(letter) ? 0.74 : 0.6;
}

const widthOfLine = (line: string): number =>
  Array.from(line).reduce((sum, letter) => sum + widthOf(letter), 0);

/** Words in so many lines at most, the longest as short as it can be. */
function broken(words: readonly string[], count: number): string[] {
  const [first = '', ...rest] = words;
  if (count === 1 || rest.length === 0) return [words.join(' ')];
  const ways = words.map((_, k) => [
    words.slice(0, k + 1).join(' '),
    ...(k + 1 < words.length ? broken(words.slice(k + 1), count - 1) : []),
  ]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(widthOfLine));
  return ways.reduce(
    (best, way) => (longest(way) < longest(best) ? way : best),
    [[first, ...rest].join(' ')],
  );
}

/** A text in a box, `size` at most; `most` lines at most. */
export function fitted(
  text: string,
  box: { wide: number; high: number },
  size: number,
  most = 3,
): FittedText {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const ways = Array.from({ length: most }, (_, k) => {
    const lines = broken(words, k + 1);
    const wide = box.wide / Math.max(...lines.map(widthOfLine), 0.1);
    return { lines, size: Math.min(size, wide, box.high / (lines.length * LINE)) };
  });
  return ways.reduce((best, way) => (way.size > best.size * WORTH ? way : best));
}
