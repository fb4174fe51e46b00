/** What a page needs without its server: Python among its files, a service worker, a list of what it keeps, licences. */
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const PYODIDE = 'node_modules/pyodide';
const CORE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
/** For whoever packs the library: what of Python's own it needs is taken from here. */
const FOR_PACKING = ['python_stdlib.zip', 'pyodide-lock.json', 'package.json'];

interface Package {
  name: string;
  version: string;
  license: string;
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const readText = (path: string): string => readFileSync(path, 'utf8').trim();

const python = (): string =>
  ['pyodide', 'mpl-2.0', 'python'].map((name) => readText(`licenses/${name}.txt`)).join('\n\n\n');

/** Puts Pyodide's core among the page's files, in a folder named by its version. */
export function pyodideCore(): Plugin {
  return {
    name: 'pyodide-core',
    apply: 'build',
    writeBundle: ({ dir = '' }) => {
      const { name, version, license } = readJson<Package>(`${PYODIDE}/package.json`);
      const folder = join(dir, 'assets', `pyodide-${version}`);
      mkdirSync(folder, { recursive: true });
      for (const file of [...CORE, 'python_stdlib.zip'])
        copyFileSync(join(PYODIDE, file), join(folder, file));
      // Of the packages that Pyodide could fetch none is wanted.
      const { info } = readJson<{ info: object }>(`${PYODIDE}/pyodide-lock.json`);
      writeFileSync(join(folder, 'pyodide-lock.json'), JSON.stringify({ info, packages: {} }));
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, license }));
      writeFileSync(join(folder, 'LICENSES.txt'), `${python()}\n`);
    },
  };
}

/** Libraries whose code or drawings are among the page's files, and what these have taken in of others. */
const LIBRARIES = [
  ...Object.keys(readJson<{ dependencies: object }>('package.json').dependencies),
  'svelte',
  ...['boolbase', 'domelementtype', 'domutils', 'entities', 'nth-check'],
];

function termsOf(library: string): string {
  const folder = `node_modules/${library}`;
  const { name, version, license } = readJson<Package>(`${folder}/package.json`);
  const text = readdirSync(folder).find((file) => /^LICENSE/i.test(file));
  const terms =
    text === undefined
      ? readText(`licenses/${license.toLowerCase()}.txt`)
      : readText(join(folder, text));
  return `${name} ${version}: ${license}\n\n${terms}`;
}

/** Says beside the page on which terms others' work is in it. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    writeBundle: ({ dir = '' }) => {
      const begin = `Of others' work in this page, and on which terms. What the games themselves are under says Diablerie's own license.`;
      const all = [begin, ...LIBRARIES.map(termsOf), python()];
      writeFileSync(join(dir, 'LICENSES.txt'), `${all.join(`\n\n\n${'='.repeat(80)}\n\n`)}\n`);
    },
  };
}

const WORKER = 'src/offline/service-worker.ts';
const buildOf = (folder: string): string =>
  /<meta name="diablerie-page" content="([^"]*)"/.exec(
    readFileSync(join(folder, 'index.html'), 'utf8'),
  )?.[1] ?? '';

/**
 * Builds the service worker. It knows the page it belongs to; of which library it is says whoever serves it, in the place
 * of `%ENGINE%`.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: async ({ dir = '' }) => {
      const define = { BUILD: JSON.stringify(buildOf(dir)), ENGINE: '"%ENGINE%"' };
      const worker = await rolldown({ input: WORKER, transform: { define } });
      const { output } = await worker.generate({ format: 'iife', minify: true });
      writeFileSync(join(dir, 'sw.js'), output[0].code);
    },
  };
}

/** What whoever keeps the page does without. */
const NOT_KEPT = [
  /^\.vite/,
  /\.(?:br|gz|txt)$/,
  /^(?:sw\.js|favicon-\w+\.png|social-card[\w-]*\.(?:png|jpg)|page-files\.json)$/,
];
const isKept = (path: string): boolean =>
  !NOT_KEPT.some((pattern) => pattern.test(path)) &&
  !FOR_PACKING.some((name) => path.endsWith(`/${name}`));

const sizeOf = (path: string): number | undefined =>
  statSync(path, { throwIfNoEntry: false })?.size;

/** Lists the page's files: where each lies, its bytes, and how many travel. Comes after they are compressed. */
export function pageFiles(): Plugin {
  let folder = '';
  return {
    name: 'page-files',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        const all = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
          .filter(isKept)
          .sort();
        const files = all.map((name) => {
          const path = join(folder, name);
          const sizes = [sizeOf(path), sizeOf(`${path}.br`)];
          const sent = sizes[1] ?? sizes[0];
          // The page itself is asked for by its folder: some servers lead there from its name, and it is served with
          // what links to it show, so that its bytes are not known here.
          return name === 'index.html' ? ['/', 0, sent] : [`/${name}`, sizes[0], sent];
        });
        const list = { build: buildOf(folder), files };
        writeFileSync(join(folder, 'page-files.json'), JSON.stringify(list));
      },
    },
  };
}
