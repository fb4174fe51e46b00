/** Devil cards, back and front, and soul cards: an hourglass whose sand is the value. */
import { n1, polygon } from '@/drawing/svg-helpers';
import { MOON_FACE } from './figures';
import { MARK, type Colour } from './marks';

/** A face-down devil card about the origin. */
export function devilBack(w: number, h: number, colour: Colour): string {
  const frame = (inset: number, round: number, rest: string): string =>
    `<rect x="${n1(-w / 2 + w * inset)}" y="${n1(-h / 2 + w * inset)}" width="${n1(w * (1 - 2 * inset))}" height="${n1(h - w * 2 * inset)}" rx="${n1(w * round)}" ${rest}/>`;
  const line = n1(Math.max(0.7, w * 0.021));
  const scale = (Math.min(w / 44, h / 64) * 0.72).toFixed(2);
  return (
    frame(0, 0.07, 'fill="var(--back-edge)"') +
    frame(0.06, 0.04, `fill="var(--back-${colour})"`) +
    frame(0.06, 0.04, 'fill="url(#back-weave)"') +
    frame(0.12, 0.03, `fill="none" stroke="var(--back-edge)" stroke-width="${line}"`) +
    `<circle r="${n1(w * 0.31)}" fill="var(--back-${colour}-deep)" stroke="var(--back-edge)" stroke-width="${line}"/>` +
    `<g transform="scale(${scale})" fill="var(--back-edge)">${MARK[colour]}</g>`
  );
}

const TAIL =
  '<path d="M-7 40C-20 28 12 18-2 2C-8-6-6-12 0-20" class="tail"/><path class="tail-tip" d="M0-38L13-17Q4-20 3-11H-3Q-4-20-13-17Z"/>';

function rays(rising: boolean): string {
  const [foot, reach] = rising ? [58, -140] : [-58, 140];
  let d = '';
  for (let k = -9; k <= 9; k += 1) {
    const at = (turn: number): [number, number] => [
      Math.sin(k * 0.15 + turn) * 140,
      foot + Math.cos(k * 0.15 + turn) * reach,
    ];
    d += polygon([[0, foot], at(-0.022), at(0.022)]);
  }
  return d;
}

/** A devil card face up, 84 by 128 about the origin. `word` is what its arrow means, in the reader's language. */
export function devilFront(value: number, colour: Colour, word: string): string {
  const rising = value % 2 === 0;
  const [ground, ink] = rising
    ? ['var(--woodcut-paper)', 'var(--woodcut-ink)']
    : ['var(--woodcut-ink)', 'var(--woodcut-paper)'];
  const tail = rising ? 'translate(19 2) scale(.86 .92)' : 'translate(19 -6) scale(.86 -.92)';
  return (
    '<rect x="-42" y="-64" width="84" height="128" rx="5" fill="var(--woodcut-paper)"/>' +
    `<rect x="-38.5" y="-60.5" width="77" height="121" rx="3" fill="${ground}" stroke="var(--woodcut-ink)" stroke-width="1.6"/>` +
    `<rect x="-35.5" y="-57.5" width="71" height="115" rx="2" fill="none" stroke="${ink}" stroke-width=".8"/>` +
    `<g clip-path="url(#card-clip)"><path d="${rays(rising)}" fill="${ink}" opacity=".3"/></g>` +
    `<g style="--tail:${ink}" transform="${tail}">${TAIL}</g>` +
    `<text x="-14" y="18" font-size="62" text-anchor="middle" class="numeral" fill="${ink}" stroke="${ground}" stroke-width="7" paint-order="stroke" stroke-linejoin="round">${value}</text>` +
    `<g transform="translate(-24 -45) scale(.42)" fill="var(--back-${colour})" stroke="var(--woodcut-paper)" stroke-width="3" paint-order="stroke">${MARK[colour]}</g>` +
    `<g class="word"><rect x="-35" y="40" width="70" height="17.5" fill="${ground}"/><path d="M-35 40H35" stroke="${ink}" stroke-width=".8"/>` +
    `<text y="53.5" font-size="16.5" text-anchor="middle" class="title" fill="${ink}">${word}</text></g>`
  );
}

