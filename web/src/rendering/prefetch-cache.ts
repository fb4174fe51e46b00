/**
 * Prefetch cache. What the first script has asked the server already: whoever asks the same first is given that
 * answer.
 */

export interface PrefetchedResponse {
  response: Response;
  /** When it was asked for, by the clock of this machine. */
  asked: number;
}

declare global {
  // The first script is one of its own, and can hand on what it knows only here.
  var prefetched: Map<string, Promise<PrefetchedResponse | undefined>> | undefined;
}

async function fetchWhenWanted(
  path: string,
  wanted: boolean | Promise<boolean>,
): Promise<PrefetchedResponse | undefined> {
  if (wanted !== true && !(await wanted)) return undefined;
  const asked = Date.now();
  return { response: await fetch(path, { credentials: 'same-origin' }), asked };
}

/**
 * Ask for something that the page will want, and read it, too; undefined where it is not to be had. Where
 * it is not known yet whether it is wanted, whoever asks for it meanwhile waits until it is.
 */
export async function prefetch<T>(
  path: string,
  wanted: boolean | Promise<boolean> = true,
): Promise<T | undefined> {
  const answer = fetchWhenWanted(path, wanted);
  (globalThis.prefetched ??= new Map()).set(path, answer);
  try {
    const found = await answer;
    return found?.response.ok ? ((await found.response.clone().json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** So long is an answer good for, in milliseconds: it is for the page that is on its way, not for a later one. */
export const FRESH_FOR = 15_000;

/** What was asked for ahead, for the first who asks; undefined if that is too long ago. */
export async function takePrefetched(path: string): Promise<PrefetchedResponse | undefined> {
  const answer = globalThis.prefetched?.get(path);
  globalThis.prefetched?.delete(path);
  const found = await answer;
  return found !== undefined && Date.now() - found.asked < FRESH_FOR ? found : undefined;
}
