/** Links to analysis boards: a position, and the acts from it, packed into an address. */

/** What sets a board up. `position` is a position document; null: the deal. */
export interface BoardSetup {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly position: Readonly<Record<string, unknown>> | null;
}

export interface BoardLink extends BoardSetup {
  /** The actions of each act, done as one. */
  readonly acts: readonly (readonly string[])[];
  /** After how many of them one looks. */
  readonly at: number;
}

const FORMAT = 'deflate-raw';
const SET = 'set';
const AT = 'at';

const through = async (bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream) =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(way as ReadableWritablePair),
    ).arrayBuffer(),
  );

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The address of a board. */
export async function boardAddress({ game, at, ...rest }: BoardLink): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(rest));
  const packed = await through(text, new CompressionStream(FORMAT));
  const letters = btoa(String.fromCharCode(...packed));
  const asked = new URLSearchParams({
    [SET]: letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    [AT]: String(at),
  });
  return `/analysis/${encodeURIComponent(game)}?${asked}`;
}

/** What an address sets up; null: it says nothing, or nothing that can be read. */
export async function readBoardAddress(game: string, search: string): Promise<BoardLink | null> {
  const asked = new URLSearchParams(search);
  const letters = asked.get(SET);
  if (letters === null) return null;
  try {
    const packed = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream(FORMAT)));
    return linkOf(game, JSON.parse(text), Number(asked.get(AT) ?? Number.NaN));
  } catch {
    return null;
  }
}

/** A position document with what it is of, from a file; throws SyntaxError or TypeError. */
export function readBoardFile(text: string): BoardLink {
  const told: unknown = JSON.parse(text);
  if (!isPlain(told) || typeof told['game'] !== 'string')
    throw new TypeError('no position document');
  const found = linkOf(told['game'], told, Number.NaN);
  if (found === null) throw new TypeError('no position document');
  return found;
}

function linkOf(game: string, told: unknown, at: number): BoardLink | null {
  if (!isPlain(told)) return null;
  const { seats, options = {}, position = null, acts = [] } = told;
  if (typeof seats !== 'number' || !isPlain(options) || !Array.isArray(acts)) return null;
  if (position !== null && !isPlain(position)) return null;
  const lines = acts as readonly (readonly string[])[];
  return { game, seats, options, position, acts: lines, at: Number.isNaN(at) ? lines.length : at };
}
