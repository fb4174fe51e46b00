/** Messages between a page and whoever serves the matches on this machine: a worker, its own or that of another tab. */

/** What a page asks; it numbers its questions and its lines itself. */
export type Asked =
  | { type: 'ask'; key: number; method: string; path: string; body: string | null }
  | { type: 'open'; line: number; match: string; seat: number | null }
  | { type: 'send'; line: number; text: string }
  | { type: 'close'; line: number };

/** Why matches are not kept: there is no room, the browser keeps nothing, or it failed. */
export type KeepingTrouble = 'full' | 'refused' | 'failed';

/** What it is told. */
export type Told =
  | { type: 'answer'; key: number; status: number; body: string }
  /** There is nobody to answer: the library could not be had, or it went on in another tab meanwhile. */
  | { type: 'unanswered'; key: number }
  | { type: 'opened'; line: number }
  | { type: 'message'; line: number; text: string }
  | { type: 'closed'; line: number }
  /** Whether what happens is kept. */
  | { type: 'keeping'; trouble: KeepingTrouble | null }
  /** Something has been kept or forgotten. */
  | { type: 'changed' }
  /** Who serves is the worker of another tab. */
  | { type: 'elsewhere'; elsewhere: boolean }
  /** Something of the library is no longer to be had: a newer page and library have taken its place. */
  | { type: 'outdated' }
  | { type: 'heard' };

/** The first message to a worker: where the page's files lie. */
export interface Beginning {
  type: 'begin';
  root: string;
}
