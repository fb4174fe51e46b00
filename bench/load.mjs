// Plays MATCHES matches at once on a server, two people's connections each, every move as soon as the one before is
// confirmed to who made it, or PAUSE milliseconds later; with a pause, our matches are each against a bot. Prints, as
// JSON, the seconds that counted, the milliseconds until each confirmation, and how many actions they confirmed. With a
// PRESS of more than one, so many actions of a turn are asked for as one, as far as they go.
//   node load.mjs diablerie|boardgame.io ADDRESS MATCHES SECONDS [PAUSE [PRESS]]
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';

const [kind, address, matches, seconds, pause = '0', press = '1'] = process.argv.slice(2);
const require = createRequire(`${process.cwd()}/`);
const WARM_UP = 2000;
const STEPS = ['s1', 's2'];
const PAUSE = Number(pause);
const PRESS = Number(press);
const took = [];
let actions = 0;
let counting = false;
let over = false;

/** Makes moves, one after another, and measures how long each takes to be confirmed. */
class Meter {
  #sent = 0;

  move(make) {
    const now = () => {
      if (over) return;
      this.#sent = performance.now();
      make();
    };
    if (PAUSE === 0) now();
    else setTimeout(now, PAUSE * (0.5 + Math.random()));
  }

  confirmed(done = 1) {
    if (!counting) return;
    took.push(performance.now() - this.#sent);
    actions += done;
  }
}

/** One match after another: each goes on for as long as the game lets it. */
async function diablerie() {
  let end = await match(() => void next());
  const next = async () => {
    end();
    if (!over) end = await match(() => void next());
  };
  return () => end();
}

async function match(ended) {
  const WebSocket = require('ws');
  const other = PAUSE === 0 ? { kind: 'person' } : { kind: 'bot', level: 'imp' };
  const begun = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      game: 'doctor-faust',
      options: { max_turns: 100_000 },
      seats: [{ kind: 'person' }, other],
    }),
  });
  if (!begun.ok) throw new Error(await begun.text());
  const cookie = begun.headers.get('set-cookie').split(';')[0];
  const { id } = await begun.json();
  const meter = new Meter();
  const people = PAUSE === 0 ? [0, 1] : [0];
  const sockets = people.map((seat) => {
    const url = `${address.replace('http', 'ws')}/api/matches/${id}/live?seat=${seat}`;
    const socket = new WebSocket(url, { headers: { Cookie: cookie } });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'resume', after: 0, walks: false })));
    let number = 0;
    const take = (frame) => {
      if (frame.type === 'ack') meter.confirmed(frame.done);
      if (frame.type === 'rej') throw new Error(frame.message);
      if (frame.type !== 'snap') return;
      const { legal, outcome, points, to_play: mover } = frame.view.state;
      if (outcome && seat === 0) ended();
      if (mover !== seat) return;
      // The pyramid's steps would end a match soon.
      const steps = STEPS.filter((action) => legal.includes(action));
      number += 1;
      const act = { type: 'act', cmd: `${seat}-${number}`, expect: frame.v };
      const action = steps[number % steps.length];
      const asked = PRESS === 1 ? { action } : { actions: Array(Math.min(PRESS, points)).fill(action) };
      meter.move(() => socket.send(JSON.stringify({ ...act, ...asked })));
    };
    socket.on('message', (lines) => {
      for (const line of String(lines).split('\n')) take(JSON.parse(line));
    });
    return socket;
  });
  return () => sockets.forEach((socket) => socket.terminate());
}

async function boardgameIo(number) {
  const { io } = require('socket.io-client');
  const meter = new Meter();
  const match = `m${number}`;
  const sockets = ['0', '1'].map((player) => {
    const socket = io(`${address}/race`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => socket.emit('sync', match, player, undefined, 2));
    const move = (state) => {
      if (state.ctx.currentPlayer !== player) return;
      const payload = { type: 'step', args: [state._stateID % 2], playerID: player };
      const make = { type: 'MAKE_MOVE', payload };
      meter.move(() => socket.emit('update', make, state._stateID, match, player));
    };
    let mine = false;
    socket.on('sync', (_id, { state }) => {
      mine = state.ctx.currentPlayer === player;
      if (player === '0') move(state);
    });
    socket.on('update', (_id, state) => {
      if (mine) meter.confirmed();
      mine = state.ctx.currentPlayer === player;
      move(state);
    });
    return socket;
  });
  return () => sockets.forEach((socket) => socket.close());
}

const begin = kind === 'diablerie' ? diablerie : boardgameIo;
const ends = await Promise.all(
  Array.from({ length: Number(matches) }, (_, number) => begin(number)),
);
await new Promise((go) => setTimeout(go, WARM_UP));
counting = true;
const start = performance.now();
await new Promise((go) => setTimeout(go, Number(seconds) * 1000));
counting = false;
over = true;
const elapsed = (performance.now() - start) / 1000;
ends.forEach((end) => end());
process.stdout.write(`${JSON.stringify({ seconds: elapsed, took, actions })}\n`, () => process.exit(0));
