/** Papercraft: pieces to be cut out, folded and glued, in millimetres. Solid lines are cut, broken lines are folded. */
import { box, disc, group, n2, path, polygon, type Point } from './svg-helpers';

/** Along this one cuts. */
export const cutLine = (d: string): string =>
  path(d, 'fill="none" stroke="var(--paper-ink)" stroke-width=".25" stroke-linejoin="round"');

/** Along this one folds. */
export const foldLine = (d: string): string =>
  path(
    d,
    'fill="none" stroke="var(--paper-ink-soft)" stroke-width=".25" stroke-dasharray="1.6 1.1"',
  );

/** Where glue goes. */
const glued = (d: string): string =>
  path(d, 'fill="var(--paper-shade)" fill-opacity=".45" stroke="none"');

/** A drawing without what is blurred in it, which printers make dots of: shadows go, lights keep hard edges. */
export const unblurred = (markup: string): string =>
  markup
    .replaceAll(' filter="url(#soft-05)"', '')
    .replaceAll(/<\w+ [^>]*filter="[^"]*"[^>]*\/>/g, '');

/** A drawing to be cut out, in a space of so many millimetres. */
export interface CutOut {
  width: number;
  height: number;
  markup: string;
}

interface Figure {
  /** A drawing whose feet are at 0 0, in units of its own. */
  front: string;
  back: string;
  /** Millimetres to a unit. */
  scale: number;
  width: number;
  /** From the feet to the fold above the head. */
  height: number;
  /** The ground behind it. */
  ground: string;
  /** Where its middle is, in its units. */
  middle?: number;
}

/** A part of a drawing, by itself. */
const window = (x: number, y: number, width: number, height: number, inner: string): string =>
  `<svg x="${n2(x)}" y="${n2(y)}" width="${n2(width)}" height="${n2(height)}" viewBox="${n2(x)} ${n2(y)} ${n2(width)} ${n2(height)}">${inner}</svg>`;

const FLAP = 9;

/** A figure to be seen from both sides: folded above its head, its two flaps bent outward to stand on. */
export function standee(figure: Figure): CutOut {
  const { front, back, scale, width, height, ground, middle: shift = 0 } = figure;
  const whole = 2 * (height + FLAP);
  const [middle, off] = [width / 2, -shift * scale];
  const feet = FLAP + 2 * height;
  return {
    width,
    height: whole,
    markup:
      `<rect y="${FLAP}" width="${width}" height="${2 * height}" fill="${ground}"/>` +
      glued(box(0, 0, width, FLAP) + box(0, feet, width, whole)) +
      window(
        0,
        FLAP,
        width,
        2 * height,
        group(back, `translate(${n2(middle - off)} ${FLAP}) rotate(180) scale(${scale})`) +
          group(front, `translate(${n2(middle + off)} ${feet}) scale(${scale})`),
      ) +
      foldLine(`M0 ${FLAP}H${width}M0 ${FLAP + height}H${width}M0 ${feet}H${width}`) +
      cutLine(box(0, 0, width, whole)),
  };
}

interface Sides {
  /** Drawings about 0 0, in units of their own. */
  front: string;
  back: string;
  scale: number;
  /** In millimetres. */
  radius: number;
  ground: string;
}

/** A disc with two faces: folded where they join, glued, and cut round both. */
export function foldedDisc({ front, back, scale, radius, ground }: Sides): CutOut {
  const r = radius;
  // The two join along a chord, on which the paper stays whole.
  const fold = 1.93 * r;
  const chord = r * Math.sqrt(1 - 0.93 ** 2);
  const [from, to] = [n2(r - chord), n2(r + chord)];
  const outline =
    `M${from} ${n2(fold)}A${r} ${r} 0 1 1 ${to} ${n2(fold)}` +
    `A${r} ${r} 0 1 1 ${from} ${n2(fold)}Z`;
  return {
    width: 2 * r,
    height: 2 * fold,
    markup:
      path(outline, `fill="${ground}"`) +
      window(0, 0, 2 * r, fold, group(back, `translate(${r} ${r}) rotate(180) scale(${scale})`)) +
      window(
        0,
        fold,
        2 * r,
        fold,
        group(front, `translate(${r} ${n2(2 * fold - r)}) scale(${scale})`),
      ) +
      foldLine(`M${from} ${n2(fold)}H${to}`) +
      cutLine(outline),
  };
}

/** A disc with one face, to be glued on cardboard. */
export function flatDisc(face: string, scale: number, radius: number, ground: string): CutOut {
  const r = radius;
  return {
    width: 2 * r,
    height: 2 * r,
    markup:
      path(disc(r, r, r), `fill="${ground}"`) +
      group(face, `translate(${r} ${r}) scale(${scale})`) +
      cutLine(disc(r, r, r)),
  };
}

interface Net {
  /** Of the base. */
  side: number;
  /** From an edge of the base to the tip, along the face. */
  slant: number;
  /** A face, its base from 0 0 to `side` 0, its tip at `side / 2`, minus `slant`; by its number. */
  face: (which: number) => string;
  base: string;
}

/** A pyramid on a square: four faces about the base, with a flap at one side of each. */
export function pyramidNet({ side, slant, face, base }: Net): CutOut {
  const size = side + 2 * slant;
  const [middle, half, flap] = [size / 2, side / 2, 6];
  const at = (turn: number, inner: string): string =>
    `<g transform="rotate(${90 * turn} ${middle} ${middle}) translate(${middle - half} ${middle - half})">${inner}</g>`;
  const tip: Point = [half, -slant];
  const edge = Math.hypot(half, slant);
  // A flap lies along the right edge of a face.
  const [ux, uy] = [(tip[0] - side) / edge, tip[1] / edge];
  const off: Point = [-uy * flap, ux * flap];
  const along = (far: number): Point => [side + ux * far, uy * far];
  const outer = (far: number): Point => {
    const [x, y] = along(far);
    return [x + off[0], y + off[1]];
  };
  const rim = [along(0.6), outer(flap), outer(edge - flap * 1.6), along(edge - 0.6)];
  const cut = cutLine(`M${rim.map(([x, y]) => `${n2(x)} ${n2(y)}`).join('L')}`);
  const faces = [0, 1, 2, 3]
    .map((turn) => at(turn, glued(polygon(rim)) + face(turn) + cut))
    .join('');
  const folds = [0, 1, 2, 3]
    .map((turn) => at(turn, foldLine(`M0 0H${side}M${side} 0L${n2(tip[0])} ${n2(tip[1])}`)))
    .join('');
  const left = [0, 1, 2, 3].map((turn) => at(turn, cutLine(`M0 0L${half} ${-slant}`))).join('');
  return {
    width: size,
    height: size,
    markup:
      `<g transform="translate(${middle - half} ${middle - half})">${base}</g>` +
      faces +
      folds +
      left,
  };
}
