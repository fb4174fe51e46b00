/** SVG helpers: rounded numbers, plain shapes, groups, and a generator for what should look uneven. */

export type Point = readonly [number, number];

/** A drawing with the viewBox it was drawn for. */
export interface Picture {
  viewBox: string;
  markup: string;
}

/** A number with at most one decimal. */
export function n1(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}

/** A number with at most two decimals. */
export function n2(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;
}

/** Path data of a rectangle. */
export const box = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${n2(x1)} ${n2(y1)}H${n2(x2)}V${n2(y2)}H${n2(x1)}Z`;

/** Path data of a circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${n2(x - r)} ${n2(y)}a${n2(r)} ${n2(r)} 0 1 0 ${n2(2 * r)} 0a${n2(r)} ${n2(r)} 0 1 0 ${n2(-2 * r)} 0Z`;

export const path = (d: string, attributes = ''): string =>
  `<path d="${d}"${attributes === '' ? '' : ` ${attributes}`}/>`;

export function group(inner: string, transform = '', attributes = ''): string {
  const placed = transform === '' ? '' : ` transform="${transform}"`;
  return `<g${placed}${attributes === '' ? '' : ` ${attributes}`}>${inner}</g>`;
}

/** A small repeatable generator (mulberry32): the same seed draws the same line on every machine. */
export function jitter(seed: number): (from: number, to: number) => number {
  let word = seed >>> 0;
  return (from, to) => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}
