/** Tests that put modules of their own in the place of the page's, and so need all modules anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEST = /\.test\.ts$/u;
const REPLACES = /\bvi\.(?:do)?mock\(/u;

/** Their paths below the current folder, of all tests in `folder`. */
export const replacingTests = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEST.test(name))
    .map((name) => join(folder, name))
    .filter((path) => REPLACES.test(readFileSync(path, 'utf8')));
