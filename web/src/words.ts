/** What the page says, in the words of the catalogue. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { bundleFor, gameOfMessage, spoken } from './catalogue';
import type { Language } from './settings.svelte';

export type WordParams = Readonly<Record<string, unknown>>;

const isVariable = (value: unknown): value is FluentVariable =>
  typeof value === 'string' || typeof value === 'number';

/** Lists become "3, 4 and 5", truths "yes" and "no"; what is hidden or absent becomes the empty text. */
function variable(value: unknown, language: Language): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return new Intl.ListFormat(language).format(value.map(String));
  return isVariable(value) ? value : value === null || value === undefined ? '' : String(value);
}

type Variables = Record<string, FluentVariable>;

/** A name (under '') and its other forms, by the attribute that has them. */
type Forms = Readonly<Record<string, string>>;

const NO_THINGS = ['unknown', 'none'];

/** An id in plain letters: `cold_room` is "Cold Room". */
const plain = (thing: string): string =>
  thing
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

const prefixed = (name: string, forms: Forms): Record<string, string> =>
  Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [form === '' ? name : `${name}-${form}`, text]),
  );

function allForms(bundle: FluentBundle, id: string, params: Variables): Forms {
  const message = bundle.getMessage(id);
  const patterns = { '': message?.value ?? null, ...message?.attributes };
  return Object.fromEntries(
    Object.entries(patterns).map(([form, pattern]) => [
      form,
      pattern === null ? '' : bundle.formatPattern(pattern, params, []),
    ]),
  );
}

function formsOf(bundle: FluentBundle, game: string, thing: string): Forms {
  const own = `${game}-name-${thing.replaceAll(/[:_]/g, '-')}`;
  if (bundle.hasMessage(own)) return allForms(bundle, own, {});
  const [rest = '', ...kinds] = thing.split(':').reverse();
  if (kinds.length === 0) return allForms(bundle, `${game}-kind`, { thing: plain(rest) });
  const forms = formsOf(bundle, game, rest);
  const ofKind = `${game}-kind-${kinds.reverse().join(':')}`;
  return bundle.hasMessage(ofKind) ? allForms(bundle, ofKind, prefixed('thing', forms)) : forms;
}

/** Things called by their names, with their forms beside them, as diablerie/words says. */
function withNames(bundle: FluentBundle, id: string, params: WordParams): WordParams {
  const game = gameOfMessage(id);
  const listed = bundle.getMessage(`${game}-things`)?.value ?? '';
  const things = bundle.formatPattern(listed, {}, []).split(' ');
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      things.includes(name) && typeof value === 'string' && !NO_THINGS.includes(value)
        ? Object.entries(prefixed(name, formsOf(bundle, game, value)))
        : [[name, value]],
    ),
  );
}

/** Whether the catalogue has this message in the reader's language. */
export function knows(id: string): boolean {
  return bundleFor(id)?.hasMessage(id) ?? false;
}

/**
 * A message in the reader's language, things named in it; its id where the catalogue has none, and nothing
 * for as long as the words of its game are on their way.
 */
export function say(id: string, params: WordParams = {}): string {
  const bundle = bundleFor(id);
  if (bundle === undefined) return '';
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === null || pattern === undefined) return id;
  const language = spoken();
  const variables = Object.fromEntries(
    Object.entries(withNames(bundle, id, params)).map(([name, value]) => [
      name,
      variable(value, language),
    ]),
  );
  return bundle.formatPattern(pattern, variables, []);
}
