/** Messages, formatted: what the page says, in the words of the catalogue. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { bundleFor, gameOfMessage, currentLanguage } from './message-catalogue';
import { COUNSEL } from '@/rendering/catalogue-names';
import type { Language } from '@/prefs/settings.svelte';

export type WordParams = Readonly<Record<string, unknown>>;

const isVariable = (value: unknown): value is FluentVariable =>
  typeof value === 'string' || typeof value === 'number';

const joiners = new Map<Language, Intl.ListFormat>();

function joiner(language: Language): Intl.ListFormat {
  const found = joiners.get(language) ?? new Intl.ListFormat(language);
  joiners.set(language, found);
  return found;
}

/** The hyphen with which a number is written that is less than nought. */
const MINUS = /(?<![\w-])-(?=\d)/g;

/** Lists become "3, 4 and 5", truths "yes" and "no"; what is hidden or absent becomes the empty text. */
function variable(value: unknown, language: Language): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return joiner(language).format(value.map(String));
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

/** How a thing is called, from the words of its game. */
function formsOf(bundle: FluentBundle, game: string, thing: string): Forms {
  const own = `${game}-name-${thing.replaceAll(/[:_]/g, '-')}`;
  if (bundle.hasMessage(own)) return allForms(bundle, own, {});
  const [rest = '', ...kinds] = thing.split(':').reverse();
  if (kinds.length === 0) return allForms(bundle, `${game}-kind`, { thing: plain(rest) });
  const forms = formsOf(bundle, game, rest);
  const ofKind = `${game}-kind-${kinds.reverse().join(':')}`;
  return bundle.hasMessage(ofKind) ? allForms(bundle, ofKind, prefixed('thing', forms)) : forms;
}

/** What a game's messages name, and the names used so far: a board says them again with every move. */
interface Names {
  readonly things: ReadonlySet<string>;
  /** By parameter and thing. */
  readonly used: Map<string, Variables>;
}

/** By language, as each has one bundle, and by game. */
const names = new WeakMap<FluentBundle, Map<string, Names>>();

function namesIn(bundle: FluentBundle, game: string): Names {
  const games = names.get(bundle) ?? new Map<string, Names>();
  names.set(bundle, games);
  const known = games.get(game);
  if (known !== undefined) return known;
  const listed = bundle.getMessage(`${game}-things`)?.value ?? '';
  const things = new Set(bundle.formatPattern(listed, {}, []).split(' '));
  const made: Names = { things, used: new Map() };
  games.set(game, made);
  return made;
}

/** The parameters of a message; things called by their names, with their forms beside them, as diablerie/words says. */
function variables(bundle: FluentBundle, id: string, params: WordParams): Variables {
  const game = gameOfMessage(id).replace(COUNSEL, '');
  const { things, used } = namesIn(bundle, game);
  const language = currentLanguage();
  const found: Variables = {};
  for (const [name, value] of Object.entries(params)) {
    if (!things.has(name) || typeof value !== 'string' || NO_THINGS.includes(value)) {
      found[name] = variable(value, language);
      continue;
    }
    const key = `${name} ${value}`;
    const named = used.get(key) ?? prefixed(name, formsOf(bundle, game, value));
    used.set(key, named);
    Object.assign(found, named);
  }
  return found;
}

/** Whether the catalogue has this message in the reader's language. */
export function knows(id: string): boolean {
  return bundleFor(id)?.hasMessage(id) ?? false;
}

/**
 * A message in the reader's language, things named in it, with a minus before numbers below nought; its id
 * where the catalogue has none, and nothing for as long as the words of its game are on their way.
 */
export function say(id: string, params: WordParams = {}): string {
  const bundle = bundleFor(id);
  if (bundle === undefined) return '';
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === null || pattern === undefined) return id;
  return bundle.formatPattern(pattern, variables(bundle, id, params), []).replaceAll(MINUS, '−');
}
