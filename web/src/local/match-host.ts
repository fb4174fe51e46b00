/**
 * Match host: serves the matches on this machine to the pages of this browser. After each call what has changed is
 * kept, and only then told: nothing is acknowledged that is not kept, unless nothing can be kept here.
 */
import type { OwnMatch } from '@/api/types';
import type { LibraryFiles } from './library-files';
import { keepingTrouble, Superseded, type KeptMatch, type LocalStore } from './local-store';
import type { Asked, KeepingTrouble, Told } from './messages';
import { PythonServer, type Reply } from './python-server';

/** Tells a page something. */
export type Tell = (client: string, told: Told) => void;

interface Line {
  client: string;
  /** Its number at the page. */
  line: number;
  /** Its number at the server. */
  at: number;
}

const MATCH = /^\/api\/matches\/(~[^/?]+)/;
const GAME = /^\/api\/(?:games|lessons|puzzles)\/([^/?]+)\//;

/** The game that a question is about, as far as it says so itself. */
function gameOf(path: string, body: string | null): string | null {
  const named = GAME.exec(path)?.[1];
  if (named !== undefined) return decodeURIComponent(named);
  if (body === null || !/^\/api\/(matches|records|verify|hint|moves|analysis)$/.test(path))
    return null;
  const { game: meant } = JSON.parse(body) as { game?: unknown };
  return typeof meant === 'string' ? meant : null;
}

const UNREADABLE: Reply = {
  status: 409,
  body: JSON.stringify({
    status: 409,
    title: 'Conflict',
    reason: 'match-unreadable',
    detail: 'this match was kept by another version, which this one cannot read',
  }),
};

export class MatchHost {
  readonly #writer: string;
  readonly #files: LibraryFiles;
  readonly #store: LocalStore;
  readonly #tell: Tell;
  readonly #onsuperseded: () => void;
  #loading: Promise<PythonServer> | null = null;
  #queue: Promise<void> = Promise.resolve();
  #lines: Line[] = [];
  /** The matches that the server has. */
  #known = new Set<string>();
  /** This host is who may write: until then nothing can be kept. */
  #claimed = false;
  /** What has changed and is not kept yet; null: it is to be forgotten. */
  #changed = new Map<string, KeptMatch | null>();
  #trouble: KeepingTrouble | null = null;
  #clients = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  /** `writer` names this host among all; `onsuperseded` is called when another one has taken its place. */
  constructor(
    writer: string,
    files: LibraryFiles,
    store: LocalStore,
    tell: Tell,
    onsuperseded: () => void,
  ) {
    this.#writer = writer;
    this.#files = files;
    this.#store = store;
    this.#tell = tell;
    this.#onsuperseded = onsuperseded;
    this.#queue = this.#claim();
  }

