/** One candle of the seven, lit or burnt out, standing on y = 0 in the middle of a field 43 wide. */
import { jitter, n1 } from '@/drawing/svg-helpers';

const TALL = [62, 55, 59, 50, 44, 40, 47];

/** The height of the wax of candle number `k` (0 to 6). */
function wax(k: number): number {
  return (TALL[k % TALL.length] ?? 50) * 1.02;
}

function body(k: number, top: number, lit: boolean): string {
  const cut = jitter(90 + k);
  const colour = lit ? 'var(--wax)' : 'var(--wax-cold)';
  const shade = lit ? 'var(--wax-shade)' : 'var(--wax-cold-shade)';
  let engraved = '';
  for (let q = 0; q < 4; q += 1) engraved += `M${n1(2.5 + q * 2)} ${n1(top + 9 - q * 1.5)}V0`;
  return (
    `<path d="M-10.5 ${n1(top + 3)}Q-5 ${n1(top - 1)} 0 ${n1(top + 2)}Q5 ${n1(top - 1)} 10.5 ${n1(top + 2)}V0H-10.5Z" fill="${colour}" stroke="var(--wax-edge)" stroke-width="1.4"/>` +
    `<path d="M-10.5 ${n1(top + 3)}v${n1(cut(9, 20))}q-3 6 0 7q4-1 3-7v-8Z" fill="${colour}"/>` +
    `<path d="M5 ${n1(top + 1)}v${n1(cut(8, 22))}q2 5 4 0V${n1(top + 2)}Z" fill="${colour}" stroke="${shade}" stroke-width=".6"/>` +
    `<path d="${engraved}" stroke="${shade}" opacity=".85"/>` +
    `<path d="M0 ${n1(top + 1)}q.8-4 0-7" stroke="var(--wick)" stroke-width="1.7" fill="none"/>`
  );
}

export function candle(k: number, lit: boolean): string {
  const top = -wax(k);
  const y = (from: number): string => n1(top + from);
  const flame =
    `<circle cy="${y(-13)}" r="34" fill="url(#glow)"/>` +
    `<g class="catching" style="animation-delay:${k * 45}ms"><path d="M0 ${y(-31)}C9 ${y(-17)} 7 ${y(-7)} 0 ${y(-3)}C-7 ${y(-7)}-8 ${y(-15)} 0 ${y(-31)}Z" fill="url(#flame)"/>` +
    `<path d="M0 ${y(-19)}C4 ${y(-12)} 3 ${y(-7)} 0 ${y(-4)}C-3 ${y(-7)}-4 ${y(-12)} 0 ${y(-19)}Z" fill="var(--flame-core)"/></g>`;
  const smoke = `<path d="M0 ${y(-8)}q-6-7 1-13t0-13t2-9" stroke="var(--smoke)" stroke-width="1.3" fill="none" opacity=".75"/>`;
  return (
    '<ellipse cy="1" rx="15" ry="4" fill="var(--tray-edge)"/>' +
    body(k, top, lit) +
    (lit ? flame : smoke)
  );
}

/** The iron tray under the candles, from x = 0 to `width`, its top at y = 0. */
export function tray(width: number): string {
  return (
    `<path d="M2 0H${width - 2}L${width - 8} 12H8Z" fill="var(--tray)"/>` +
    `<path d="M2 0H${width - 2}V3H2Z" fill="var(--tray-edge)"/>`
  );
}
