/** The picture for the front page: the mansion by night, guests in the garden, the Doctor out with his lantern. */
import { box, disc, group, jitter, n2, path, type Picture } from '@/drawing/svg-helpers';
import { doctor } from './doctor';
import { guest } from './guests';

const [WIDTH, HEIGHT] = [1080, 170];
const GROUND = 150;

const fill = (token: string, d: string, opacity = 1): string =>
  path(d, `fill="var(--${token})"${opacity === 1 ? '' : ` opacity="${opacity}"`}`);

const chalk = (d: string, width = 1.2): string =>
  path(
    d,
    `fill="none" stroke="var(--plate-chalk)" stroke-width="${width}" stroke-linejoin="round"`,
  );

/** A window, lit or dark; somebody may stand behind it. */
function pane(x: number, y: number, lit: boolean, tall = 24): string {
  const w = 15;
  const frame = `M${n2(x)} ${n2(y + tall)}V${n2(y + 6)}Q${n2(x)} ${n2(y)} ${n2(x + w / 2)} ${n2(y)}T${n2(x + w)} ${n2(y + 6)}V${n2(y + tall)}Z`;
  const bars = `M${n2(x + w / 2)} ${n2(y)}V${n2(y + tall)}M${n2(x)} ${n2(y + tall * 0.55)}H${n2(x + w)}`;
  return fill(lit ? 'plate-lamp' : 'plate-glass', frame) + chalk(frame) + chalk(bars, 0.8);
}

/** One part of the house: walls, a roof of a kind, rows of windows. */
function wing(
  x: number,
  width: number,
  top: number,
  roof: 'gable' | 'hip' | 'dome',
  lamps: readonly number[],
  front: readonly [number, number] = [0, 0],
): string {
  const peak = { gable: 34, hip: 22, dome: 26 }[roof];
  const crown = {
    gable: `M${x - 6} ${top}L${x + width / 2} ${top - peak}L${x + width + 6} ${top}Z`,
    hip: `M${x - 6} ${top}L${x + 14} ${top - peak}H${x + width - 14}L${x + width + 6} ${top}Z`,
    dome: `M${x - 3} ${top}C${x - 3} ${top - peak * 1.5} ${x + width + 3} ${top - peak * 1.5} ${x + width + 3} ${top}Z`,
  }[roof];
  const walls = box(x, top, x + width, GROUND);
  const columns = Math.max(1, Math.floor(width / 30));
  const gap = width / columns;
  let windows = '';
  for (let row = 0; top + 12 + row * 36 < GROUND - 26; row += 1)
    for (let k = 0; k < columns; k += 1)
      if (x + gap * (k + 0.5) + 9 < front[0] || x + gap * (k + 0.5) - 9 > front[1])
        windows += pane(
          x + gap * (k + 0.5) - 7.5,
          top + 12 + row * 36,
          lamps.includes(row * columns + k),
        );
  return (
    fill('plate-wall', walls + crown) +
    fill('plate-roof', crown) +
    chalk(walls + crown, 1.4) +
    windows
  );
}

function sky(): string {
  const roll = jitter(19);
  const stars = Array.from({ length: 90 }, () =>
    disc(roll(0, WIDTH), roll(2, 110), roll(0.4, 1.3)),
  ).join('');
  let grid = '';
  for (let x = 0; x <= WIDTH; x += 20) grid += `M${x} 0V${HEIGHT}`;
  for (let y = 10; y <= HEIGHT; y += 20) grid += `M0 ${y}H${WIDTH}`;
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--plate-sky)"/>` +
    path(grid, 'fill="none" stroke="var(--plate-chalk)" stroke-width=".5" opacity=".12"') +
    fill('plate-star', stars, 0.75) +
    fill('plate-moon', disc(836, 44, 37), 0.12) +
    fill('plate-moon', disc(836, 44, 27)) +
    fill('plate-sky', `${disc(828, 38, 4)}${disc(845, 52, 5.5)}${disc(838, 28, 2.6)}`, 0.13)
  );
}

const HOUSE =
  chalk(`M446 62V22H460V62M620 62V22H634V62`, 1.4) +
  fill('plate-wall', box(446, 22, 460, 70) + box(620, 22, 634, 70)) +
  wing(212, 92, 78, 'hip', [1, 5]) +
  wing(304, 108, 62, 'gable', [0, 5]) +
  wing(668, 108, 62, 'gable', [2, 3]) +
  wing(776, 92, 78, 'hip', [3]) +
  wing(412, 256, 52, 'hip', [1, 9, 15], [492, 588]) +
  wing(492, 96, 58, 'dome', [1]) +
  // The porch and the open door, with the light that falls out of it.
  fill('plate-lamp', 'M528 150V114Q540 102 552 114V150Z') +
  fill('plate-lamp', 'M528 150H552L604 170H476Z', 0.4) +
  chalk('M528 150V114Q540 102 552 114V150M514 150V108H566V150M508 108H572L540 92Z', 1.4);

const hedge = (x: number, width: number): string => {
  const count = Math.round(width / 13);
  const d = Array.from({ length: count }, (_, k) => {
    const step = width / count;
    return `${k === 0 ? `M${x} ${HEIGHT}V152` : ''}Q${n2(x + step * (k + 0.5))} ${k % 2 ? 138 : 142} ${n2(x + step * (k + 1))} 152`;
  }).join('');
  return fill('plate-hedge', `${d}V${HEIGHT}Z`) + chalk(d, 1);
};

const creep = (seat: number, x: number, y: number, scale: number, flip = false): string =>
  group(guest(seat, ''), `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`);

export const FRONT_PICTURE: Picture = {
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  markup:
    sky() +
    fill('plate-far', `M0 150C120 118 190 132 260 140H830C900 128 980 116 1080 146V170H0Z`) +
    HOUSE +
    fill('plate-ground', `M0 150H${WIDTH}V${HEIGHT}H0Z`) +
    fill('plate-lamp', 'M528 150H552L604 170H476Z', 0.55) +
    chalk(`M0 150H528M552 150H${WIDTH}`, 1.2) +
    creep(2, 262, 166, 1.05) +
    creep(4, 338, 163, 0.95) +
    creep(1, 424, 166, 1.1) +
    creep(0, 668, 166, 1.1, true) +
    creep(6, 746, 163, 0.95, true) +
    creep(3, 820, 166, 1.05, true) +
    creep(5, 176, 160, 0.85) +
    creep(7, 904, 160, 0.85, true) +
    group(doctor(), 'translate(540 165) scale(1.25)') +
    hedge(0, 152) +
    hedge(208, 34) +
    hedge(364, 40) +
    hedge(690, 40) +
    hedge(842, 34) +
    hedge(932, 148),
};
