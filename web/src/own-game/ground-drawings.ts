/** Drawings of what may lie on a space, by the sign's name; any other sign is written. In a box of 40 around its middle. */
const DRAWINGS: Readonly<Record<string, string>> = {
  apple:
    '<path class="fruit" d="M0-8c-5-6-18-4-18 8c0 11 8 18 13 18c2 0 3-1 5-1s3 1 5 1c5 0 13-7 13-18c0-12-13-14-18-8z"/><path class="stem" d="M0-8c0-5 1-8 4-11"/><path class="leaf" d="M2-13c2-6 8-7 12-6c-1 5-6 8-12 6z"/>',
  coin: '<circle class="metal" r="17"/><circle class="stem" r="11"/>',
  star: '<path class="metal" d="M0-19l5.6 12.300l13.400 1.500l-10 9.200l2.800 13.200l-11.800-6.700l-11.800 6.700l2.800-13.200l-10-9.200l13.400-1.500z"/>',
  flame:
    '<path class="fire" d="M1-20c2 9 14 13 12 26c-1 8-7 13-13 13s-13-5-13-13c0-7 5-9 7-15c2 3 3 4 4 7c4-5 5-11 3-18z"/>',
  cross: '<path class="stroke" d="M-13-13l26 26m0-26l-26 26"/>',
  dot: '<circle class="mark" r="9"/>',
  tree: '<path class="stem" d="M0 4v15"/><path class="leaf" d="M0-20c9 0 16 6 16 14s-7 13-16 13s-16-5-16-13s7-14 16-14z"/>',
};

export const groundDrawing = (sign: string): string | undefined => DRAWINGS[sign];
