/** What the first script has asked the server already: whoever asks the same first is given that answer. */

export interface Asked {
  /** When it was asked for, by the clock of this machine. */
  asked: number;
  answer: Promise<Response>;
}

declare global {
  // The first script is one of its own, and can hand on what it knows only here.
  var askedAhead: Map<string, Asked> | undefined;
}

/** Ask for something that the page will want, and read it, too; undefined where it is not to be had. */
export async function askAhead<T>(path: string): Promise<T | undefined> {
  const ahead = { asked: Date.now(), answer: fetch(path, { credentials: 'same-origin' }) };
  (globalThis.askedAhead ??= new Map()).set(path, ahead);
  try {
    const response = await ahead.answer;
    return response.ok ? ((await response.clone().json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** So long is an answer good for, in milliseconds: it is for the page that is on its way, not for a later one. */
export const FRESH = 15_000;

/** What was asked for ahead, for the first who asks; undefined if that is too long ago. */
export function takeAhead(path: string): Asked | undefined {
  const ahead = globalThis.askedAhead?.get(path);
  globalThis.askedAhead?.delete(path);
  return ahead !== undefined && Date.now() - ahead.asked < FRESH ? ahead : undefined;
}
