/** Settings where nobody reads: a drawing is in the language that was asked for, and nothing in it moves. */
import type { Language } from '../prefs/language-and-theme';

export {
  LANGUAGES,
  LIGHTINGS,
  type Language,
  type Light,
  type Lighting,
} from '../prefs/language-and-theme';

export const settings: { language: Language } = { language: 'en' };

export const stillness = (): boolean => true;
