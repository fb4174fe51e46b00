/** Error texts: what the server's refusals and errors say in the reader's language. */
import type { Problem, RejFrame } from './types';
import { ServerError } from './http-client';
import { knows, say, type WordParams } from '@/i18n/messages';

function wordsOf(reason: string, params: WordParams, otherwise: string): string {
  const known = [reason, `table-refusal-${reason}`, `page-refusal-${reason}`].find(knows);
  return known === undefined ? otherwise : say(known, params);
}

/** Why something was refused, as far as the catalogue knows the reason. */
export const refusalText = (refusal: RejFrame | null): string =>
  refusal === null ? '' : wordsOf(refusal.reason, refusal.params, refusal.message);

/** Why the server did not do what it was asked. */
export function troubleText(error: unknown): string {
  const problem: Problem = error instanceof ServerError ? error.problem : {};
  const { reason, detail, params, status = 0 } = problem;
  if (!detail) return say(navigator.onLine ? 'page-trouble-unreachable' : 'page-trouble-offline');
  const otherwise = status >= 500 ? say('page-trouble-server') : detail;
  return wordsOf(reason ?? '', params ?? {}, otherwise);
}
