/** What is made of the drawing outside the page beside what Vite makes: its styles by their name, and its faces. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Leaves one script and one sheet of styles: faces come as other files. */
export function stylesAndScript(): Plugin {
  return {
    name: 'styles-and-script',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const [name, each] of Object.entries(bundle)) {
          if (each.type !== 'asset') continue;
          if (name.endsWith('.css')) each.fileName = 'styles.css';
          else Reflect.deleteProperty(bundle, name);
        }
      },
    },
  };
}

const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght';
const FELL = '@fontsource/im-fell-english';
const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal';

/** The faces in the order in which they stand in for one another, and the weights in which drawings have them. */
const FACES: readonly (readonly [name: string, file: string, weight: number | null])[] = [
  ['1-source-serif', `${SERIF}-normal`, 400],
  ['2-source-serif-bold', `${SERIF}-normal`, 700],
  ['3-source-serif-italic', `${SERIF}-italic`, 400],
  ['4-im-fell-english', `${FELL}/files/im-fell-english-latin-400-normal`, null],
  ['5-im-fell-english-italic', `${FELL}/files/im-fell-english-latin-400-italic`, null],
  ['6-im-fell-english-sc', `${FELL}-sc/files/im-fell-english-sc-latin-400-normal`, null],
  ['7-fraunces-thin', FRAUNCES, 200],
  ['8-fraunces-light', FRAUNCES, 300],
  ['9-fraunces-bold', FRAUNCES, 800],
];

/** What a face is found by: its family, its style, its full name. */
const NAMES = [1, 2, 4];

/** Writes the page's faces as programs that draw SVG read them: in files of their own, each of one weight. */
export function drawingFaces(): Plugin {
  return {
    name: 'drawing-faces',
    apply: 'build',
    writeBundle: async ({ dir = '' }) => {
      const folder = join(dir, 'faces');
      mkdirSync(folder, { recursive: true });
      for (const [name, file, weight] of FACES) {
        const face = await subsetFont(readFileSync(`node_modules/${file}.woff2`), undefined, {
          targetFormat: 'sfnt',
          keepAllGlyphs: true,
          preserveNameIds: NAMES,
          ...(weight !== null && { variationAxes: { wght: weight } }),
        });
        writeFileSync(join(folder, `${name}.ttf`), face);
      }
    },
  };
}
