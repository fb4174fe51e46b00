import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { arrows } from './rooms.js';
import svelteConfig from './svelte.config.js';

/** What a link may be made by: an address within the page is another one where there is nothing but files. */
const LINKS = '/^(hrefOf|anchorOf|recordAddress|ownRecordsAddress)$/';
const HREF = 'SvelteElement[name.name="a"] > SvelteStartTag > SvelteAttribute[key.name="href"]';
const addresses = [
  {
    selector: `${HREF} > SvelteLiteral`,
    message: 'Say it by hrefOf or anchorOf (routing/address).',
  },
  {
    selector: `${HREF} > SvelteMustacheTag > :not(CallExpression[callee.name=${LINKS}])`,
    message: 'Say it by hrefOf or anchorOf (routing/address).',
  },
  {
    selector:
      'MemberExpression[object.name="location"][property.name=/^(pathname|search|hash|origin)$/]',
    message: 'Where the reader is, here() says (routing/address).',
  },
];

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
      // The router is our own; what holds for links of ours, `addresses` says.
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
    files: ['src/**'],
    ignores: ['src/routing/**'],
    rules: { 'no-restricted-syntax': ['error', ...addresses] },
  },
  {
    // The two rooms whose purpose is to put markup into the page: our own drawings, and the
    // rulebook as our own server renders it.
    files: ['src/drawing/SvgMarkup.svelte', 'src/rulebook/RuleText.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
