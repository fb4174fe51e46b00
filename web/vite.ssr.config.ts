import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './build/words.ts';
import { resolve } from 'node:path';
export default defineConfig({
  resolve: { tsconfigPaths: true, alias: [{ find: /^@\/prefs\/settings\.svelte$/, replacement: resolve('src/ssr/settings.ts') }, { find: 'node:async_hooks', replacement: resolve('src/ssr/nothing.ts') }] },
  plugins: [svelte(), catalogues()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/ssr/main.ts',
    outDir: '/tmp/ssrout',
    emptyOutDir: true,
    emitAssets: true,
    cssCodeSplit: false,
    target: 'es2022',
    minify: false,
    copyPublicDir: false,
    rolldownOptions: { output: { format: 'iife', name: 'drawing', codeSplitting: false } },
  },
});
