/** Seat names: what the people and bots at a match are called, whose turn it is, and what options to ask for. */
import type { GameFacts, MatchFacts, MatchView, Presence, Value } from '@/api/types';
import { isolated } from '@/i18n/isolate';
import { knows, say } from '@/i18n/messages';

/** A bot's level in the reader's language, and its style if it has one: `devil:bold`. */
export function levelName(name: string): string {
  const [level = '', style] = name.split(':');
  const called = knows(`page-level-${level}`) ? say(`page-level-${level}`) : level;
  if (style === undefined) return called;
  const manner = knows(`page-style-${style}`) ? say(`page-style-${style}`) : style;
  return say('page-level-styled', { level: called, style: manner });
}

/** What a button says, and which of several like it this one is, for those who only hear it. */
export const labelOf = (id: string, which: string): string =>
  say('page-label-of', { what: say(id), which });

/** A match, at its table or in a list. */
type Seated = Pick<MatchFacts, 'game' | 'seats'>;

/** A person's own name if they have given one, else what the game calls their seat. */
const called = (game: string, seat: number, name: string | null | undefined): string =>
  name ? isolated(name) : say(`${game}-seat-${seat}`);

/** A seat's name in a sentence: the person's own, or what the game calls the seat. */
export const callSeat = ({ game, seats }: Seated, seat: number): string =>
  called(game, seat, seats[seat]?.name);

/** A name, and with it the level of a bot. */
const withLevel = (name: string, level: string | null | undefined): string =>
  level ? say('page-seat-bot', { seat: name, level: levelName(level) }) : name;

/** A seat's name at its place: you, or its name in a sentence, with a bot's level. */
export const titleSeat = (match: Seated, seat: number, you: number | null): string =>
  seat === you ? say('page-you') : withLevel(callSeat(match, seat), match.seats[seat]?.level);

/** Who sits in a seat: their name, a bot's level, or what the game calls the seat. */
export function sitterName(game: string, { seat, kind, level, name }: Presence): string {
  if (kind === 'bot') return levelName(level ?? '');
  return called(game, seat, name);
}

/** Against whom the reader plays: all who sit at the match but themselves, '' while nobody does. */
export function opponents(match: Seated): string {
  const others = match.seats.filter(
    ({ kind, yours }) => !yours && (kind === 'person' || kind === 'bot'),
  );
  const names = others.map(({ seat }) => titleSeat(match, seat, null)).join(', ');
  return names === '' ? '' : say('page-games-against', { names });
}

/** Several people play at this screen. */
export const severalHere = (match: MatchFacts): boolean =>
  match.seats.filter(({ yours }) => yours).length > 1;

/** A seat is the reader's, who is alone at their screen. */
export const isYou = ({ match, seat: own }: MatchView, seat: number): boolean =>
  seat === own && !severalHere(match);

/** What a seat is called in a list of all: you, or its name in a sentence. */
export const listSeat = (
  view: MatchView,
  seat: number,
  nameOf: (seat: number) => string,
): string => (isYou(view, seat) ? say('page-you') : nameOf(seat));

/** Whose turn it is: the reader's where they are alone at their screen, else the name the seat is given here. */
export function turnText(
  { match, seat, state: { to_play: turn } }: MatchView,
  thinking: number | null,
  nameOf: (seat: number) => string,
): string {
  if (turn === null) return '';
  if (turn === seat && !severalHere(match)) return say('page-your-turn');
  return say(thinking === null ? 'page-turn-of' : 'page-bot-thinks', { seat: nameOf(turn) });
}

/** The options to ask for: the edition, and what differs from it, as far as it is for so many seats. */
export function optionsFor(
  game: GameFacts,
  edition: string | null,
  chosen: Readonly<Record<string, Value>>,
  seats: number,
): Record<string, Value> {
  const gone = new Set(
    game.options
      .filter(({ name, seat }) => seat && typeof chosen[name] === 'number' && chosen[name] >= seats)
      .map(({ name }) => name),
  );
  const kept = Object.fromEntries(Object.entries(chosen).filter(([name]) => !gone.has(name)));
  return edition === null ? kept : { edition, ...kept };
}
