// What is said of what the engine cannot do: node errors.mjs PACKAGE

import { readFile } from 'node:fs/promises';

const [folder] = process.argv.slice(2);
const { Game, readField } = await import(`${folder}/index.js`);
const read = (file) => readFile(`${folder}/games/${file}`);
const load = async (name, choice) =>
  Game.load(await read(`${name}.wasm`), JSON.parse(await read(`${name}.json`)), choice);
const game = await load('doctor-faust');
const lucky = await load('kill-doctor-lucky');
const state = lucky.start([1, 2, 3, 4]);
const forbidden = lucky.actions.find((action) => !state.legal.includes(action));

async function said(act) {
  try {
    await act();
  } catch (error) {
    return error.message;
  }
  return 'nothing';
}

console.log(
  JSON.stringify({
    setup: await said(() => load('kill-doctor-lucky', { seats: 9 })),
    illegal: await said(() => state.play(forbidden)),
    unknown: await said(() => game.start().play('jump')),
    arguments: await said(() => game.call('legal', game.tables)),
    field: await said(() => readField(state.bytes, lucky.layout.records.state, 'nothing')),
  }),
);
