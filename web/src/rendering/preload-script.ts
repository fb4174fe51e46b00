/**
 * Preload script. Runs before anything is drawn, as a script of its own: what index.html shows is in the reader's
 * language and light and in a face that the system has, and what the page of this address is made of is sent for while
 * the page itself is on its way.
 */
import { here } from '@/routing/address';
import { isOnPaper, parseRoute } from '@/routing/route';
import { cataloguesOf } from '@/rendering/catalogue-names';
import { prefetch } from './prefetch-cache';
import { useFallbackFonts } from './font-fallback';
import { readLocal } from '@/prefs/local-storage';
import { firstLanguage, firstLighting, lightOf, systemsDay } from '@/prefs/language-and-theme';

/**
 * The files of all pages as `always`, of each page, of each game as `game-<game>`, of each language as `words-en` and
 * `words-<game>-en`, and of the faces as `faces`. The build puts them in.
 */
declare const FILES: Readonly<Record<string, readonly string[]>> | undefined;

const files = typeof FILES === 'undefined' ? {} : FILES;

function link(href: string, wanted: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), wanted, { href }));
}

function send(...names: readonly string[]): void {
  for (const file of names.flatMap((name) => files[name] ?? [])) {
    const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    link(file, { ...kind, crossOrigin: '' });
  }
}

const route = parseRoute(here().pathname);
const language = firstLanguage();
const { dataset } = document.documentElement;
document.documentElement.lang = language;
dataset['theme'] = isOnPaper(route) ? 'light' : lightOf(firstLighting(), systemsDay().matches);
dataset['page'] = route.page;

const sendGame = (game: string): void => send(`game-${game}`, `words-${game}-${language}`);

interface Room {
  game: string;
  status: string;
}

/** Which game is played, and what anybody may see of it once it has begun. */
async function askOfMatch(id: string): Promise<void> {
  const path = `/api/matches/${encodeURIComponent(id)}`;
  const room = prefetch<Room>(`${path}/room`);
  const begun = room.then((found) => found !== undefined && found.status !== 'waiting');
  void prefetch(path, begun);
  const found = await room;
  if (found !== undefined) sendGame(found.game);
}

// Whoever has been here has the faces, too.
if (readLocal('faces') !== null)
  for (const sheet of files['faces'] ?? []) link(sheet, { rel: 'stylesheet' });
// Which game a match is of says what else it needs: that is asked before anything is sent for.
if (route.page === 'match' && !route.id.startsWith('~')) void askOfMatch(route.id);
send(
  'always',
  route.page,
  `words-${language}`,
  ...cataloguesOf(route.page).map((name) => `words-${name}-${language}`),
);
if (route.page === 'lesson') sendGame(route.game);
useFallbackFonts(document.documentElement);
