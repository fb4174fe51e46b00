/** Installed words: the messages of a game that has no catalogue on the page, asked of the server. */
import { FluentResource } from '@fluent/bundle';
import { gameWords, ServerError } from '@/api/http-client';
import type { Language } from '@/prefs/settings.svelte';

const NO_SUCH_GAME = 404;

/** What it says in a language; nothing for a game that there is not. */
export async function installedWords(
  game: string,
  language: Language,
): Promise<FluentResource['body']> {
  try {
    return new FluentResource((await gameWords(game, language)).fluent).body;
  } catch (error) {
    if (error instanceof ServerError && error.problem.status === NO_SUCH_GAME) return [];
    throw error;
  }
}
