/** Writing SVG by hand: rounded numbers, polygons, groups, and a generator for what should look uneven. */

export type Point = readonly [number, number];

/** A number with at most one decimal. */
export function n1(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;
}

export function group(inner: string, transform = '', attributes = ''): string {
  const placed = transform === '' ? '' : ` transform="${transform}"`;
  return `<g${placed}${attributes === '' ? '' : ` ${attributes}`}>${inner}</g>`;
}

/** A small repeatable generator (mulberry32): the same seed cuts the same block on every machine. */
export function chisel(seed: number): (from: number, to: number) => number {
  let word = seed >>> 0;
  return (from, to) => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}
