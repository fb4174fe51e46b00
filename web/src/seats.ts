/** What the people and bots at a match are called, whose turn it is, how to ask for the same match again, and what a refusal says. */
import type {
  GameFacts,
  MatchFacts,
  MatchView,
  MatchWish,
  RejFrame,
  SeatWish,
  Value,
} from './frames';
import { knows, say } from './words';

/** A bot's level in the reader's language. */
export const levelName = (level: string): string =>
  knows(`page-level-${level}`) ? say(`page-level-${level}`) : level;

/** A seat's name in a sentence: the person's own, or what the game calls the seat. */
export const callSeat = (match: MatchFacts, seat: number): string =>
  match.seats[seat]?.name ?? say(`${match.game}-seat-${seat}`);

/** A seat's name at its place: you, the level of the one bot there is, or its name in a sentence. */
export function titleSeat(match: MatchFacts, seat: number, you: number | null): string {
  const facts = match.seats[seat];
  if (seat === you) return say('page-you');
  const alone = match.seats.filter(({ kind }) => kind === 'bot').length === 1;
  return alone && facts?.level ? levelName(facts.level) : callSeat(match, seat);
}

/** Several people play at this screen. */
export const severalHere = (match: MatchFacts): boolean =>
  match.seats.filter(({ yours }) => yours).length > 1;

/** Whose turn it is: the reader's where he is alone at his screen, else the name the seat is given here. */
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

/** The wish that would lead to a match like this one. */
export function wishLike(match: MatchFacts): MatchWish {
  const seats = match.seats.map((seat): SeatWish =>
    seat.kind === 'bot' ? { kind: 'bot', level: seat.level ?? '' } : { kind: 'person' },
  );
  return { game: match.game, options: match.options, seats };
}

/** Why an action was refused, in the reader's language where the catalogue knows the reason. */
export function refusalText(refusal: RejFrame | null): string {
  if (refusal === null) return '';
  if (knows(refusal.reason)) return say(refusal.reason, refusal.params);
  const own = `page-refusal-${refusal.reason}`;
  return knows(own) ? say(own) : refusal.message;
}
