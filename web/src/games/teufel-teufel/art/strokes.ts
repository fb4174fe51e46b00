/** The strokes the cards are drawn with. A `*` in a drawing stands for the colour of the card. */

/** The pattern of the card's colour, with an ink line round it. */
export const cloth = (d: string): string => `<path d="${d}" fill="url(#tt-p-*)" class="tt-l"/>`;

/** A ground of its own, with an ink line round it. */
export const tint = (name: string, d: string): string =>
  `<path d="${d}" fill="var(--tt-${name})" class="tt-l"/>`;

export const linen = (d: string): string => tint('linen', d);
export const gilt = (d: string): string => tint('gilt', d);

/** Solid ink. */
export const ink = (d: string): string => `<path d="${d}" fill="var(--tt-ink)"/>`;

/** An ink line. */
export const line = (d: string): string => `<path d="${d}" fill="none" class="tt-l"/>`;

/** A thin ink line: folds, hatching. */
export const fine = (d: string): string => `<path d="${d}" class="tt-m"/>`;

export const ball = (x: number, y: number, r: number, name: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--tt-${name})" class="tt-l"/>`;

export const clothBall = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#tt-p-*)" class="tt-l"/>`;

/** A dot of ink. */
export const dot = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--tt-ink)"/>`;

/** A drawing and its mirror image about the middle of the figure. */
export const both = (markup: string): string =>
  `${markup}<g transform="translate(68 0) scale(-1 1)">${markup}</g>`;
