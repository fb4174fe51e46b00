/** Error texts: what the server's refusals and errors say in the reader's language. */
import type { Problem, RejFrame } from './types';
import { ServerError } from './http-client';
import { messageFor } from './refusal-words';
import { say, type WordParams } from '@/i18n/messages';

/** Up to so many seconds, the time of day is told to the second. */
const SOON = 120;
const MINUTE = 60_000;

/** The time of day, by the reader's own clock, when so many seconds have passed. */
function timeIn(seconds: number): string {
  const at = Date.now() + seconds * 1000;
  const soon = seconds < SOON;
  // Whoever comes at the minute told does not come too early.
  const told = new Date(soon ? at : Math.ceil(at / MINUTE) * MINUTE);
  const second = soon ? '2-digit' : undefined;
  return told.toLocaleTimeString('en', {
    hour: '2-digit',
    minute: '2-digit',
    second,
    hourCycle: 'h23',
  });
}

function wordsOf(reason: string, params: WordParams, otherwise: string): string {
  const known = messageFor(reason, params.kind);
  if (known === undefined) return otherwise;
  const { seconds } = params;
  const time = typeof seconds === 'number' ? { time: timeIn(seconds) } : {};
  return say(known, { ...params, ...time, detail: otherwise });
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
