/** Full-text search in a rulebook: finding clauses of a rulebook by words of the reader's language. */
import type { Clause } from '@/api/types';

/** How many are shown: what is not among them wants another word. */
const MOST = 8;

/** Without accents, capitals and the marks of HTML. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** How well a clause fits: 0 where a word is missing; its number and its title count most. */
function fit({ id, title, html }: Clause, words: readonly string[]): number {
  const [number, head, body] = [plain(id), plain(title), plain(html)];
  const scores = words.map((word) => {
    if (number === word || number.endsWith(`-${word.padStart(2, '0')}`)) return 4;
    if (head.includes(word)) return 3;
    return body.includes(word) ? 1 : 0;
  });
  return scores.some((score) => score === 0) ? 0 : scores.reduce<number>((sum, s) => sum + s, 0);
}

/** The clauses that have all words sought, the best first. */
export function searchClauses(clauses: readonly Clause[], sought: string): Clause[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return clauses
    .map((clause) => ({ clause, score: fit(clause, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, two) => two.score - one.score)
    .slice(0, MOST)
    .map(({ clause }) => clause);
}
