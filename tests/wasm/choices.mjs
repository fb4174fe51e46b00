// What bots choose in the first actions of a game, and what led to it: node choices.mjs PACKAGE GAME

import { readFile } from 'node:fs/promises';

const [folder, name] = process.argv.slice(2);
const { Game } = await import(`${folder}/index.js`);
const read = (file) => readFile(`${folder}/games/${file}`);
const game = await Game.load(await read(`${name}.wasm`), JSON.parse(await read(`${name}.json`)));
const rng = [1, 22, 333, 4444];
/** The words of an empty seed (`diablerie.chance.words`), SHAKE-256 of 16 zero bytes. */
const { createHash } = await import('node:crypto');
const stream = createHash('shake256', { outputLength: 16 }).update(new Uint8Array(16)).digest();
const searchRng = [0, 4, 8, 12].map((at) => stream.readUInt32BE(at));
const plan = game.layout.levels.devil;
const steps = [];
let state = game.start(rng);
for (let count = 0; count < 6 && !state.isOver; count++) {
  const seat = state.toPlay;
  const belief = state.belief(seat);
  const choice =
    state.legal.length > 1 ? belief.choose('devil', { simulations: 300 }, searchRng) : state.legal[0];
  steps.push({
    seat,
    legal: state.legal,
    world: Buffer.from(belief.world).toString('hex'),
    tensor: [...state.tensor(seat)],
    choice,
  });
  state = state.play(choice);
}
console.log(JSON.stringify({ rng, searchRng, plan, steps }));
