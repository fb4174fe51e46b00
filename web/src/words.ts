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

const bundles = new Map(LANGUAGES.map((language) => [language, bind(language)]));

export type WordParams = Readonly<Record<string, unknown>>;

const isVariable = (value: unknown): value is FluentVariable =>
  typeof value === 'string' || typeof value === 'number';

/** Lists become "3, 4 and 5"; what is hidden or absent becomes the empty text. */
function variable(value: unknown, language: Language): FluentVariable {
  if (Array.isArray(value)) return new Intl.ListFormat(language).format(value.map(String));
  return isVariable(value) ? value : value === null || value === undefined ? '' : String(value);
}

/** Whether the catalogue has this message in the reader's language. */
export function knows(id: string): boolean {
  return bundles.get(settings.language)?.hasMessage(id) ?? false;
}

/** A message in the reader's language; its id where the catalogue has none. */
export function say(id: string, params: WordParams = {}): string {
  const { language } = settings;
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle === undefined || pattern === null || pattern === undefined) return id;
  const variables = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, variable(value, language)]),
  );
  return bundle.formatPattern(pattern, variables, []);
}
