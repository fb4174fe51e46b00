/** Suppositions: hidden facts that bear on an action, in words, each with how likely it is. */
import { say } from '@/i18n/messages';
import { likelihood } from './win-chance-text';

interface HiddenFact {
  kind: string;
  facts: Readonly<Record<string, string | number>>;
  /** From 0 to 1, by what the seat knows. */
  chance: number;
}

/** What a seat of a game has to suppose. */
export const suppositions = (game: string, facts: readonly HiddenFact[]): string =>
  facts
    .map(({ kind, facts: known, chance }) =>
      say(`${game}-counsel-${kind}`, { ...known, chance: likelihood(chance) }),
    )
    .join(' ');
