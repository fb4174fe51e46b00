/** Ending: how a game of Teufel Teufel ended: who got out as which, and who stayed behind. */
import type { Ending } from '@/game-api/types';
import type { MatchView } from '@/api/types';
import { tell, word } from './labels';
import { placeOf } from '../seats/seat-status';
import { stateOf } from '../state';

export function ending(view: MatchView): Ending {
  const { outcome, left } = stateOf(view);
  return {
    reason: outcome === null ? '' : tell(`ended-${outcome.reason}`),
    headline: left.length === 0 ? tell('nobody-out') : null,
    standing: (outcome?.ranking ?? []).flat().map((seat) => {
      const place = placeOf(view, seat);
      return {
        seat,
        won: place === 1,
        mark: place === null ? word('lost') : word('out', { place }),
      };
    }),
  };
}
