/** Rem in pixels. Pixels to a rem, which readers may set as they like: what style sheets measure by. */
export const rem = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
