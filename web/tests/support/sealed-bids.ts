/** A game without a board on the page, as a server has it: its words, and a table at which three sit. */
import { vi } from 'vitest';
import type { MatchView } from '@/api/types';
import { gameCover } from '@/game-api/registry';
import { loadMessages } from '@/i18n/message-catalogue';
import { LANGUAGES, settings, type Language } from '@/prefs/settings.svelte';
import { view } from './fake-socket';

export const BIDS = 'sealed-bids';

const SEATS: Readonly<Record<Language, string>> = { en: 'Player', fr: 'Joueur', de: 'Spieler' };

const fluent = (language: Language): string => `
sealed-bids-seat-0 = ${SEATS[language]} 1
sealed-bids-seat-1 = ${SEATS[language]} 2
sealed-bids-seat-2 = ${SEATS[language]} 3
sealed-bids-title = Sealed bids
sealed-bids-tagline = Who bids most pays most.
sealed-bids-aim = Who bids most pays most.
sealed-bids-aim-clause = SB-01
sealed-bids-action-pass = Pass: bid nothing.
sealed-bids-action-bid = Bid so many coins.
sealed-bids-empty = nothing
sealed-bids-unseen = unseen
sealed-bids-table = On the table
`;

/** Have its words in every language from a server that has them; gives the paths that were asked for. */
export async function hearBids(): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const language = LANGUAGES.find((each) => path === `/api/games/${BIDS}/words/${each}`);
    if (language === undefined) return Promise.resolve(Response.json({}, { status: 404 }));
    return Promise.resolve(Response.json({ game: BIDS, lang: language, fluent: fluent(language) }));
  });
  const { language } = settings;
  gameCover(BIDS);
  for (const each of [...LANGUAGES, language]) {
    settings.speak(each);
    await loadMessages([BIDS]);
  }
  return asked;
}

const whole = (doc: string, by_seat: boolean, names: readonly string[] | null = null) => ({
  doc,
  by_seat,
  told: true,
  values: 7,
  seats: false,
  names,
});

/** The table as the first of three sees it, whose turn it is. */
export function bidsView(state: Record<string, unknown> = {}): MatchView {
  const shown = view({
    game: BIDS,
    legal: ['pass', 'bid:1', 'bid:2'],
    public: { coins: [3, 4, 5], done: [0, 1, 0], pot: 6, leader: null },
    secret: {
      hand: [
        [2, null],
        ['?', '?'],
        ['?', null],
      ],
      prize: ['?'],
    },
    ...state,
  });
  const [one, bot] = shown.match.seats;
  const seats = [one, bot, bot].flatMap((seat, k) => (seat ? [{ ...seat, seat: k }] : []));
  const fields = {
    hand: whole('hand', true),
    prize: whole('prize', false),
    coins: whole('coins left', true),
    done: whole('has passed', true, ['no', 'yes']),
    pot: whole('in the pot', false),
    leader: { ...whole('who leads', false), values: 3, seats: true },
  };
  const board = {
    fields,
    arguments: { pass: [], bid: [{ name: 'coins', is_space: false }] },
    picture: null,
    page: null,
  };
  return { ...shown, match: { ...shown.match, game: BIDS, title: 'Sealed bids', board, seats } };
}