  /** Do what a page asks, after all that was asked before. */
  hear(client: string, asked: Asked): void {
    if (!this.#clients.has(client)) {
      this.#clients.add(client);
      this.#tell(client, { type: 'keeping', trouble: this.#trouble });
    }
    this.#enqueue(
      () => this.#serve(client, asked),
      () => this.#tell(client, failureOf(asked)),
    );
  }

  /** A page is gone. */
  leave(client: string): void {
    this.#clients.delete(client);
    const left = this.#lines.filter((line) => line.client === client);
    this.#lines = this.#lines.filter((line) => line.client !== client);
    if (left.length > 0)
      this.#enqueue(async () => {
        const server = await this.#server();
        for (const { at } of left) server.close(at);
      });
  }

  /** Serve nobody any more; the pages learn that their lines are down. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    for (const { client, line } of this.#lines) this.#tell(client, { type: 'closed', line });
    this.#lines = [];
  }

  /** Do something after all that was to be done before; `otherwise`: where this one does not serve any more. */
  #enqueue(task: () => Promise<void>, otherwise: () => void = () => undefined): void {
    this.#queue = this.#queue
      .then(async () => {
        if (!this.#stopped) await task();
        if (this.#stopped) otherwise();
      })
      // What comes after it is done all the same.
      .catch((error: unknown) => console.error(error));
  }

  async #claim(): Promise<void> {
    try {
      await this.#store.claim(this.#writer);
      this.#claimed = true;
    } catch (error) {
      this.#say(keepingTrouble(error));
    }
  }

  #server(): Promise<PythonServer> {
    this.#loading ??= PythonServer.load(this.#files).catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #serve(client: string, asked: Asked): Promise<void> {
    let told: Told | null;
    try {
      told = await this.#answer(client, asked);
    } catch (error) {
      told = failureOf(asked);
      // The page that this worker is of can do no more than be loaded anew.
      if (await this.#files.isOutdated()) this.#tell(this.#writer, { type: 'outdated' });
      else console.error(error);
    }
    await this.#settle(client, told);
  }

  /** Keep what has changed, then tell it. */
  async #settle(client: string, told: Told | null): Promise<void> {
    const server = (await this.#loading?.catch(() => null)) ?? null;
    if (server !== null) this.#collect(server);
    await this.#keep();
    if (this.#stopped) return;
    if (told !== null) this.#tell(client, told);
    if (server === null) return;
    for (const line of this.#lines) {
      const text = server.take(line.at);
      if (text !== '') this.#tell(line.client, { type: 'message', line: line.line, text });
    }
    this.#rest(server);
  }

  #rest(server: PythonServer): void {
    clearTimeout(this.#timer);
    const wait = server.wait();
    if (wait === null) return;
    this.#timer = setTimeout(() => {
      this.#enqueue(async () => {
        server.work();
        await this.#settle('', null);
      });
    }, wait);
  }

  async #answer(client: string, asked: Asked): Promise<Told | null> {
    if (asked.type === 'ask' && this.#forgets(asked))
      return { type: 'answer', key: asked.key, status: 204, body: '' };
    const server = await this.#server();
    if (asked.type === 'ask') {
      const { key, method, path, body } = asked;
      return { type: 'answer', key, ...(await this.#reply(server, method, path, body)) };
    }
    if (asked.type === 'open') return this.#open(server, client, asked);
    const found = this.#lines.find((each) => each.client === client && each.line === asked.line);
    if (found === undefined) return { type: 'closed', line: asked.line };
    if (asked.type === 'send') server.send(found.at, asked.text);
    else {
      server.close(found.at);
      this.#lines = this.#lines.filter((each) => each !== found);
    }
    return null;
  }

  /** A match that the server has not been told of is forgotten without it. */
  #forgets({ method, path }: Extract<Asked, { type: 'ask' }>): boolean {
    const match = MATCH.exec(path)?.[1];
    if (method !== 'DELETE' || match === undefined || this.#known.has(match)) return false;
    this.#changed.set(match, null);
    return true;
  }

  async #reply(
    server: PythonServer,
    method: string,
    path: string,
    body: string | null,
  ): Promise<Reply> {
    const game = gameOf(path, body);
    if (game !== null) await server.attach(game);
    const match = MATCH.exec(path)?.[1];
    if (match !== undefined && !(await this.#find(server, match))) return UNREADABLE;
    return server.answer(method, path, body);
  }

  async #open(
    server: PythonServer,
    client: string,
    { line, match, seat }: Extract<Asked, { type: 'open' }>,
  ): Promise<Told> {
    const at = (await this.#find(server, match)) ? server.open(match, seat) : null;
    if (at === null) return { type: 'closed', line };
    this.#lines.push({ client, line, at });
    return { type: 'opened', line };
  }

  /** Have the server know a match, if there is one; false: it cannot be read. */
  async #find(server: PythonServer, id: string): Promise<boolean> {
    if (this.#known.has(id)) return true;
    const kept = await this.#store.read(id).catch(() => undefined);
    if (kept === undefined) return true;
    await server.attach(kept.game);
    try {
      server.load(kept.document);
    } catch (error) {
      console.error(error);
      return false;
    }
    this.#known.add(id);
    return true;
  }

  #collect(server: PythonServer): void {
    for (const [id, document] of server.takeChanges()) {
      if (document === null) this.#known.delete(id);
      else this.#known.add(id);
      const listed = document === null ? null : listedBy(server, id);
      this.#changed.set(
        id,
        document === null || listed === null ? null : { id, game: listed.game, listed, document },
      );
    }
  }

  async #keep(): Promise<void> {
    if (this.#changed.size === 0) return;
    if (!this.#claimed) await this.#claim();
    if (this.#claimed) await this.#write();
  }

  async #write(): Promise<void> {
    try {
      const all = [...this.#changed];
      await this.#store.write(
        this.#writer,
        all.flatMap(([, kept]) => kept ?? []),
        all.flatMap(([id, kept]) => (kept === null ? [id] : [])),
      );
      this.#changed.clear();
      this.#say(null);
      this.#tellAll({ type: 'changed' });
    } catch (error) {
      if (error instanceof Superseded) this.#onsuperseded();
      else this.#say(keepingTrouble(error));
    }
  }

  #say(trouble: KeepingTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#tellAll({ type: 'keeping', trouble });
  }

  #tellAll(told: Told): void {
    for (const client of this.#clients) this.#tell(client, told);
  }
}

function failureOf(asked: Asked): Told {
  return asked.type === 'ask'
    ? { type: 'unanswered', key: asked.key }
    : { type: 'closed', line: asked.line };
}

/** A match as lists show it. */
function listedBy(server: PythonServer, id: string): OwnMatch | null {
  for (const status of ['running', 'over']) {
    const { body } = server.answer('GET', `/api/me/matches?status=${status}`, null);
    const { matches } = JSON.parse(body) as { matches: OwnMatch[] };
    const found = matches.find((each) => each.id === id);
    if (found !== undefined) return found;
  }
  return null;
}
