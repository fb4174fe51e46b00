/** The faces, all of them there: what is measured, or printed at once, cannot wait for one. */

const FACES = [
  '400 12px "IM Fell English"',
  'italic 400 12px "IM Fell English"',
  '400 12px "IM Fell English SC"',
  '400 12px "Source Serif 4 Variable"',
  'italic 400 12px "Source Serif 4 Variable"',
  '600 12px "Fraunces Variable"',
];

export async function fontsThere(): Promise<void> {
  // Who has none of them goes without.
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face, 'Aé0')));
  await document.fonts.ready;
}
