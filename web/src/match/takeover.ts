/** Takeover of seats: offered by who looks on, voted for by those who play; and why that is refused. */
import { matchPath, send, ServerError } from '@/api/http-client';
import { troubleText } from '@/api/error-text';
import { freshCommand } from '@/api/command-id';
import { knows, say } from '@/i18n/messages';

const path = (id: string, seat: number): string =>
  matchPath(id, `/seats/${String(seat)}/volunteer`);

export const offerTakeover = (id: string, seat: number): Promise<unknown> =>
  send('PUT', path(id, seat), {});

export const withdrawTakeover = (id: string, seat: number): Promise<unknown> =>
  send('DELETE', path(id, seat));

/** Vote from a seat that a volunteer shall have the seat `about`. */
export const voteForTakeover = (
  id: string,
  seat: number,
  about: number,
  volunteer: number,
): Promise<unknown> =>
  send('POST', matchPath(id, '/deeds'), {
    cmd: freshCommand(),
    deed: 'vote',
    seat,
    about,
    volunteer,
  });

/** Why it could not be done. */
export function takeoverTrouble(error: unknown): string {
  const reason = error instanceof ServerError ? error.problem.reason : undefined;
  const known = `seldom-takeover-refused-${reason ?? ''}`;
  return knows(known) ? say(known) : troubleText(error);
}
