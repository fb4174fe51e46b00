// A bot of one's own, in another language: it hunts the soul of Doctor Faust in the arena.
//
//     diablerie arena doctor-faust --bots random,greedy,cmd:'node examples/hunter.mjs'
//
// docs/engine-protocol.md tells what it is asked. It is handed the view of its seat and nothing else.

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

const answers = {
  enter: () => ({ name: "hunter", wants: ["view"] }),
  choose: ({ view }) => ({ action: choose(view) }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, cmd, ...asked } = JSON.parse(line);
  console.log(JSON.stringify({ id, ...answers[cmd](asked) }));
}
