/** Builds what draws positions outside the page, from the page's own boards: beside the page, for the Python package. */
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { drawingFaces, stylesAndScript } from './build/drawing.ts';
import { catalogues } from './build/words.ts';

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: [
      { find: /^@\/prefs\/settings\.svelte$/, replacement: resolve('src/ssr/settings.ts') },
      // Svelte asks Node for it where components wait for something; ours do not.
      { find: 'node:async_hooks', replacement: resolve('src/ssr/nothing.ts') },
    ],
  },
  plugins: [svelte(), catalogues(), stylesAndScript(), drawingFaces()],
  // It runs in a bare engine: nothing is imported there.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/ssr/main.ts',
    outDir: '../src/diablerie/web/drawing',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2022',
    minify: true,
    cssCodeSplit: false,
    emitAssets: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { format: 'iife', name: 'drawing', codeSplitting: false, entryFileNames: 'main.js' },
    },
  },
});
