/** Local client: how the page reaches the matches on this machine. It answers as a server does, over messages to a worker. */
import type { OwnMatch } from '@/api/types';
import type { Socket } from '@/api/socket';
import { fileOf } from '@/routing/address';
import { appUpdate } from '@/routing/app-update.svelte';
import { writeLocal } from '@/prefs/local-storage';
import { readCatalogue } from './catalogue-files';
import { LocalStore } from './local-store';
import { localState } from './local-state.svelte';
import type { Asked, Beginning, Told } from './messages';
import { noteUnreadable, saveKept } from './unreadable-matches';

type Listener = (told: { data: unknown; code?: number }) => void;

/** The part of a worker that is used here. */
export interface Port {
  postMessage(message: Asked | Beginning): void;
  addEventListener(type: 'message', listener: (message: { data: Told }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

interface Waiting {
  resolve: (answer: Response) => void;
  reject: (error: Error) => void;
}

const startWorker = (): Port =>
  new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });

/** Ask that what is kept here stay, once somebody has begun to keep something. */
function askToStay(): void {
  writeLocal('matches-here', 'yes');
  // A browser that would have to ask its reader may refuse: then what is kept goes when room gets scarce.
  void (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => false);
}

export class LocalClient {
  readonly #start: () => Port;
  #port: Port | null = null;
  #count = 0;
  #waiting = new Map<number, Waiting>();
  #sockets = new Map<number, LocalSocket>();

  constructor(start = startWorker) {
    this.#start = start;
  }

  /** What is answered to a request. Rejects where nobody can answer. */
  answer(path: string, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', body } = init;
    const asked = { method, path: path.replace(/^~/, ''), body: (body ?? null) as string | null };
    const key = (this.#count += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, { resolve, reject });
      this.#post({ type: 'ask', key, ...asked });
    });
  }

  /** Open a line to a match; its number. */
  open(socket: LocalSocket, match: string, seat: number | null): number {
    const line = (this.#count += 1);
    this.#sockets.set(line, socket);
    this.#post({ type: 'open', line, match, seat });
    return line;
  }

  send(line: number, text: string): void {
    this.#post({ type: 'send', line, text });
  }

  close(line: number): void {
    if (this.#sockets.delete(line)) this.#post({ type: 'close', line });
  }

  #post(asked: Asked): void {
    if (this.#port === null) {
      this.#port = this.#start();
      this.#port.addEventListener('message', ({ data }) => this.#receive(data));
      this.#port.addEventListener('error', () => this.#fail());
      const root = new URL(fileOf('/'), location.href).href;
      this.#port.postMessage({ type: 'begin', root });
    }
    this.#port.postMessage(asked);
  }

  #receive(told: Told): void {
    switch (told.type) {
      case 'answer':
      case 'unanswered':
        this.#settle(told);
        break;
      case 'opened':
        this.#sockets.get(told.line)?.tell('open', { data: null });
        break;
      case 'message':
        this.#sockets.get(told.line)?.tell('message', { data: told.text });
        break;
      case 'closed': {
        const socket = this.#sockets.get(told.line);
        this.#sockets.delete(told.line);
        socket?.tell('close', { data: null });
        break;
      }
      case 'keeping':
        localState.trouble = told.trouble;
        break;
      case 'changed':
        if (localState.changes === 0 && localState.trouble === null) askToStay();
        localState.changes += 1;
        break;
      case 'elsewhere':
        localState.elsewhere = told.elsewhere;
        break;
      case 'outdated':
        void appUpdate.missed();
        break;
      default:
    }
  }

  /** The worker could not be loaded: whoever asks again has it tried anew. */
  #fail(): void {
    this.#port = null;
    for (const key of this.#waiting.keys()) this.#settle({ type: 'unanswered', key });
    for (const line of this.#sockets.keys()) this.#receive({ type: 'closed', line });
  }

  #settle(told: Extract<Told, { type: 'answer' | 'unanswered' }>): void {
    const waiting = this.#waiting.get(told.key);
    this.#waiting.delete(told.key);
    if (told.type === 'unanswered') {
      waiting?.reject(new Error('nobody answers on this machine'));
      return;
    }
    const { status, body } = told;
    const headers = { 'content-type': 'application/json' };
    waiting?.resolve(new Response(body === '' ? null : body, { status, headers }));
  }
}

/** A line to a match on this machine: to the connection it is a socket like another. */
export class LocalSocket implements Socket {
  readonly #client: LocalClient;
  readonly #line: number;
  #listeners: { type: string; listener: Listener }[] = [];

  constructor(id: string, seat: number | null, client = localClient) {
    this.#client = client;
    this.#line = client.open(this, id, seat);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener });
  }

  send(text: string): void {
    this.#client.send(this.#line, text);
  }

  close(): void {
    this.#client.close(this.#line);
    this.tell('close', { data: null });
  }

  tell(type: 'open' | 'close' | 'message', told: Parameters<Listener>[0]): void {
    for (const each of this.#listeners) if (each.type === type) each.listener(told);
    if (type === 'close') this.#listeners = [];
  }
}

export const localClient = new LocalClient();

const store = new LocalStore();

/** The matches that are kept here, the last changed first; none where nothing can be kept. */
export const keptMatches = (): Promise<OwnMatch[]> => store.list().catch(() => []);

/** Save a match that is kept here as a file. */
export const saveMatch = (id: string): Promise<void> => saveKept(store, id);

const MINE = /^~?\/api\/me\/matches\?(.*)/;

/** What is answered to a request: lists of matches from what is kept, so that nothing has to be begun for them. */
export async function answer(path: string, init?: RequestInit): Promise<Response> {
  const wanted = MINE.exec(path)?.[1];
  if (wanted === undefined) {
    const known = init === undefined ? await readCatalogue(path) : undefined;
    if (known !== undefined) return known;
    const response = await localClient.answer(path, init);
    await noteUnreadable(path, response);
    return response;
  }
  const status = new URLSearchParams(wanted).get('status');
  const matches = (await keptMatches()).filter((match) => match.status === status);
  return Response.json({ matches, next: null });
}
