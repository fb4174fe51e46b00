/** What the reader chose about the page itself: language, light, sounds, pace. Kept in the browser. */
import { keep, kept } from './local-storage';
import { PACES, type Pace } from './animation-pace';
import {
  firstLanguage,
  firstLighting,
  lightOf,
  oneOf,
  systemsDay,
  type Language,
  type Light,
  type Lighting,
} from './language-and-theme';

export {
  LANGUAGES,
  LIGHTINGS,
  type Language,
  type Light,
  type Lighting,
} from './language-and-theme';

/** How loud sounds are before anybody has said so: as loud as one talks at a table. */
const USUAL_VOLUME = 0.7;

function firstVolume(): number {
  const found = Number(kept('volume') ?? USUAL_VOLUME);
  return found >= 0 && found <= 1 ? found : USUAL_VOLUME;
}

class Settings {
  language = $state<Language>(firstLanguage());
  lighting = $state<Lighting>(firstLighting());
  #day = $state(systemsDay().matches);
  /** Whether anything is to be heard. */
  sound = $state(kept('sound') !== 'off');
  /** From 0 to 1. */
  volume = $state(firstVolume());
  pace = $state<Pace>(oneOf(PACES, kept('pace')) ?? 'brisk');
  /** Whether the system may tell that it is the reader's turn. */
  notices = $state(kept('notices') === 'on');

  constructor() {
    systemsDay().addEventListener('change', ({ matches }) => {
      this.#day = matches;
    });
  }

  /** The light the page is shown in. */
  get light(): Light {
    return lightOf(this.lighting, this.#day);
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