function hourglass(value: number): string {
  const sand = 4 + 1.4 * (value - 3);
  const glass = 'M-12-22H12Q12-8 2 0Q12 8 12 22H-12Q-12 8-2 0Q-12-8-12-22Z';
  return (
    `<path class="k" d="M-16-26H16V-22H-16ZM-16 22H16V26H-16Z"/><path class="p" d="${glass}"/>` +
    `<path class="s" style="stroke-width:1.6" d="${glass}"/>` +
    `<path class="k" d="M-11 21V${n1(21 - sand * 0.85)}Q0 ${n1(14 - sand)} 11 ${n1(21 - sand * 0.85)}V21Z"/>` +
    `<path class="s" style="stroke-width:1;stroke-dasharray:1.6 1.6" d="M0-4V${n1(16 - sand * 0.6)}"/>` +
    '<path class="k" d="M-5-8H5Q3-3 0-1Q-3-3-5-8Z"/>' +
    `<path class="ps" style="stroke-width:.9" d="M5 ${n1(22 - sand * 0.5)}V20M8 ${n1(22 - sand * 0.4)}V20"/>`
  );
}

/** A soul card face up, 46 by 68 about the origin; `cornered` has its value where a fan leaves it in sight. */
export function soulCard(value: number, cornered = false): string {
  const place = cornered
    ? 'x="-19.5" y="-16" font-size="15" text-anchor="start"'
    : 'y="-12" font-size="21" text-anchor="middle"';
  return (
    '<rect x="-23" y="-34" width="46" height="68" rx="3" fill="var(--woodcut-paper)" stroke="var(--woodcut-ink)" stroke-width="1"/>' +
    '<rect x="-20.5" y="-31.5" width="41" height="63" rx="1.5" fill="none" stroke="var(--woodcut-ink)" stroke-width=".8"/>' +
    `<text ${place} class="numeral" fill="var(--woodcut-ink)">${value}</text>` +
    `<g transform="translate(0 11) scale(.68)">${hourglass(value)}</g>`
  );
}

/** A soul card face down, 84 by 129 about the origin: the moon that looks on. */
export function soulBack(): string {
  let beams = '';
  for (let k = 0; k < 32; k += 1) {
    const at = (radius: number, turn: number): [number, number] => {
      const angle = ((k + turn) * Math.PI) / 16;
      return [radius * Math.sin(angle), radius * Math.cos(angle)];
    };
    beams += polygon([at(27, -0.26), at(k % 2 === 0 ? 78 : 56, 0), at(27, 0.26)]);
  }
  return (
    '<rect x="-42" y="-64.5" width="84" height="129" class="p"/>' +
    '<rect x="-37.5" y="-60" width="75" height="120" rx="2" class="k"/>' +
    `<svg x="-35" y="-57.5" width="70" height="115" viewBox="-35 -57.5 70 115"><path class="p" d="${beams}"/></svg>` +
    '<rect x="-35" y="-57.5" width="70" height="115" rx="1" class="ps"/>' +
    '<circle r="27" class="k"/><circle r="24" class="p"/><circle r="21.5" class="s" style="stroke-width:.9"/>' +
    `<g transform="scale(1.05)">${MOON_FACE}</g>`
  );
}

/** A soul card under others on the pile, 56 by 82: only its right edge shows. */
export function soulEdge(value: number): string {
  let sand = '';
  for (let q = 0; q < Math.floor((value - 3) * 1.35); q += 1) sand += `M5 ${n1(34 - q * 3.2)}H20.5`;
  return (
    '<rect x="-28" y="-41" width="56" height="82" rx="3" fill="var(--paper-shade)" stroke="var(--woodcut-ink)" stroke-width="1.1"/>' +
    '<path d="M24.5-37.5V37.5" stroke="var(--woodcut-ink)" stroke-width=".9"/>' +
    `<text x="12.5" y="-20" font-size="${value > 9 ? 14.5 : 17}" text-anchor="middle" class="numeral" fill="var(--woodcut-ink)">${value}</text>` +
    `<path d="${sand}" stroke="var(--woodcut-ink)" stroke-width="1.5"/>`
  );
}
