import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Something within what is named before, whatever it be, which a browser cannot look for by its class. */
const WHATEVER = /\.[\w-]+\s+\*\s*\)/;

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(css|svelte)$/.test(file),
);

/** Where something goes on until it is over: somebody thinks, the line is broken. */
const PENDING = ['games/doctor-faust/seats/Opponent.svelte', 'match/ConnectionNotice.svelte'];

/** What is written in a sheet, without its remarks. */
const written = (file: string): string =>
  readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

// While anything moves, the whole page is put together anew sixty times a second, and what is pressed waits for that.
it('a table at rest does not move', () => {
  const moving = sheets.filter((file) => /\binfinite\b/.test(written(file)));
  expect(moving.toSorted()).toEqual(PENDING);
});

// When the class comes or goes, all there is within would be styled and drawn anew.
it('what stands within a class is named by its own', () => {
  expect(sheets).toContain('styles/base.css');
  const careless = sheets.filter((file) => WHATEVER.test(written(file)));
  expect(careless).toEqual([]);
});
