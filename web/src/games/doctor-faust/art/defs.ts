/** Gradients, hatchings and filters that the drawings refer to by id. They stand once in the page. */

const stops = (...list: readonly [number, string, number?][]): string =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="var(--${colour})"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const glass = (c: string): string =>
  `<radialGradient id="glass-${c}" cx=".38" cy=".3" r=".85">${stops([0, `glass-${c}-1`], [0.32, `glass-${c}-2`], [0.7, `glass-${c}-3`], [1, `glass-${c}-4`])}</radialGradient>` +
  `<linearGradient id="rim-${c}" x2="0" y2="1">${stops([0, `glass-${c}-rim`, 0], [1, `glass-${c}-rim`])}</linearGradient>` +
  `<radialGradient id="cast-${c}">${stops([0, `glass-${c}-cast`, 0.95], [1, `glass-${c}-cast`, 0])}</radialGradient>`;

const GRADIENTS =
  glass('red') +
  glass('blue') +
  `<linearGradient id="crystal-left" x1=".7" y1="0" x2=".2" y2="1">${stops([0, 'crystal-1'], [0.5, 'crystal-2'], [1, 'crystal-3'])}</linearGradient>` +
  `<linearGradient id="crystal-right" x1=".1" y1="0" x2=".8" y2="1">${stops([0, 'crystal-3'], [0.55, 'crystal-4'], [1, 'crystal-5'])}</linearGradient>` +
  `<radialGradient id="glow">${stops([0, 'flame-2', 0.75], [0.35, 'flame-glow', 0.28], [1, 'flame-3', 0])}</radialGradient>` +
  `<linearGradient id="flame" x2="0" y2="1">${stops([0, 'flame-1'], [0.5, 'flame-2'], [1, 'flame-3'])}</linearGradient>` +
  `<radialGradient id="candlefall" gradientUnits="userSpaceOnUse" cx="660" cy="470" r="960" gradientTransform="translate(0 180) scale(1 .62)">${stops([0, 'woodcut-lit'], [0.5, 'woodcut-lit'], [0.8, 'woodcut-fall-mid'], [1, 'woodcut-fall'])}</radialGradient>`;

/** The four hatchings of the spaces: side of the tile, its turn, the strokes in it. */
export const HATCHINGS: readonly [side: number, turn: number, dark: string, light: string][] = [
  [4, 45, '<rect width="4" height="1.9"/>', '<rect width="4" height="1.2"/>'],
  [4, -45, '<rect width="4" height="2.4"/>', '<rect width="4" height="1.2"/>'],
  [3.6, 0, '<rect width="3.6" height="1.7"/>', '<rect width="3.6" height="1.1"/>'],
  [
    4.6,
    45,
    '<rect width="4.6" height="1.5"/><rect width="1.5" height="4.6"/>',
    '<rect width="4.6" height="1"/><rect width="1" height="4.6"/>',
  ],
];

const hatchings = HATCHINGS.map(([side, turn, dark, light], k) => {
  const open = (id: string, ink: string): string =>
    `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><g fill="var(--${ink})">`;
  return (
    `${open(`hatch-${k}`, 'woodcut-ink')}${dark}</g></pattern>` +
    `${open(`hatch-light-${k}`, 'woodcut-paper')}${light}</g></pattern>`
  );
}).join('');

const WEAVES =
  '<pattern id="back-weave" width="4.4" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="4.4" height="1.1" fill="var(--back-edge)" opacity=".45"/><rect width="1.1" height="4.4" fill="var(--wick)" opacity=".35"/></pattern>' +
  '<pattern id="tray-weave" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><rect width="4" height=".9" fill="var(--woodcut-paper)" opacity=".22"/></pattern>' +
  '<clipPath id="card-clip"><rect x="-35" y="-57" width="70" height="114"/></clipPath>';

const blur = (id: string, deviation: number, room: string): string =>
  `<filter id="${id}" ${room}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const WIDE_ROOM = 'x="-50%" y="-70%" width="200%" height="240%"';

const FILTERS =
  blur('soft-05', 0.7, WIDE_ROOM) +
  blur('soft-1', 1.5, WIDE_ROOM) +
  blur('soft-2', 2.5, WIDE_ROOM) +
  blur('soft-3', 3, WIDE_ROOM) +
  blur('soft-4', 5, WIDE_ROOM) +
  blur('soft-8', 11, 'x="-10%" y="-20%" width="120%" height="140%"') +
  '<filter id="cut" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" scale="1.5" xChannelSelector="R" yChannelSelector="G"/></filter>' +
  '<filter id="paper-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035 .5" numOctaves="3" seed="7" result="a"/><feColorMatrix in="a" type="matrix" values="0 0 0 0 .8  0 0 0 0 .77  0 0 0 0 .7  0 0 0 1.5 -.42" result="b"/><feComposite in="b" in2="SourceGraphic" operator="in"/></filter>';

export const DEFS = `<defs>${GRADIENTS}${hatchings}${WEAVES}${FILTERS}</defs>`;
