/** CSS values for a program that knows SVG's own only: custom properties filled in, colours mixed, lengths as numbers. */

/** Custom properties by name, those of an element's parents among them. */
export type Properties = Readonly<Record<string, string>>;

/** How many pixels a rem is where no reader has said anything. */
const REM = 16;
/** Custom properties may name others; a circle has no value. */
const DEEPEST = 16;

/** Where the bracket closes that is open before a place. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The parts of a list between commas that stand in no brackets. */
export function listed(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** A text with each call of a function replaced by what becomes of its arguments; null: the whole has no value. */
function replaceCalls(
  text: string,
  name: string,
  made: (inner: string) => string | null,
): string | null {
  const open = `${name}(`;
  const at = text.indexOf(open);
  if (at < 0) return text;
  const end = closing(text, at + open.length);
  const value = made(text.slice(at + open.length, end));
  const rest = value === null ? null : replaceCalls(text.slice(end + 1), name, made);
  return value === null || rest === null ? null : text.slice(0, at) + value + rest;
}

/** A value with its custom properties filled in; null where one has none, and nothing stands in for it. */
export function filledIn(text: string, properties: Properties, depth = 0): string | null {
  if (depth > DEEPEST) return null;
  return replaceCalls(text, 'var', (inner) => {
    const [name = '', ...fallback] = listed(inner);
    const known = properties[name];
    if (known !== undefined) return filledIn(known, properties, depth + 1);
    return fallback.length === 0 ? null : filledIn(fallback.join(', '), properties, depth + 1);
  });
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A colour as hexadecimal digits, the only form that tokens have, or `transparent`. */
function colourOf(text: string): Colour | null {
  if (text === 'transparent') return [0, 0, 0, 0];
  const digits = /^#([\da-f]{3,8})$/i.exec(text)?.[1] ?? '';
  const each = digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red, green, blue, alpha = 255] = (each ?? []).map((pair) => parseInt(pair, 16));
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [red, green, blue, alpha / 255];
}

/** A colour of a mixture and its share of it, from 0 to 1; null: it is what the other leaves. */
function ingredient(text: string): { colour: Colour | null; share: number | null } {
  const share = /([\d.]+)%/.exec(text);
  const colour = colourOf(text.replace(/[\d.]+%/, '').trim());
  return { colour, share: share === null ? null : Number(share[1]) / 100 };
}

/** `color-mix(in srgb, …)`, CSS Color 5, section 3: premultiplied; what adds up to less is as much less opaque. */
function mixed(inner: string): string | null {
  const [, one = '', other = ''] = listed(inner);
  const [first, second] = [ingredient(one), ingredient(other)];
  if (first.colour === null || second.colour === null) return null;
  const share = first.share ?? 1 - (second.share ?? 0.5);
  const rest = second.share ?? 1 - share;
  const whole = share + rest;
  const [a, b] = [(first.colour[3] * share) / whole, (second.colour[3] * rest) / whole];
  const alpha = a + b;
  const blend = (k: 0 | 1 | 2): number =>
    alpha === 0
      ? 0
      : Math.round(((first.colour?.[k] ?? 0) * a + (second.colour?.[k] ?? 0) * b) / alpha);
  const opacity = Number((alpha * Math.min(1, whole)).toFixed(3));
  return `rgba(${blend(0)}, ${blend(1)}, ${blend(2)}, ${opacity})`;
}

/** A value as SVG has it; null: it has none. */
export function plainValue(text: string, properties: Properties): string | null {
  const filled = filledIn(text, properties);
  const mixture = filled === null ? null : replaceCalls(filled, 'color-mix', mixed);
  return (
    mixture
      ?.replaceAll(/(-?[\d.]+)rem\b/g, (_, size: string) => `${Number(size) * REM}px`)
      .replaceAll(/\bcurrentcolor\b/gi, 'currentColor') ?? null
  );
}

/** Turns in degrees by their unit. */
const TURNS: Readonly<Record<string, number>> = { deg: 1, turn: 360, rad: 180 / Math.PI };

const numberIn = (text: string): number => {
  const [, size = '0', unit = ''] = /^(-?[\d.e-]+)([a-z]*)$/i.exec(text) ?? [];
  return Number(size) * (TURNS[unit] ?? 1);
};

/** What CSS writes with one axis, as SVG writes it with both. */
const BOTH: Readonly<Record<string, (value: number) => readonly [string, ...number[]]>> = {
  translateX: (x) => ['translate', x, 0],
  translateY: (y) => ['translate', 0, y],
  scaleX: (x) => ['scale', x, 1],
  scaleY: (y) => ['scale', 1, y],
};

/** A CSS transform as SVG's attribute has it: without units, and with an origin by two translations. */
export function plainTransform(text: string, origin: string | null): string {
  const steps = [...text.matchAll(/([a-z]+)\(([^)]*)\)/gi)].map(([, name = '', inner = '']) => {
    const values = inner.split(/[\s,]+/).map(numberIn);
    const [called, ...numbers] = BOTH[name]?.(values[0] ?? 0) ?? [name, ...values];
    return `${called}(${numbers.join(' ')})`;
  });
  const [x, y] = (origin ?? '').split(/\s+/).map(numberIn);
  if (!x && !y) return steps.join(' ');
  return [`translate(${x} ${y})`, ...steps, `translate(${-(x ?? 0)} ${-(y ?? 0)})`].join(' ');
}
