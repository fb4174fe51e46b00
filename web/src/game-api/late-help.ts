/** Late help: a game’s move help and the words of its hints, fetched once somebody asks what can be done. */
import { withWords } from '@/i18n/message-catalogue';
import { COUNSEL } from '@/rendering/catalogue-names';
import { LazyLoader } from '@/rendering/lazy-loader';
import type { MoveHelp } from './types';

/** What gives it, or undefined until it has come; asking fetches it. */
export function lateHelp(
  game: string,
  load: () => Promise<{ moveHelp: MoveHelp }>,
): () => MoveHelp | undefined {
  const help = new LazyLoader([['', () => withWords([`${game}${COUNSEL}`], load())]]);
  return () => help.get('')?.moveHelp;
}
