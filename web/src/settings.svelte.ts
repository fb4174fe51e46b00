/** What the reader chose about the page itself: language, light, sounds, pace. Kept in the browser. */
import { keep, kept } from './memory';
import { PACES, type Pace } from './pace';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Light = 'dark' | 'light';
/** The light that was chosen; the system's changes with the system. */
export const LIGHTINGS = ['system', 'dark', 'light'] as const;
export type Lighting = (typeof LIGHTINGS)[number];

/** What is kept under a name, if it is one of these. */
function oneOf<T extends string>(values: readonly T[], found: string | null | undefined) {
  return values.find((value) => value === found);
}

function firstLanguage(): Language {
  const wanted = [kept('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return wanted.map((tag) => oneOf(LANGUAGES, tag)).find((tag) => tag !== undefined) ?? 'en';
}

const systemsDay = matchMedia('(prefers-color-scheme: light)');

/** How loud sounds are before anybody has said so: as loud as one talks at a table. */
const USUAL_VOLUME = 0.7;

function firstVolume(): number {
  const found = Number(kept('volume') ?? USUAL_VOLUME);
  return found >= 0 && found <= 1 ? found : USUAL_VOLUME;
}

class Settings {
  language = $state<Language>(firstLanguage());
  lighting = $state<Lighting>(oneOf(LIGHTINGS, kept('light')) ?? 'system');
  #day = $state(systemsDay.matches);
  /** Whether anything is to be heard. */
  sound = $state(kept('sound') !== 'off');
  /** From 0 to 1. */
  volume = $state(firstVolume());
  pace = $state<Pace>(oneOf(PACES, kept('pace')) ?? 'brisk');
  /** Whether the system may tell that it is the reader's turn. */
  notices = $state(kept('notices') === 'on');

  constructor() {
    systemsDay.addEventListener('change', ({ matches }) => {
      this.#day = matches;
    });
  }

  /** The light the page is shown in. */
  get light(): Light {
    if (this.lighting !== 'system') return this.lighting;
    return this.#day ? 'light' : 'dark';
  }

  speak(language: Language): void {
    this.language = language;
    keep('language', language);
  }

  shine(lighting: Lighting): void {
    this.lighting = lighting;
    keep('light', lighting);
  }

  sing(on: boolean, volume = this.volume): void {
    this.sound = on;
    this.volume = volume;
    keep('sound', on ? 'on' : 'off');
    keep('volume', String(volume));
  }

  walk(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
  }

  notify(on: boolean): void {
    this.notices = on;
    keep('notices', on ? 'on' : 'off');
  }
}

export const settings = new Settings();

/** Whether the reader asked for a page without motion. */
export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
