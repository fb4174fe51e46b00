/** Address of what is printed: paper, ink, language and switches of the rules, as the reader chose them. */
import { LANGUAGES, type Language } from '@/prefs/settings.svelte';
import { INKS, PAPERS, type Ink, type Paper } from './paper';

/** What can be printed of a game, in the order of the index. */
export const PARTS = ['rulebook', 'setup', 'card', 'cards', 'board', 'pieces'] as const;
export type Part = (typeof PARTS)[number];

/** How the rulebook is laid out: in two columns on whole sheets, or on half sheets for a booklet. */
export const FORMS = ['columns', 'booklet'] as const;
export type Form = (typeof FORMS)[number];

export interface PrintChoice {
  paper: Paper;
  ink: Ink;
  form: Form;
  /** Switches of the rules that change the cards, as `devil_values=1..8`. */
  switches: readonly string[];
}

function among<T extends string>(values: readonly T[], asked: string | null): T {
  return values.find((value) => value === asked) ?? (values[0] as T);
}

/** Where letters are written on letter paper. */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'];

function usualPaper(): Paper {
  const region = new Intl.Locale(navigator.language).region ?? '';
  return LETTER_REGIONS.includes(region) ? 'letter' : 'a4';
}

export function readChoice(search: string): PrintChoice {
  const asked = new URLSearchParams(search);
  const paper = asked.get('paper');
  return {
    paper: paper === null ? usualPaper() : among(PAPERS, paper),
    ink: among(INKS, asked.get('ink')),
    form: among(FORMS, asked.get('form')),
    switches: asked.getAll('option'),
  };
}

/** The address of a part, or of the index, with all that was chosen. */
export function addressOf(
  game: string,
  part: string | null,
  { paper, ink, form, switches }: PrintChoice,
  language: Language,
): string {
  const query = new URLSearchParams({ paper, ink, lang: among(LANGUAGES, language) });
  if (form !== FORMS[0]) query.set('form', form);
  for (const each of switches) query.append('option', each);
  const path = `/print/${encodeURIComponent(game)}`;
  return `${part === null ? path : `${path}/${part}`}?${query}`;
}
