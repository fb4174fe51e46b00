/** Settings. What the reader chose about the page itself: language, light, sounds, pace. Kept in the browser. */
import { writeLocal, readLocal } from './local-storage';
import { PACES, type Pace } from './animation-pace';
import {
  firstLanguage,
  firstLighting,
  forgetAskedLanguage,
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
  const found = Number(readLocal('volume') ?? USUAL_VOLUME);
  return found >= 0 && found <= 1 ? found : USUAL_VOLUME;
}

class Settings {
  language = $state<Language>(firstLanguage());
  lighting = $state<Lighting>(firstLighting());
  #day = $state(systemsDay().matches);
  /** Whether anything is to be heard. */
  sound = $state(readLocal('sound') !== 'off');
  /** From 0 to 1. */
  volume = $state(firstVolume());
  pace = $state<Pace>(oneOf(PACES, readLocal('pace')) ?? 'brisk');
  /** Whether the system may tell that it is the reader's turn. */
  notices = $state(readLocal('notices') === 'on');

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
    writeLocal('language', language);
    forgetAskedLanguage();
  }

  shine(lighting: Lighting): void {
    this.lighting = lighting;
    writeLocal('light', lighting);
  }

  sing(on: boolean, volume = this.volume): void {
    this.sound = on;
    this.volume = volume;
    writeLocal('sound', on ? 'on' : 'off');
    writeLocal('volume', String(volume));
  }

  walk(pace: Pace): void {
    this.pace = pace;
    writeLocal('pace', pace);
  }

  notify(on: boolean): void {
    this.notices = on;
    writeLocal('notices', on ? 'on' : 'off');
  }
}

export const settings = new Settings();

/** Whether the reader asked for a page without motion. */
export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
