/** Diablerie's games in WebAssembly: rules, what a seat may know, and search, without a server. */

import { EngineModule } from "./module.js";
import { readField, writeField } from "./records.js";

export { EngineModule, readField, writeField };

const WORDS = 4;
/** So many simulations are run before somebody else has a turn. */
const SLICE = 250;
/** No action has been done before in the turn: every tree is begun anew. */
const NOTHING = -1;

/** A game with its seats and options settled. */
export class Game {
  #module;

  /** `setup`: one of those that come with the module, or what `diablerie wasm setup` has written. */
  constructor(module, setup) {
    this.#module = module;
    this.name = module.layout.game;
    this.title = module.layout.title;
    this.setup = setup;
    this.seats = setup.seats;
    this.options = setup.options;
    this.actions = setup.actions;
    this.tables = Uint8Array.from(atob(setup.tables), (c) => c.charCodeAt(0));
    this.numbers = new Map(setup.actions.map((action, number) => [action, number]));
    this.tensorSize = Object.values(setup.tensor)
      .map((shape) => shape.reduce((a, b) => a * b, 1))
      .reduce((a, b) => a + b, 0);
  }

  /** `game`: the document of a game that comes with the package; `seats` and `edition` choose a set-up. */
  static async load(source, document, { seats, edition = null } = {}) {
    const setup = document.setups.find(
      (each) => each.edition === edition && each.seats === (seats ?? document.defaultSeats),
    );
    if (setup === undefined) {
      const known = document.setups.map((each) => `${each.seats} seats, edition ${each.edition}`);
      throw new RangeError(`no set-up for that; there are: ${known.join("; ")}`);
    }
    return new Game(await EngineModule.load(source, document.layout), setup);
  }

  get layout() {
    return this.#module.layout;
  }

  /** A new game; `rng`: four words of 32 bits that settle all chance in it. */
  start(rng = randomWords()) {
    const state = this.record("state");
    writeField(state, this.layout.records.state, "rng", [...rng]);
    this.call("deal", this.tables, state);
    return new State(this, state);
  }

  /** A record of zeros, or several behind one another. */
  record(name, count = 1) {
    return new Uint8Array(this.layout.records[name].size * count);
  }

  /** The numbers by which positions are judged, the usual ones but for those that are changed. */
  style(changed = {}) {
    const style = this.record("style");
    for (const [name, value] of Object.entries({ ...this.layout.traits, ...changed })) {
      writeField(style, this.layout.records.style, name, value);
    }
    return style;
  }

  /** See `EngineModule.call`. */
  call(name, ...given) {
    return this.#module.call(name, ...given);
  }
}

/** A position of a game. It does not change. */
export class State {
  constructor(game, bytes) {
    this.game = game;
    this.bytes = bytes;
  }

  /** The seat that must choose now, null when the game is over. */
  get toPlay() {
    const seat = this.#field("to_play");
    return seat < 0 ? null : seat;
  }

  get isOver() {
    return this.toPlay === null;
  }

  /** The legal actions in the game's notation. */
  get legal() {
    const { game } = this;
    const mask = new Uint8Array(game.actions.length);
    game.call("legal", game.tables, this.bytes.slice(), mask, mask.length);
    return game.actions.filter((_, number) => mask[number] === 1);
  }

  /** The clause that forbids an action, null for one that is legal. */
  refusal(action) {
    const clause = this.game.call(
      "refusal",
      this.game.tables,
      this.bytes.slice(),
      this.#number(action),
    );
    return clause === 0
      ? null
      : `${this.game.layout.clausePrefix}-${String(clause).padStart(2, "0")}`;
  }

  /** The position after an action. */
  play(action) {
    const clause = this.refusal(action);
    if (clause !== null) throw new RangeError(`${action} is not legal here (${clause})`);
    const after = this.bytes.slice();
    this.game.call("apply", this.game.tables, after, this.#number(action));
    return new State(this.game, after);
  }

  /** Zero-sum payoffs per seat, from −1 to 1; of a game that is over. */
  get returns() {
    const payoffs = new Float32Array(this.game.seats);
    if (this.isOver)
      this.game.call("payoffs", this.game.tables, this.bytes.slice(), payoffs, payoffs.length);
    return [...payoffs];
  }

  /** What a seat may know as numbers; its pieces are in `game.setup.tensor`. */
  tensor(seat) {
    const numbers = new Float32Array(this.game.tensorSize);
    this.game.call("observe", this.game.tables, this.bytes.slice(), seat, numbers, numbers.length);
    return numbers;
  }

  /** What a seat can know, as a world that it holds possible: all that a bot is handed. */
  belief(seat) {
    const { game } = this;
    const { state } = game.layout.records;
    const world = this.bytes.slice();
    writeField(world, state, "rng", game.layout.anyWorld);
    game.call("redeal", game.tables, world, seat);
    writeField(world, state, "rng", Array(WORDS).fill(0));
    return new Belief(game, seat, world);
  }

  #field(name) {
    return readField(this.bytes, this.game.layout.records.state, name);
  }

