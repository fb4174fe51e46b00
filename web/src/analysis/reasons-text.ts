/** Reasons in words: what bears on an action; where it is not certain, with how likely it is. */
import { say } from '@/i18n/messages';
import { likelihood } from './win-chance-text';

interface Reason {
  kind: string;
  facts: Readonly<Record<string, string | number>>;
  /** From 0 to 1, by what the seat knows. */
  chance: number;
}

/** What speaks for something that a seat of a game does, or that it runs into. */
export const reasonsText = (game: string, reasons: readonly Reason[]): string =>
  reasons
    .map(({ kind, facts, chance }) => {
      const { seat } = facts;
      const named = seat === undefined ? {} : { seat: say(`${game}-seat-${seat}`) };
      return say(`${game}-counsel-${kind}`, { ...facts, ...named, chance: likelihood(chance) });
    })
    .join(' ');
