/** Tests read the catalogue in all languages, at once. */
import { learn, WORDED_GAMES } from '../src/catalogue';
import { LANGUAGES, settings } from '../src/settings.svelte';

const { language } = settings;
for (const each of LANGUAGES) {
  settings.speak(each);
  await learn(WORDED_GAMES);
}
settings.speak(language);
