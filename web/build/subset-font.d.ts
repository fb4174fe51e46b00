/** Types of subset-font, as far as it is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    keepAllGlyphs?: boolean;
    /** Ids of the table `name` that are kept. */
    preserveNameIds?: readonly number[];
    /** Axes of a variable face that are fixed, by their tags. */
    variationAxes?: Readonly<Record<string, number>>;
  }

  /** A face with the letters of a text, or with all. */
  export default function subsetFont(
    face: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
