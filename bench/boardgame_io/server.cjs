// boardgame.io's own server with a game of the size of Doctor Faust: two stones a seat, seven points a turn.
// FOLDER given: kept in files (FlatFile), else in memory alone; "forced": each file is forced to the disk.
const fs = require('node:fs');
const { Server, FlatFile, Origins } = require('boardgame.io/server');

const [port, folder, forced] = process.argv.slice(2);

if (forced) {
  const { writeFile } = fs;
  fs.writeFile = (file, content, encoding, done) =>
    writeFile(file, content, { encoding, flush: true }, done);
}

const race = {
  name: 'race',
  setup: () => ({
    stones: [
      [0, 0],
      [0, 0],
    ],
    hands: [
      [2, 3, 4, 5, 6, 7, 8, 9],
      [2, 3, 4, 5, 6, 7, 8, 9],
    ],
    soul: 15,
    points: 7,
    won: [[], []],
    log: 0,
  }),
  moves: {
    step: ({ G, ctx, events }, stone) => {
      G.stones[ctx.currentPlayer][stone] = (G.stones[ctx.currentPlayer][stone] + 1) % 30;
      G.points -= 1;
      if (G.points === 0) {
        G.points = 7;
        events.endTurn();
      }
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

const server = Server({
  games: [race],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run(Number(port), () => process.stdout.write('ready\n'));
