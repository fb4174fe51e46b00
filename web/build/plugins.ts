/** What is made of the built page beside what Vite makes: its name, marked scripts, and its files compressed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Names the build in index.html, so that a page can tell whether its server has another one. All code and styles
 * are in files that are named by their content.
 */
export function namedBuild(): Plugin {
  return {
    name: 'named-build',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.keys(bundle ?? {}).sort();
        const content = createHash('sha256')
          .update([html, ...files].join('\n'))
          .digest('hex')
          .slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'diablerie-page', content }, injectTo: 'head' }];
      },
    },
  };
}

const AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks every script file as one whose functions are called at once, as most are of what a page sends for. Chromium
 * compiles such a script while it is on its way, beside the page's own thread; to others the mark is a comment. It
 * comes last: Vite puts lists of files before what stands first.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const each of Object.values(bundle))
          if (each.type === 'chunk') each.code = AT_ONCE + each.code;
      },
    },
  };
}

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm']);
/** Whoever serves it writes into it. */
const WRITTEN = 'sw.js';

/** From how many bytes on brotli takes seconds, and how well it does then: a release has time for the best. */
const LARGE = 1_000_000;
const LARGE_QUALITY = process.env.DIABLERIE_RELEASE === '1' ? constants.BROTLI_MAX_QUALITY : 9;

function brotli(plain: Buffer): Buffer {
  const isLarge = plain.length > LARGE;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    [constants.BROTLI_PARAM_QUALITY]: isLarge ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
    ...(isLarge && { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }),
  };
  return brotliCompressSync(plain, { params });
}

/** Puts each file that shrinks beside itself, as brotli and as gzip: the server need not do it for each reader. */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle: () => {
      const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of all.filter(
        (file) => COMPRESSIBLE.has(extname(file)) && file !== WRITTEN,
      )) {
        const path = join(folder, name);
        const plain = readFileSync(path);
        const compressed = { br: brotli(plain), gz: gzipSync(plain, { level: 9 }) };
        for (const [suffix, bytes] of Object.entries(compressed))
          if (bytes.length < plain.length) writeFileSync(`${path}.${suffix}`, bytes);
      }
    },
  };
}