  #number(action) {
    const number = this.game.numbers.get(action);
    if (number === undefined) throw new RangeError(`${action} is no action of ${this.game.title}`);
    return number;
  }
}

/** What one seat knows of a position. */
export class Belief {
  constructor(game, seat, world) {
    this.game = game;
    this.seat = seat;
    this.world = world;
  }

  /** How often each seat wins when worlds that the seat holds possible are played on by the usual style. */
  winProbabilities(games = 200, rng = randomWords()) {
    const { game } = this;
    const wins = new Float64Array(game.seats);
    const worlds = game.record("state", 2);
    worlds.set(this.world);
    const scratch = searchScratch(game, rng);
    const { mostActions } = game.layout;
    game.call(
      "play_worlds",
      game.tables,
      game.style(),
      worlds,
      this.seat,
      scratch,
      wins,
      games,
      mostActions,
      wins.length,
    );
    return [...wins].map((won) => won / games);
  }

  /** The action that a search comes to most, of a level's shape unless `plan` changes it. */
  choose(level = "devil", plan = {}, rng = randomWords()) {
    let opinions = [];
    for (opinions of this.search(level, plan, rng));
    return opinions[0].action;
  }

  /**
   * Search in slices: yields after each what it thinks so far, the most visited first, as `action`, `visits`
   * and `value`, the seat's mean payoff from −1 to 1. Slices grow the very tree that one search would.
   */
  *search(level = "devil", plan = {}, rng = randomWords()) {
    const search = new Search(this, { ...this.game.layout.levels[level], ...plan }, rng);
    while (search.left > 0) {
      search.run(SLICE);
      yield search.opinions();
    }
  }
}

class Search {
  #game;
  #belief;
  #plan;
  #trees;
  #styles;
  #worlds;
  #nodes;
  #scratch;
  #used = 0;

  constructor(belief, plan, rng) {
    this.#game = belief.game;
    this.#belief = belief;
    this.#plan = plan;
    this.left = plan.simulations;
    this.#trees = plan.observers === "one" ? 1 : this.#game.seats;
    const styles = [
      this.#game.style(plan.style),
      this.#game.style({ ...plan.style, ...plan.playouts }),
    ];
    this.#styles = new Uint8Array(styles.flatMap((style) => [...style]));
    this.#worlds = this.#game.record("state", 2);
    this.#worlds.set(belief.world);
    const room = this.#trees === 1 ? 1 : this.#game.layout.nodesPerSimulation;
    this.#nodes = this.#game.record("node", this.#trees * (room * plan.simulations + 1));
    this.#scratch = searchScratch(this.#game, rng);
  }

  get #size() {
    return this.#nodes.length / this.#game.layout.records.node.size;
  }

  run(most) {
    const simulations = Math.min(most, this.left);
    const game = this.#game;
    const plan = game.record("plan");
    const settings = { ...this.#plan, simulations, trees: this.#trees, last: NOTHING };
    for (const name of Object.keys(game.layout.records.plan.fields)) {
      writeField(plan, game.layout.records.plan, name, settings[name]);
    }
    this.#used = game.call(
      "search",
      game.tables,
      this.#styles,
      this.#worlds,
      this.#belief.seat,
      this.#nodes,
      this.#used,
      this.#scratch,
      plan,
      2,
      this.#size,
    );
    this.left -= simulations;
  }

  opinions() {
    const game = this.#game;
    const visits = new BigInt64Array(game.actions.length);
    const totals = new Float64Array(game.actions.length);
    game.call(
      "root_visits",
      this.#nodes,
      this.#trees,
      visits,
      totals,
      this.#belief.seat,
      this.#size,
      visits.length,
    );
    return game.actions
      .map((action, number) => {
        const count = Number(visits[number]);
        return { action, visits: count, value: totals[number] / count };
      })
      .filter(({ visits: count }) => count > 0)
      .sort((a, b) => b.visits - a.visits);
  }
}

function searchScratch(game, rng) {
  const scratch = game.record("search_scratch");
  const layout = game.layout.records.search_scratch;
  writeField(scratch, layout, "actions", game.actions.length);
  writeField(scratch, layout, "seats", game.seats);
  writeField(scratch, layout, "rng", [...rng]);
  return scratch;
}

/** Four words of 32 bits that nobody can foretell. */
export function randomWords() {
  return [...crypto.getRandomValues(new Uint32Array(WORDS))];
}
