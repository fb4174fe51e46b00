import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Something within what is named before, whatever it be, which a browser cannot look for by its class. */
const WHATEVER = /\.[\w-]+\s+\*\s*\)/;

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(css|svelte)$/.test(file),
);

// When the class comes or goes, all there is within would be styled and drawn anew.
it('what stands within a class is named by its own', () => {
  expect(sheets).toContain('base.css');
  const careless = sheets.filter((file) => {
    const written = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    return WHATEVER.test(written);
  });
  expect(careless).toEqual([]);
});
