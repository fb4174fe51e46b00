/** What the reader chose about the page itself: language and light. Kept in the browser. */
import { keep, kept } from './memory';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Light = 'dark' | 'light';

function firstLanguage(): Language {
  const wanted = [kept('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

function isLanguage(tag: string | undefined): tag is Language {
  return (LANGUAGES as readonly (string | undefined)[]).includes(tag);
}

function firstLight(): Light {
  const chosen = kept('light');
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

class Settings {
  language = $state<Language>(firstLanguage());
  light = $state<Light>(firstLight());

  speak(language: Language): void {
    this.language = language;
    keep('language', language);
  }

  shine(light: Light): void {
    this.light = light;
    keep('light', light);
  }
}

export const settings = new Settings();

/** Whether the reader asked for a page without motion. */
export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
