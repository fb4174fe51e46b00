/** That `npm run lint` fails for an arrow upwards between the rooms of src/, and for a circle. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../rooms.js';

const eslint = new ESLint();

/** The rules that are broken where a file of src/ holds this. */
async function broken(file: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: `src/${file}` });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

const ANOTHER = readdirSync('src/games').find((name) => name !== 'doctor-faust') ?? '';

const inComponent = (line: string): string => `<script lang="ts">\n  ${line}\n</script>`;

describe('The rooms', () => {
  it('are all there are', () => {
    expect(readdirSync('src').toSorted()).toEqual(ROOMS.toSorted());
  });

  it.each([
    ['a name', 'prefs/planted.ts', "export { say } from '@/i18n/messages';"],
    ['a type alone', 'api/planted.ts', "export type { Batch } from '@/match/connection';"],
    [
      'a part that comes later',
      'ui/planted.ts',
      "export const go = () => import('@/app/App.svelte');",
    ],
    [
      'a component’s type',
      'ui/Planted.svelte',
      inComponent("import type {} from '@/match/clock';"),
    ],
    ['what games must not know', 'games/doctor-faust/planted.ts', "export * from '@/match/clock';"],
    ['another game', 'games/doctor-faust/planted.ts', `export * from '@/games/${ANOTHER}/state';`],
    ['a game', 'match/planted.ts', `export * from '@/games/${ANOTHER}/state';`],
  ])('know nothing of those above them: %s', async (_, file, text) => {
    expect(await broken(file, text)).toContain('boundaries/dependencies');
  });

  it('know those below them, and games their own files', async () => {
    const text = "export * from '@/api/types';\nexport * from './state';";
    expect(await broken('games/doctor-faust/planted.ts', text)).toEqual([]);
  });

  it('take in every file', async () => {
    expect(await broken('planted.ts', 'export const one = 1;')).toContain(
      'boundaries/no-unknown-files',
    );
  });

  it('name no type in passing', async () => {
    expect(await broken('api/planted.ts', "export type One = import('./types').Me;")).toContain(
      '@typescript-eslint/consistent-type-imports',
    );
  });
});

/** What is said of modules that lie beside one another. */
function circlesAmong(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'circles-'));
  const all = { 'tsconfig.json': '{"compilerOptions": {"paths": {"@/*": ["./src/*"]}}}', ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const options = ['-c', '.oxlintrc.json', '--tsconfig', join(folder, 'tsconfig.json')];
  const command = ['node_modules/oxlint/bin/oxlint', ...options, join(folder, 'src')];
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : stdout;
}

describe('A circle', () => {
  it.each([
    ['values', "export { b as a } from '@/b';", "export { a as b } from './a';"],
    [
      'types alone',
      "import type { B } from '@/b';\nexport type A = B | 1;",
      "import type { A } from './a';\nexport type B = A | 2;",
    ],
  ])('of %s is found', (_, a, b) => {
    expect(circlesAmong({ 'src/a.ts': a, 'src/b.ts': b })).toContain('Dependency cycle');
  });

  it('through a component is found', () => {
    const files = {
      'src/a.ts': "import type B from './B.svelte';\nexport type A = typeof B;",
      'src/B.svelte': inComponent("import type { A } from '@/a';\n  let a: A;"),
    };
    expect(circlesAmong(files)).toContain('Dependency cycle');
  });

  it('is none where one module knows another', () => {
    expect(circlesAmong({ 'src/a.ts': "export * from './b';", 'src/b.ts': 'export {};' })).toBe('');
  });
});
