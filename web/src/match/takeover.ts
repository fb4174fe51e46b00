/** Takeover of seats: offered by who looks on, and voted for by those who play. */
import { matchPath, send } from '@/api/http-client';
import { freshCommand } from '@/api/command-id';

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
