/** Local store: matches on this machine, kept in this browser (IndexedDB). One worker at a time writes. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OwnMatch } from '@/api/types';
import type { KeepingTrouble } from './messages';

export interface KeptMatch {
  id: string;
  game: string;
  /** The match as lists show it. */
  listed: OwnMatch;
  /** The match itself, as the local server reads it. */
  document: string;
}

interface Kept extends DBSchema {
  matches: { key: string; value: KeptMatch };
  /** Under `writer`: who may write. */
  roles: { key: string; value: string };
}

const NAME = 'diablerie';
const VERSION = 1;

/** Another worker writes now: what this one would write is behind what that one has written. */
export class Superseded extends Error {}

export class LocalStore {
  #opened: Promise<IDBPDatabase<Kept>> | null = null;

  /** Take over the writing. Whoever wrote before can no more. */
  async claim(writer: string): Promise<void> {
    await (await this.#open()).put('roles', writer, 'writer');
  }

  /**
   * Keep matches and forget others, all or none. Throws Superseded where `writer` is not who may write, and whatever
   * the browser throws that keeps nothing.
   */
  async write(
    writer: string,
    kept: readonly KeptMatch[],
    forgotten: readonly string[],
  ): Promise<void> {
    const change = (await this.#open()).transaction(['matches', 'roles'], 'readwrite', {
      durability: 'strict',
    });
    const matches = change.objectStore('matches');
    const permitted = (await change.objectStore('roles').get('writer')) === writer;
    const writing = permitted
      ? [...kept.map((each) => matches.put(each)), ...forgotten.map((id) => matches.delete(id))]
      : [];
    await Promise.all([...writing, change.done]);
    if (!permitted) throw new Superseded();
  }

  async read(id: string): Promise<KeptMatch | undefined> {
    return (await this.#open()).get('matches', id);
  }

  /** All matches as lists show them, the last changed first. */
  async list(): Promise<OwnMatch[]> {
    const all = await (await this.#open()).getAll('matches');
    const listed = all.map((each) => each.listed);
    return listed.sort((one, two) => two.changed.localeCompare(one.changed));
  }

  #open(): Promise<IDBPDatabase<Kept>> {
    this.#opened ??= openDB<Kept>(NAME, VERSION, {
      upgrade: (database) => {
        database.createObjectStore('matches', { keyPath: 'id' });
        database.createObjectStore('roles');
      },
      // A later page changes it: it is opened anew when it is wanted again.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        this.#opened = null;
      },
      terminated: () => {
        this.#opened = null;
      },
    }).catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }
}

const REFUSALS = ['InvalidStateError', 'NotAllowedError', 'ReferenceError', 'SecurityError'];

/** Why something could not be kept. */
export function keepingTrouble(error: unknown): KeepingTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return REFUSALS.includes(name) ? 'refused' : 'failed';
}
