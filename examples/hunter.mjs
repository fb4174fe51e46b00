// A bot of one's own, in another language: it hunts the soul of Doctor Faust over the engine's protocol.
//
//     node examples/hunter.mjs [rival] [seed]
//
// docs/engine-protocol.md tells what can be asked. The bot is handed the view of its seat and nothing else.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const LANE = 15;
const SPACES = 2 * LANE;
const ahead = (from, to) => (to - from + SPACES) % SPACES;

/** The first thing worth doing that is legal. */
const choose = (view) =>
  [...meetings(view), ...crossing(view), ...cards(view), ...chase(view), "soul"].find((wish) => view.legal.includes(wish));

/** DF-26, DF-29: a stone takes a soul card if the turn's last point brings it and the pyramid together. */
function meetings({ stones, seat, soul, points, laid }) {
  return stones[seat].flatMap((stone, index) => {
    const walk = (ahead(stone, soul) + points) / 2;
    const push = points - walk;
    if (!Number.isInteger(walk) || push < 0) return [];
    const trapped = laid.some((card) => card.seat !== seat && ahead(stone, card.space) <= walk);
    return trapped ? [] : [push > 0 ? "soul" : `s${index + 1}`];
  });
}

/** DF-32: so does whoever pushes the pyramid across the end of a lane. */
const crossing = ({ soul, points }) => (LANE - (soul % LANE) <= points ? ["soul"] : []);

/** DF-19, DF-41: even cards cost points at the end, so they go where the other's stones will tread. */
function cards({ stones, seat, hands }) {
  const steps = [1, 2, 3, 4].flatMap((step) => stones[1 - seat].map((stone) => (stone + step) % SPACES));
  return hands[seat].filter((value) => value % 2 === 0).flatMap((value) => steps.map((space) => `${value}@${space}`));
}

/** The stone that is further behind the pyramid comes up. */
const chase = ({ stones, seat, soul }) =>
  ahead(stones[seat][0], soul) > ahead(stones[seat][1], soul) ? ["s1", "s2"] : ["s2", "s1"];

const [rival = "random", seed = "1"] = process.argv.slice(2);
const engine = spawn("diablerie", ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(cmd, more = {}) {
  engine.stdin.write(`${JSON.stringify({ cmd, game: "doctor-faust", seed, ...more })}\n`);
  const answer = JSON.parse((await answers.next()).value);
  if (answer.error) throw new Error(answer.error.message);
  return answer;
}

let match = await ask("play");
while (match.to_play !== null) {
  const { position, to_play: seat } = match;
  const told = await (seat === 0 ? ask("view", { position, seat }) : ask("best", { position, level: rival }));
  match = await ask("play", { position, moves: [told.best ?? choose(told.view)] });
}
console.log(`hunter ${match.returns[0] > 0 ? "beats" : "does not beat"} ${rival}: ${JSON.stringify(match.position.scores)}`);
engine.stdin.end();
