// Measures a game in WebAssembly for as many seconds as each line of its input says: see webassembly.py.

import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

const [folder, name, simulations] = process.argv.slice(2);
const { Game } = await import(`${folder}/index.js`);
const read = (file) => readFile(`${folder}/games/${file}`);
const game = await Game.load(await read(`${name}.wasm`), JSON.parse(await read(`${name}.json`)));
const WORDS = [1, 2, 3, 4];
const GAMES = 100;

function measured(seconds, act) {
  const begun = performance.now();
  let count = 0;
  let spent = 0;
  while (spent < seconds * 1000) {
    count += act();
    spent = performance.now() - begun;
  }
  return (count / spent) * 1000;
}

const opening = game.start(WORDS);
const belief = opening.belief(opening.toPlay);
const plan = { simulations: Number(simulations), style: {}, playouts: {} };

function search() {
  for (const opinions of belief.search('devil', plan, WORDS)) void opinions;
  return plan.simulations;
}

const state = opening.bytes.slice();
const mask = new Uint8Array(game.actions.length);

function play() {
  return game.call('play_games', game.tables, state, mask, GAMES, mask.length);
}

for await (const line of createInterface(process.stdin)) {
  const seconds = Number(line);
  console.log(
    JSON.stringify({ simulations_per_s: measured(seconds, search), actions_per_s: measured(seconds, play) }),
  );
}
