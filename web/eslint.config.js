import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { arrows } from './rooms.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', '.svelte-check/', 'src/api/openapi.d.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      // TypeScript already reports names that do not exist.
      'no-undef': 'off',
      // The router is our own, without a base path.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['src/**'],
    plugins: { boundaries },
    settings: arrows.settings,
    rules: {
      ...arrows.rules,
      // A type named in passing, `import('…').Name`, would be an arrow that nothing sees.
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    // The two rooms whose purpose is to put markup into the page: our own drawings, and the
    // rulebook as our own server renders it.
    files: ['src/drawing/SvgMarkup.svelte', 'src/rulebook/RuleText.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
