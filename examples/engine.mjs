// A match of two bots of Doctor Faust in WebAssembly: the engine's npm package, no server and no Python.
//
//     diablerie wasm package engine && node examples/engine.mjs engine [level] [rival]
//
// Each bot is handed what its seat may know. docs/webassembly.md tells what else the package can do.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder = "engine", level = "devil", rival = "imp"] = process.argv.slice(2);
const { Game } = await import(pathToFileURL(resolve(folder, "index.js")));
const read = (name) => readFile(resolve(folder, "games", name));
const game = await Game.load(await read("doctor-faust.wasm"), JSON.parse(await read("doctor-faust.json")), {
  edition: "blatz-de",
});

let state = game.start();
let moves = 0;
while (!state.isOver) {
  const { legal, toPlay } = state;
  const action = legal.length > 1 ? state.belief(toPlay).choose([level, rival][toPlay]) : legal[0];
  state = state.play(action);
  moves += 1;
}
const [first, second] = state.returns;
const result = first > second ? `${level} beats ${rival}` : first < second ? `${rival} beats ${level}` : "a draw";
console.log(`${result} after ${moves} actions`);
