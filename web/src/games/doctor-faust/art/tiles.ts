/** One space of the board: hatching, medallion, ornament and number. */
import type { Layout } from '../board/geometry';
import { group, n1, polygon } from '@/drawing/svg-helpers';
import { ORNAMENTS } from '@/drawing/ornaments';

/** What a space is drawn from: black spaces are the two start spaces of this match. */
export interface Tile {
  space: number;
  black: boolean;
}

function medallion(kind: number, r: number): string {
  if (kind === 0) return `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`;
  if (kind === 1) {
    const [q, e] = [r * 0.42, r * 1.02];
    return polygon([
      [-q, -e],
      [q, -e],
      [e, -q],
      [e, q],
      [q, e],
      [-q, e],
      [-e, q],
      [-e, -q],
    ]);
  }
  if (kind === 2) {
    const a = n1(r * 0.52);
    const lobe = (x: string, y: string): string => `A${a} ${a} 0 0 1 ${x} ${y}`;
    return `M-${a}-${a}${lobe(a, `-${a}`)}${lobe(a, a)}${lobe(`-${a}`, a)}${lobe(`-${a}`, `-${a}`)}Z`;
  }
  const b = r * 0.98;
  const [side, shoulder, crown] = [n1(b), n1(-b * 0.15), n1(-b * 1.05)];
  return `M-${side} ${side}V${shoulder}Q-${side} ${crown} 0 ${crown}Q${side} ${crown} ${side} ${shoulder}V${side}Z`;
}

const hatching = ({ space, black }: Tile): string =>
  `url(#hatch-${black ? 'light-' : ''}${(space * 3 + (space < 15 ? 0 : 1)) % 4})`;

function wideArt(tile: Tile, w: number, h: number): string {
  const field = `M${-w / 2 + 3} ${-h / 2 + 3}H${w / 2 - 3}V${h / 2 - 3}H${-w / 2 + 3}Z`;
  const frame = medallion((tile.space * 5 + (tile.space < 15 ? 0 : 1)) % 4, 27);
  return (
    `<path d="${field}${frame}" fill-rule="evenodd" fill="${hatching(tile)}"/><path d="${frame}" class="s" style="stroke-width:1.5"/>` +
    `<path d="${field}" class="s" style="stroke-width:.8"/>` +
    group(ORNAMENTS[tile.space] ?? '', 'translate(0 1) scale(1.08)')
  );
}

function tallArt(tile: Tile, w: number, h: number): string {
  const inner = tile.space < 15 ? 1 : -1;
  const x = (w / 2 - 20) * inner;
  const [edge, fold] = [(w / 2 - 2.5) * inner, (w / 2 - 37) * inner];
  const field = `M${fold} ${-h / 2 + 2.5}H${edge}V${h / 2 - 2.5}H${fold}Z`;
  const disc = `M${x - 13} 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0Z`;
  return (
    `<rect x="${-w / 2 + 2.5}" y="${-h / 2 + 2.5}" width="${w - 5}" height="${h - 5}" class="s" style="stroke-width:.7"/>` +
    `<path d="${field}${disc}" fill-rule="evenodd" fill="${hatching(tile)}"/>` +
    group(ORNAMENTS[tile.space] ?? '', `translate(${x} 0) scale(.62)`)
  );
}

/** The ornament of a space again, at its place, to stand over a glow. */
export function ornamentAt(layout: Layout, { space, black }: Tile): string {
  const [cx, cy] = layout.centre(space);
  const shift = layout.tall ? (layout.cell.w / 2 - 20) * (space < 15 ? 1 : -1) : 0;
  const place = layout.tall ? `${cx + shift} ${cy}` : `${cx} ${cy + 1}`;
  return group(
    ORNAMENTS[space] ?? '',
    `translate(${place}) scale(${layout.tall ? 0.62 : 1.08})`,
    black ? 'class="inverse"' : '',
  );
}

/** The number of a space: a tab in the corner (wide) or a strip on the outer side (tall). */
export function numberTab(layout: Layout, { space, black }: Tile): string {
  const [cx, cy] = layout.centre(space);
  const { w, h } = layout.cell;
  const size = layout.tall ? 15.4 : 14.5;
  const numeral = (x: number, y: number, ink: string): string =>
    `<text x="${n1(x)}" y="${n1(y)}" font-size="${size}" text-anchor="middle" class="numeral" fill="var(--woodcut-${ink})">${space}</text>`;
  if (layout.tall) {
    const x = cx + (w / 2 - 12) * (space < 15 ? -1 : 1);
    const ground = `<rect x="${x - 12}" y="${cy - h / 2 + 1}" width="24" height="${h - 2}" fill="var(--woodcut-${black ? 'paper' : 'ink'})"/>`;
    return ground + numeral(x, cy + 5.5, black ? 'ink' : 'paper');
  }
  const [x, y] = [cx - w / 2 + 1, cy - h / 2 + 1];
  const long = space > 9;
  const tab = `M${x} ${y}h${long ? 25 : 22}v14l-7 7h-${long ? 18 : 15}Z`;
  const [ground, ink] = black ? ['ink', 'paper'] : ['paper', 'ink'];
  return (
    `<path d="${tab}" fill="var(--woodcut-${ground})" stroke="var(--woodcut-${ink})" stroke-width="1.3"/>` +
    numeral(x + (long ? 12.1 : 10.7), y + 15.2, ink)
  );
}

/** The space itself, without its number. */
export function tile(layout: Layout, which: Tile): string {
  const [cx, cy] = layout.centre(which.space);
  const { w, h } = layout.cell;
  const box = `x="${n1(cx - w / 2)}" y="${n1(cy - h / 2)}" width="${w}" height="${h}"`;
  const art = layout.tall ? tallArt(which, w, h) : wideArt(which, w, h);
  return (
    `<rect ${box} class="${which.black ? 'k' : 'p'}"/>` +
    group(art, `translate(${n1(cx)} ${n1(cy)})`, which.black ? 'class="inverse"' : '') +
    `<rect ${box} class="s" style="stroke-width:2.4"/>`
  );
}
