/** Diablerie's games in WebAssembly: rules, what a seat may know, and search, without a server. */

export interface Field {
  offset: number;
  type: string;
  shape: number[];
}

export interface RecordLayout {
  size: number;
  fields: Record<string, Field>;
}

export interface EntryPoint {
  parameters: { name: string; element?: string; shape?: string[] }[];
  /** Lengths of arrays, handed over behind the parameters. */
  lengths: string[];
  returns: "int32" | "float64" | null;
}

/** What a module needs to be called, whatever the seats and options of its game. */
export interface Layout {
  game: string;
  title: string;
  clausePrefix: string;
  records: Record<string, RecordLayout>;
  entryPoints: Record<string, EntryPoint>;
  anyWorld: number[];
  mostActions: number;
  nodesPerSimulation: number;
  greedy: { depth: number; width: number };
  /** The numbers by which positions are judged, as usual. */
  traits: Record<string, number>;
  /** The searches of the bots that search, by name. */
  levels: Record<string, Plan>;
}

/** A game with its seats and options settled. */
export interface Setup {
  seats: number;
  edition?: string | null;
  options: Record<string, unknown>;
  /** The notation of every action, by number. */
  actions: string[];
  /** The pieces of a tensor in order, with their shapes. */
  tensor: Record<string, number[]>;
  /** The record of that name in base64. */
  tables: string;
}

/** What lies beside a module: its layout, and set-ups for all seats and editions. */
export interface GameDocument {
  layout: Layout;
  defaultSeats: number;
  setups: Setup[];
}

/** A search's budget and shape. */
export interface Plan {
  simulations: number;
  horizon: number;
  exploration: number;
  reduction: number;
  observers: "one" | "each";
  spite: number;
  widening: number;
  style: Record<string, number>;
  playouts: Record<string, number>;
  [other: string]: unknown;
}

export interface Opinion {
  action: string;
  visits: number;
  /** The seat's mean payoff, from −1 to 1. */
  value: number;
}

/** Four words of 32 bits, from which all chance comes. */
export type Words = ArrayLike<number> & Iterable<number>;

type Source = BufferSource | WebAssembly.Module;
type Given = number | ArrayBufferView;

/** A game's module: its entry points. */
export class EngineModule {
  constructor(instance: WebAssembly.Instance, layout: Layout);
  static load(source: Source, layout: Layout): Promise<EngineModule>;
  readonly layout: Layout;
  readonly exports: WebAssembly.Exports;
  /** Where what an entry point is handed may begin in the module's memory. */
  readonly base: number;
  /** See that the memory reaches so far: behind it compiled functions make what they need for themselves. */
  reach(end: number): void;
  /** A piece of the memory, no more to be used once it has grown. */
  bytes(address: number, length: number): Uint8Array;
  /**
   * Call an entry point with its parameters: numbers, and typed arrays in the place of pointers, which have in
   * them afterwards what was written; then the lengths of the arrays. Throws a TypeError for a wrong number of
   * them, and a WebAssembly.RuntimeError where compiled code ran into an error.
   */
  call(name: string, ...given: Given[]): number | undefined;
}

/** A game with its seats and options settled. */
export class Game {
  constructor(module: EngineModule, setup: Setup);
  /** Throws a RangeError naming the set-ups that there are. */
  static load(
    source: Source,
    document: GameDocument,
    choice?: { seats?: number; edition?: string | null },
  ): Promise<Game>;
  readonly name: string;
  readonly title: string;
  readonly seats: number;
  readonly options: Record<string, unknown>;
  readonly actions: string[];
  readonly setup: Setup;
  readonly layout: Layout;
  readonly tables: Uint8Array;
  readonly tensorSize: number;
  /** A new game; `rng` settles all chance in it. */
  start(rng?: Words): State;
  /** A record of zeros, or several behind one another. */
  record(name: string, count?: number): Uint8Array;
  /** The record of a style: the usual numbers but for those that are changed. */
  style(changed?: Record<string, number>): Uint8Array;
  call(name: string, ...given: Given[]): number | undefined;
}

/** A position of a game. It does not change. */
export class State {
  constructor(game: Game, bytes: Uint8Array);
  readonly game: Game;
  readonly bytes: Uint8Array;
  /** The seat that must choose now, null when the game is over. */
  readonly toPlay: number | null;
  readonly isOver: boolean;
  /** The legal actions in the game's notation. */
  readonly legal: string[];
  /** Zero-sum payoffs per seat, from −1 to 1; all 0 while the game goes on. */
  readonly returns: number[];
  /** The clause that forbids an action, null for one that is legal. Throws a RangeError for what is no action. */
  refusal(action: string): string | null;
  /** The position after an action. Throws a RangeError naming the clause if it is not legal here. */
  play(action: string): State;
  /** What a seat may know as numbers; its pieces are in `game.setup.tensor`. */
  tensor(seat: number): Float32Array;
  /** What a seat can know: all that a bot is handed. */
  belief(seat: number): Belief;
}

/** What one seat knows of a position, as a world that it holds possible. */
export class Belief {
  constructor(game: Game, seat: number, world: Uint8Array);
  readonly game: Game;
  readonly seat: number;
  readonly world: Uint8Array;
  /** How often each seat wins when worlds that the seat holds possible are played on by the usual style. */
  winProbabilities(games?: number, rng?: Words): number[];
  /** The action that a search comes to most; `plan` changes the level's. */
  choose(level?: string, plan?: Partial<Plan>, rng?: Words): string;
  /** Search in slices: yields after each what it thinks so far, the most visited first. */
  search(level?: string, plan?: Partial<Plan>, rng?: Words): Generator<Opinion[]>;
}

export function readField(
  bytes: Uint8Array,
  layout: RecordLayout,
  name: string,
  at?: number,
): number | number[];
export function writeField(
  bytes: Uint8Array,
  layout: RecordLayout,
  name: string,
  value: number | number[],
  at?: number,
): void;
/** Four words of 32 bits that nobody can foretell. */
export function randomWords(): number[];
