import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colour, contrast, VISIBLE } from '../../../support/contrast';

const [, night = '', day = ''] = readFileSync(
  'src/games/teufel-teufel/cover/colours.css',
  'utf8',
).split(/^:root/m);
/** By day the colours of the night hold but where they are said anew. */
const LIGHT = { night, day: day + night };
const CARDS = ['red', 'blue', 'green', 'yellow', 'black', 'white', 'back', 'devil', 'tower'];
const GROUND = ['pit', 'stone-1', 'stone-2', 'stone-3', 'stone-4', 'vine', 'leaf-1'];
const SEATS = ['red', 'blue', 'green', 'yellow', 'black', 'white'];
const FRAMES = ['mark', 'mark-hot', 'gain', 'danger'];

const cells = readFileSync('src/games/teufel-teufel/board/Spaces.svelte', 'utf8');
const widthOf = (name: string): number =>
  Number(new RegExp(`^  \\.${name} {[^}]*stroke-width: ([\\d.]+);`, 'm').exec(cells)?.[1]);

it('The rim of a frame is seen on both sides of its line', () => {
  expect(widthOf('rim') - widthOf('edge')).toBeGreaterThanOrEqual(4);
});

describe.each(Object.entries(LIGHT))('By %s the frame of a space one can choose', (_, sheet) => {
  const of = (name: string): string => colour(`tt-${name}`, sheet);

  it.each(FRAMES)('stands out from its dark rim: %s', (frame) => {
    expect(contrast(of(frame), of('mark-dark'))).toBeGreaterThanOrEqual(VISIBLE);
  });

  it.each([...CARDS, ...GROUND])(
    'is seen in gold or by its rim on what it is drawn on: %s',
    (on) => {
      const seen = ['mark', 'mark-dark'].map((line) => contrast(of(line), of(on)));
      expect(Math.max(...seen)).toBeGreaterThanOrEqual(VISIBLE);
    },
  );
});

describe.each(Object.entries(LIGHT))('By %s what was done lately is marked', (_, sheet) => {
  const of = (name: string): string => colour(`tt-${name}`, sheet);

  it.each(SEATS)('in a colour that is seen on what lies under it: %s', (seat) => {
    expect(contrast(of(seat), of(`${seat}-under`))).toBeGreaterThanOrEqual(VISIBLE);
  });

  it.each(SEATS.flatMap((seat) => [...CARDS, ...GROUND].map((on) => [seat, on])))(
    'so that %s is seen on %s',
    (seat = '', on = '') => {
      const seen = [seat, `${seat}-under`, 'mark-dark'].map((line) => contrast(of(line), of(on)));
      expect(Math.max(...seen)).toBeGreaterThanOrEqual(VISIBLE);
    },
  );
});
