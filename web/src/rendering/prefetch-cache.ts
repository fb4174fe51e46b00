/** What the first script has asked the server already: whoever asks the same first is given that answer. */

export interface Answer {
  response: Response;
  /** When it was asked for, by the clock of this machine. */
  asked: number;
}

declare global {
  // The first script is one of its own, and can hand on what it knows only here.
  var askedAhead: Map<string, Promise<Answer | undefined>> | undefined;
}

async function answerTo(
  path: string,
  wanted: boolean | Promise<boolean>,
): Promise<Answer | undefined> {
  if (wanted !== true && !(await wanted)) return undefined;
  const asked = Date.now();
  return { response: await fetch(path, { credentials: 'same-origin' }), asked };
}

/**
 * Ask for something that the page will want, and read it, too; undefined where it is not to be had. Where
 * it is not known yet whether it is wanted, whoever asks for it meanwhile waits until it is.
 */
export async function askAhead<T>(
  path: string,
  wanted: boolean | Promise<boolean> = true,
): Promise<T | undefined> {
  const answer = answerTo(path, wanted);
  (globalThis.askedAhead ??= new Map()).set(path, answer);
  try {
    const found = await answer;
    return found?.response.ok ? ((await found.response.clone().json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** So long is an answer good for, in milliseconds: it is for the page that is on its way, not for a later one. */
export const FRESH = 15_000;

/** What was asked for ahead, for the first who asks; undefined if that is too long ago. */
export async function takeAhead(path: string): Promise<Answer | undefined> {
  const answer = globalThis.askedAhead?.get(path);
  globalThis.askedAhead?.delete(path);
  const found = await answer;
  return found !== undefined && Date.now() - found.asked < FRESH ? found : undefined;
}
