/** Letter widths: how wide a text is in the faces of names, where nothing has laid it out; and lines no wider than that. */

/** Faces of names: small capitals, and letters that take less room. */
export type Face = 'caps' | 'title';

/** Widths of letters in hundredths of their size, spaced as they are in the face. */
const widths = (table: string): ReadonlyMap<string, number> =>
  new Map(
    table.split(' ').map((entry) => [entry.slice(0, 1), Number(entry.slice(1)) / 100] as const),
  );
const WIDTHS: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  caps: widths(
    'a46 b45 c51 d55 e49 f44 g52 h61 i34 j33 k54 l46 m72 n59 o56 p46 q58 r51 s38 t54 u59 v48 w66 x50 y50 z49 ß73 ' +
      'A70 B68 C75 D83 E72 F65 G83 H88 I46 J46 K74 L74 M96 N87 O86 P60 Q85 R78 S54 T63 U84 V64 W94 X75 Y70 Z74 ' +
      '’31 -49',
  ),
  title: widths(
    'a42 b52 c41 d52 e44 f35 g53 h52 i25 j22 k52 l26 m76 n52 o52 p53 q48 r35 s34 t33 u50 v43 w64 x47 y48 z45 ß50 ' +
      'A66 B65 C70 D79 E68 F62 G78 H84 I42 J39 K71 L70 M93 N85 O81 P56 Q80 R74 S50 T71 U83 V64 W94 X79 Y66 Z69 ' +
      '’27 -45',
  ),
};
const SPACE = 0.25;
const UNKNOWN = 0.6;

/** How wide a text is in letters of a size. */
export function textWidth(text: string, size: number, face: Face): number {
  // An accent takes no room of its own.
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const width = (letter: string): number =>
    letter === ' ' ? SPACE : (WIDTHS[face].get(letter) ?? UNKNOWN);
  return letters.reduce((sum, letter) => sum + width(letter), 0.04) * size;
}

/** Where a word may break: the hyphen is written only there. */
export const SOFT = '\u00AD';

/** A text in lines that are no wider than this, if its words are not. */
export function linesWithin(
  text: string,
  width: number,
  size: number,
  face: Face = 'title',
): string[] {
  const lines: string[] = [];
  for (const word of text.replaceAll(SOFT, '').split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    const fits = lines.length > 0 && textWidth(longer, size, face) <= width;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The size of letters, this or smaller, in which a text is no wider than there is room. */
export const sizeWithin = (
  text: string,
  width: number,
  size: number,
  face: Face = 'title',
): number => Math.min(size, width / textWidth(text, 1, face));
