/** Builds the page into the Python package, and serves it in front of a running server while working on it. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { anyAddress, firstScript, firstStyles, firstWords } from './build/arrival.ts';
import { BETWEEN, COMMON, FETCHING, FIRST_STYLES } from './build/groups.ts';
import { licenses, pageFiles, pyodideCore, serviceWorker } from './build/offline.ts';
import { compiledAhead, compressedFiles, namedBuild } from './build/plugins.ts';
import { replacingTests } from './build/replacing-tests.ts';
import { catalogues } from './build/words.ts';

const server = process.env.DIABLERIE_SERVER ?? 'http://127.0.0.1:8000';

const REPLACING = replacingTests('tests');

const UNITS = {
  environment: 'happy-dom',
  include: ['tests/**/*.test.ts'],
  setupFiles: ['tests/setup.ts'],
  // The first table of a file is drawn with all that it needs compiled: on a busy machine that takes a while.
  testTimeout: 30_000,
};

export default defineConfig({
  // Files name one another by where they lie beside each other: they may lie in any folder of a site.
  base: './',
  // `@/` is src/, as tsconfig.json says.
  resolve: { tsconfigPaths: true },
  plugins: [
    svelte(),
    svelteTesting(),
    catalogues(),
    firstWords(),
    anyAddress(),
    firstStyles(),
    firstScript(),
    compiledAhead(),
    namedBuild(),
    pyodideCore(),
    licenses(),
    serviceWorker(),
    compressedFiles(),
    pageFiles(),
  ],
  build: {
    outDir: '../src/diablerie/web',
    emptyOutDir: true,
    // Says which files belong together.
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The fonts stay files of their own, so that the browser fetches only those it needs.
    assetsInlineLimit: 0,
    // Sizes are held by a test, as they travel.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What begins before anything else is there has no more with it than it needs.
            { name: 'fetching', test: FETCHING, priority: 1 },
            { name: 'style', test: FIRST_STYLES },
            // What tables and other pages have: one file instead of many small ones.
            { name: 'common', test: COMMON, minShareCount: 2 },
            { name: 'between', test: BETWEEN, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // It imports Pyodide from where that lies.
  worker: { format: 'es', plugins: () => [compiledAhead()] },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    projects: [
      // Modules and the catalogues are read once: what a test changes, it or tests/setup.ts sets back.
      { extends: true, test: { ...UNITS, name: 'units', isolate: false, exclude: REPLACING } },
      { extends: true, test: { ...UNITS, name: 'replacing', include: REPLACING } },
    ],
    // Nobody works at the machine meanwhile: no processor is left free.
    maxWorkers: '100%',
  },
});
