/**
 * Runs before anything is drawn, as a script of its own: what index.html shows is in the reader's language and
 * light, and what the page of this address is made of is sent for while the page itself is on its way.
 */
import { read } from './address';
import { firstLanguage, firstLighting, lightOf, systemsDay } from './reader';

/** The files of each page, of each language as `words-en`, and under '' of all. The build puts them in. */
declare const FILES: Readonly<Record<string, readonly string[]>> | undefined;

function send(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
  else link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

const { page } = read(location.pathname);
const language = firstLanguage();
const { dataset } = document.documentElement;
document.documentElement.lang = language;
dataset['theme'] = lightOf(firstLighting(), systemsDay().matches);
dataset['page'] = page;

const files = typeof FILES === 'undefined' ? {} : FILES;
for (const needed of ['', page, `words-${language}`]) files[needed]?.forEach(send);
