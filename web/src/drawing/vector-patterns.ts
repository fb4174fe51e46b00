/**
 * Vector patterns: what a drawing fills with a pattern, as lines cut by the shape. A browser that prints makes dots of
 * patterns, seventy-two to an inch.
 */
import { n2 } from './svg-helpers';

/** Parallel bands from -`reach` to `reach`, each so thick, from one's beginning to the next's so far: as path data. */
export function bands(step: number, thick: number, reach: number, upright = false): string {
  let d = '';
  for (let at = Math.ceil(-reach / step) * step; at < reach; at += step)
    d += upright
      ? `M${n2(at)} ${-reach}h${thick}V${reach}h${-thick}Z`
      : `M${-reach} ${n2(at)}v${thick}H${reach}v${-thick}Z`;
  return d;
}

let cuts = 0;

const FILLED =
  /<(path|circle|rect)((?: [\w-]+="[^"]*")*?) fill="url\(#([\w-]+)\)"((?: [\w-]+="[^"]*")*) ?\/>/g;
const LOOK = / (?:class|opacity|fill-rule|style)="[^"]*"/g;

/** A drawing in which the patterns with these ids are fields of lines, given as markup, that the shapes cut out. */
export function cutPatterns(markup: string, fields: Readonly<Record<string, string>>): string {
  return markup.replaceAll(
    FILLED,
    (whole: string, tag: string, before: string, id: string, after: string) => {
      const field = fields[id];
      if (field === undefined) return whole;
      cuts += 1;
      const shape = before + after;
      const opacity = / opacity="[^"]*"/.exec(shape)?.[0] ?? '';
      const outlined = shape.includes(' class="')
        ? `<${tag}${shape.replace(opacity, '')} fill="none"/>`
        : '';
      return (
        `<clipPath id="cut-${cuts}"><${tag}${shape.replaceAll(LOOK, '')} clip-rule="evenodd"/></clipPath>` +
        `<g clip-path="url(#cut-${cuts})"${opacity}>${field}</g>${outlined}`
      );
    },
  );
}
