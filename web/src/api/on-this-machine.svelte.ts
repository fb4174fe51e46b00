/** Matches on this machine, as the page reaches them: who serves them is fetched when somebody plays there. */
import type { OwnMatch } from './types';
import { isStatic } from '@/routing/address';
import { readLocal } from '@/prefs/local-storage';
import type { SocketClass } from './socket';

/** What an id of a match on this machine begins with; a server's never does. */
export const isHere = (id: string): boolean => id.startsWith('~');

/** A server that is a part of the page. */
export interface ServerHere {
  answer(path: string, init?: RequestInit): Promise<Response>;
  LocalSocket: SocketClass;
  /** The matches that are kept here, the last changed first. */
  keptMatches(): Promise<OwnMatch[]>;
}

class OnThisMachine {
  /** Fetches it; the app says how. */
  load: () => Promise<ServerHere> = () => Promise.reject(new Error('nobody serves here'));
  /** The server could not be reached when it was asked last. */
  cutOff = $state(false);

  /** Whether what is asked so is answered here: about a match on this machine, or where there is nothing but files. */
  answers = (path: string): boolean => /^(\/api\/matches\/)?~/.test(path) || isStatic();

  /** The matches that are kept here; none where none has ever been. */
  kept = async (): Promise<readonly OwnMatch[]> =>
    readLocal('matches-here') === null ? [] : (await this.load()).keptMatches();

  /** What a server that cannot be reached would have said of the games, where the library is kept. */
  async instead(path: string, init?: RequestInit): Promise<Response> {
    this.cutOff = true;
    if (readLocal('library') === null || !/^\/api\/(games|bots|lessons|puzzles|verify)/.test(path))
      throw new Error('unreachable');
    return (await this.load()).answer(path, init);
  }
}

export const onThisMachine = new OnThisMachine();
