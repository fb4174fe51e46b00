/** Labels, accessible names among them: what the table calls cards, rooms and ways, in the reader's language. */
import { SOFT } from '@/drawing/letter-widths';
import { knows, say } from '@/i18n/messages';
import { kindOf, pointsOf, subjectOf, weaponValue } from '../cards';
import type { HouseBoard } from '../board/types';
import { breaking } from '../board/room-text';
import type { Way } from '../prompt/routes';

const GAME = 'kill-doctor-lucky';
const MOST_TITLES = 12;

/** A message of this table. */
export const tell = (id: string, params: Readonly<Record<string, unknown>> = {}): string =>
  say(`${GAME}-table-${id}`, params);

export const spaceName = (space: string): string => tell('space', { space });
export const weaponName = (weapon: string | null): string =>
  weapon === null ? tell('bare-hands') : tell('weapon', { weapon });

/** Failures of one value have several titles; the uppermost of those held is read. */
function failureTitle(card: string, count: number): string {
  const titles = Array.from({ length: MOST_TITLES }, (_, k) => `${GAME}-${card}-title-${k + 1}`);
  const known = titles.filter(knows);
  return say(known[(count - 1) % known.length] ?? `${GAME}-name-${card}`);
}

/** The title of a card, or of the uppermost of several. */
export function cardTitle(card: string, count = 1): string {
  const kind = kindOf(card);
  if (kind === 'failure') return failureTitle(card, count);
  if (kind === 'room') return spaceName(subjectOf(card));
  if (kind === 'weapon') return weaponName(subjectOf(card));
  return tell('card', { card });
}

/** The title as it is printed on a book: long words may break. */
export const printedTitle = (card: string, count = 1): string => breaking(cardTitle(card, count));

/** A title that the back of a book has no room for unless it is printed smaller: a part that may not break is long. */
export function isLong(title: string): boolean {
  const plain = title.replaceAll(SOFT, '');
  return (
    plain.length > 10 ||
    plain.split(' ').some((word) => word.length > 8) ||
    title.split(/[- \u00AD]/).some((part) => part.length > 7)
  );
}

/** What a weapon is worth beyond its number: "5 in the Billiard Room". */
export function specialText(board: HouseBoard, weapon: string, bonus: number): string {
  const { special_space: space, special_value: value } = board.weapons[weapon] ?? {};
  if (space === undefined || space === null) return '';
  return tell('special', { space, value: (value ?? 0) + bonus });
}

/** A card for those who listen: its title, its kind, what it does, and how many of it are held. */
export function cardText(board: HouseBoard, card: string, count: number, bonus: number): string {
  const kind = kindOf(card);
  const [subject, title] = [subjectOf(card), cardTitle(card, count)];
  const parts = [title];
  if (kind === 'weapon') {
    // Nowhere in particular: what the weapon is worth in any room but its own.
    parts.push(tell('aria-weapon', { value: weaponValue(board, subject, '', bonus) }));
    parts.push(specialText(board, subject, bonus));
  } else if (kind === 'room') parts.push(tell('aria-room'));
  else parts.push(tell(`aria-${kind}`, { value: pointsOf(card) }));
  if (count > 1) parts.push(tell('aria-count', { count }));
  return parts.filter((part) => part !== '').join(', ');
}

/** How a way is paid for: "free step + Move one", or, on a card's way, its length. */
export const wayText = (way: Way): string => paidText(way, cardOf);

const cardOf = (room: string): string => tell('room-card', { space: room });

function paidText({ cards, step, path }: Way, ofRoom: (room: string) => string): string {
  const parts = [
    ...(step ? [tell('free-step')] : []),
    ...cards.map((card) => (kindOf(card) === 'room' ? ofRoom(subjectOf(card)) : cardTitle(card))),
  ];
  return parts.length > 0 ? parts.join(' + ') : tell('steps', { count: path.length });
}

/** The letter on a guest's cloak: the first of their name, if that is a letter. */
export const initial = (name: string): string =>
  /^\u2068?(?<letter>\p{L})/u.exec(name)?.groups?.['letter']?.toLocaleUpperCase() ?? '';

/** A room that can be chosen, and the cheapest way there: the room is named once. */
export const targetText = (way: Way): string => {
  const { space, pawn } = way;
  const ofRoom = (room: string): string => (room === space ? tell('own-card') : cardOf(room));
  return tell('target', { space, pawn, way: paidText(way, ofRoom) });
};
