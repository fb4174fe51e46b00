/** Sign-in trouble: what goes wrong only where people sign in by a provider, in the reader's language. */
import { ServerError } from '@/api/http-client';
import { troubleText } from '@/api/error-text';
import { say } from '@/i18n/messages';

const REASONS: readonly string[] = [
  'already-linked',
  'another-caller',
  'bad-id-token',
  'code-refused',
  'last-way-in',
  'no-provider',
  'no-sign-in',
  'not-linked',
  'provider-away',
  'sign-in-refused',
  'subject-taken',
];

export function signInTrouble(error: unknown): string {
  const reason = error instanceof ServerError ? error.problem.reason : undefined;
  const known = reason !== undefined && reason !== null && REASONS.includes(reason);
  return known ? say(`seldom-sign-in-trouble-${reason}`) : troubleText(error);
}
