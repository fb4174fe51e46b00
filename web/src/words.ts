/** The catalogue: the same Fluent files that the Python side speaks from. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, settings, type Language } from './settings.svelte';

const files = import.meta.glob<string>(
  [
    '../../src/diablerie/words/*/*.ftl',
    '!../../src/diablerie/words/*/terminal.ftl',
    '../../src/diablerie/games/*/words/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

function languageOf(path: string): Language | undefined {
  return LANGUAGES.find(
    (language) => path.includes(`/${language}/`) || path.endsWith(`/${language}.ftl`),
  );
}

function bind(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files))
    if (languageOf(path) === language) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The games that have words, the longest name first. */
const games = [
  ...new Set(Object.keys(files).flatMap((path) => /games\/([^/]+)\/words/.exec(path)?.[1] ?? [])),
]
  .map((folder) => folder.replaceAll('_', '-'))
  .sort((one, two) => two.length - one.length);

const bundles = new Map(LANGUAGES.map((language) => [language, bind(language)]));

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
  const game = games.find((name) => id.startsWith(`${name}-`)) ?? '';
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
  return bundles.get(settings.language)?.hasMessage(id) ?? false;
}

/** A message in the reader's language, things named in it; its id where the catalogue has none. */
export function say(id: string, params: WordParams = {}): string {
  const { language } = settings;
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle === undefined || pattern === null || pattern === undefined) return id;
  const variables = Object.fromEntries(
    Object.entries(withNames(bundle, id, params)).map(([name, value]) => [
      name,
      variable(value, language),
    ]),
  );
  return bundle.formatPattern(pattern, variables, []);
}
