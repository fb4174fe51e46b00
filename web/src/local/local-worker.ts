/** Worker of the matches on this machine: serves them itself, or asks the worker of another tab that does. */
import { freshCommand } from '@/api/command-id';
import { HostElection } from './host-election';
import { LibraryFiles } from './library-files';
import { LocalStore } from './local-store';
import { MatchHost } from './match-host';
import type { Asked, Beginning, Told } from './messages';

const me = freshCommand();

const tellPage = (told: Told): void => self.postMessage(told);

class LocalWorker {
  readonly #files: LibraryFiles;
  readonly #election: HostElection;
  #host: MatchHost | null = null;
  #follows = false;
  /** Asked before it was known who serves. */
  #early: Asked[] = [];
  /** What the other tab has not answered yet, and the lines that lead there. */
  #unanswered = new Set<number>();
  #lines = new Set<number>();
  /** What the other tab has not even said that it heard, the first first. */
  #unheard: Asked[] = [];

  constructor(root: string) {
    this.#files = new LibraryFiles(root);
    this.#election = new HostElection(me, {
      lead: () => this.#lead(),
      follow: () => this.#follow(),
      hear: (client, asked) => this.#host?.hear(client, asked),
      told: (told) => this.#pass(told),
      gone: (client) => this.#host?.leave(client),
    });
  }

  ask(asked: Asked): void {
    if (this.#host !== null) this.#host.hear(me, asked);
    else if (this.#follows) this.#forward(asked);
    else this.#early.push(asked);
  }

  #forward(asked: Asked): void {
    if (asked.type === 'ask') this.#unanswered.add(asked.key);
    else if (asked.type === 'open') this.#lines.add(asked.line);
    else if (asked.type === 'close') this.#lines.delete(asked.line);
    this.#unheard.push(asked);
    this.#election.ask(asked);
  }

  /** Hand on what another tab's worker says. */
  #pass(told: Told): void {
    if (told.type === 'heard') {
      this.#unheard.shift();
      return;
    }
    if (told.type === 'answer' || told.type === 'unanswered') this.#unanswered.delete(told.key);
    else if (told.type === 'closed') this.#lines.delete(told.line);
    tellPage(told);
  }

  #lead(): void {
    const tell = (client: string, told: Told) =>
      client === me ? tellPage(told) : this.#election.tell(client, told);
    this.#host = new MatchHost(me, this.#files, new LocalStore(), tell, () =>
      this.#election.yield(),
    );
    // What a tab that was going never heard is asked here; what it heard leads nowhere any more.
    const unheard = this.#unheard.filter(({ type }) => type === 'ask' || type === 'open');
    this.#unheard = [];
    for (const asked of unheard) {
      if (asked.type === 'ask') this.#unanswered.delete(asked.key);
      else if (asked.type === 'open') this.#lines.delete(asked.line);
    }
    this.#early.unshift(...unheard);
    for (const key of this.#unanswered) tellPage({ type: 'unanswered', key });
    for (const line of this.#lines) tellPage({ type: 'closed', line });
    this.#unanswered.clear();
    this.#lines.clear();
    this.#settle(false);
  }

  #follow(): void {
    this.#host?.stop();
    this.#host = null;
    this.#settle(true);
  }

  #settle(follows: boolean): void {
    this.#follows = follows;
    tellPage({ type: 'elsewhere', elsewhere: follows });
    const early = this.#early;
    this.#early = [];
    for (const asked of early) this.ask(asked);
  }
}

let worker: LocalWorker | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Beginning | Asked>) => {
  if (data.type === 'begin') worker = new LocalWorker(data.root);
  else worker?.ask(data);
});
