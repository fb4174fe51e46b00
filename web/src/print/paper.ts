/** Papers and what is left of them: sizes in millimetres. */

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SIZES: Readonly<Record<Paper, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** What a printer cannot be trusted to print on, at each edge. */
export const MARGIN = 7.5;

/** The strip that says what a sheet is, with the ruler. */
export const STRIP = 5.5;

/** How long the ruler on each sheet is. */
export const RULER = 50;

export const INKS = ['colour', 'black'] as const;
export type Ink = (typeof INKS)[number];
