/** Contrast as WCAG 2.1 measures it, and the colours of a style sheet by their names. */

/** 1.4.11: the least contrast of what must be seen to act. */
export const VISIBLE = 3;
/** 1.4.3: the least contrast of text that is not large. */
export const READABLE = 4.5;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export function colour(name: string, sheet: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
  if (found === undefined) throw new Error(`there is no colour --${name}`);
  return found;
}
