/** Language and theme: the reader's language and light, as this browser knows them before the page is there. */
import { here, hrefOf } from '../routing/address.ts';
import { readLocal } from './local-storage.ts';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Light = 'dark' | 'light';
/** The light that was chosen; the system's changes with the system. */
export const LIGHTINGS = ['system', 'dark', 'light'] as const;
export type Lighting = (typeof LIGHTINGS)[number];

/** What is kept under a name, if it is one of these. */
export function oneOf<T extends string>(values: readonly T[], found: string | null | undefined) {
  return values.find((value) => value === found);
}

const ASKED = 'lang';

/** What the address asks for holds until another language is chosen. */
export function forgetAskedLanguage(): void {
  const { pathname, searchParams, hash } = here();
  if (!searchParams.has(ASKED)) return;
  searchParams.delete(ASKED);
  const others = searchParams.size > 0 ? `?${searchParams}` : '';
  history.replaceState(history.state, '', hrefOf(pathname + others + hash));
}

/** The language that the address asks for, or that was chosen here, else the first of the browser's that the page speaks. */
export function firstLanguage(): Language {
  const asked = here().searchParams.get(ASKED);
  const wanted = [asked, readLocal('language'), ...navigator.languages].map((tag) =>
    tag?.slice(0, 2),
  );
  return wanted.map((tag) => oneOf(LANGUAGES, tag)).find((tag) => tag !== undefined) ?? 'en';
}

export const firstLighting = (): Lighting => oneOf(LIGHTINGS, readLocal('light')) ?? 'system';

/** Whether the system's light is that of day. */
export const systemsDay = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)');

/** The light that a choice means. */
export function lightOf(lighting: Lighting, day: boolean): Light {
  if (lighting !== 'system') return lighting;
  return day ? 'light' : 'dark';
}
