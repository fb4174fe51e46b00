/** The marks of the two seats, claw and hoof, and their devils' heads in a roundel. */

export type Colour = 'red' | 'blue';

const CLAW =
  '<path d="M-9-12Q-5-2-10 12Q-2 2-4-13ZM-1-15Q3-2-2 14Q7 2 5-15ZM8-12Q12-2 7 10Q15 0 13-11Z"/>';
const HOOF =
  '<path d="M-1.6-14Q-13-9-12 9Q-8 14-2 11Q-4-2-1.6-14ZM1.6-14Q13-9 12 9Q8 14 2 11Q4-2 1.6-14Z"/>';

export const MARK: Readonly<Record<Colour, string>> = { red: CLAW, blue: HOOF };

const HEAD = 'M0-24Q15-25 20-10Q24-4 19 5Q16 20 7 28Q3 32 0 34Z';

const FEATURES: Readonly<Record<Colour, { horn: string; ear: string; beard: string }>> = {
  red: {
    horn: 'M6-22Q11-38 28-44Q22-30 18-14Z',
    ear: 'M19-6L33-14Q32 0 19 6Z',
    beard: 'M-6 30Q-4 44 2 49Q0 41 6 30Z',
  },
  blue: {
    horn: 'M4-22Q12-40 29-33Q43-25 39-10Q35 2 24-2Q17-7 22-13Q26-16 29-12Q25-7 29-7Q34-10 33-17Q30-26 22-24Q17-22 17-14Z',
    ear: 'M19 2L32 4Q30 12 18 10Z',
    beard: 'M-11 27Q-10 43 0 45Q10 43 11 27Z',
  },
};

function halfFace(side: 1 | -1, outline: string): string {
  return (
    `<g transform="scale(${side} 1)"><path class="k" d="${outline}${HEAD}"/>` +
    '<path class="p" d="M4-3Q10-10 17-8Q14 1 6 1Q4 0 4-3Z"/><circle cx="9.5" cy="-3" r="2" class="k"/>' +
    '<path class="ps" d="M3-8Q10-15 19-11M4-14Q9-18 15-16M0 2Q3 8 3 11Q2 13 0 13"/>' +
    '<path class="ps" d="M11-34Q14-30 18-30M9-29Q12-25 17-25M20-39Q20-36 23-36"/></g>'
  );
}

function skyLines(): string {
  let lines = '';
  for (let y = -44; y < 46; y += 4) {
    const reach = Math.sqrt(47 ** 2 - y * y).toFixed(1);
    const weight = (1.9 - Math.abs(y) / 42).toFixed(2);
    lines += `<path class="s" style="stroke-width:${weight}" d="M-${reach} ${y}H${reach}"/>`;
  }
  return lines;
}

/** A woodcut devil's head in a roundel of radius 50 about the origin. */
export function devilFace(colour: Colour): string {
  const { horn, ear, beard } = FEATURES[colour];
  const halo =
    '<path class="p" d="M-26-8Q-30 30 0 55Q30 30 26-8Q46-20 42-40Q20-52 0-34Q-20-52-42-40Q-46-20-26-8Z" transform="scale(.93)"/>';
  const light = '<path class="ps" d="M17 4Q14 16 7 24M13 5Q11 14 6 20M9 6Q8.5 11 5.5 15"/>';
  const mouth =
    '<path class="p" d="M-11 17Q0 23 11 17Q8 27 0 27Q-8 27-11 17Z"/><path class="s" style="stroke-width:1" d="M-7 19V24M-3 20V27M1 20V27M5 20V25"/>';
  const ring =
    '<circle r="49" class="s" style="stroke-width:3"/><circle r="45" class="s" style="stroke-width:.9"/>';
  const halves = halfFace(1, horn + ear) + halfFace(-1, horn + ear);
  return `<circle r="50" class="p"/>${skyLines()}${halo}<path class="k" d="${beard}"/>${halves}${mouth}${light}${ring}`;
}
