/**
 * Picture of a match that is over, to be shared: drawn from what a spectator sees of it, which the server is asked for.
 * So it shows what everybody may see, and is the same whoever has it drawn.
 */
import { mount, unmount } from 'svelte';
import { look, replay } from '@/api/http-client';
import type { GameEvent, MatchView } from '@/api/types';
import { callSeat, titleSeat } from '@/game-api/seat-names';
import { fetchFinale } from '@/game-api/registry';
import type { PageGame } from '@/game-api/types';
import { boardImage } from './board-image';
import { finaleLine, headlineOf, standingOf } from './ending-text';
import PictureTable from './PictureTable.svelte';
import { drawWinnerCard } from './winner-card';

/** How often it is looked whether a board is there, and how long after that it is drawn, in milliseconds. */
const LOOK = 60;
const SETTLED = 250;
const PATIENCE = 10_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The board, once it is drawn with all its spaces. */
async function drawn(place: Element): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (place.querySelector("[data-board] [role='button'], [data-board] .space") === null) {
    if (Date.now() > until) throw new Error('the board has not been drawn');
    await pause(LOOK);
  }
  await pause(SETTLED);
}

async function boardOf(view: MatchView, game: PageGame): Promise<HTMLImageElement> {
  const place = document.createElement('div');
  document.body.append(place);
  const nameOf = (seat: number): string => callSeat(view.match, seat);
  const table = mount(PictureTable, { target: place, props: { view, game, nameOf } });
  try {
    await drawn(place);
    return await boardImage(place);
  } finally {
    await unmount(table);
    place.remove();
  }
}

/** What has happened, as far as a spectator was told. */
async function toldTo(id: string): Promise<GameEvent[]> {
  const events: GameEvent[] = [];
  for (let [at, end] = [0, 1]; at < end;) {
    const { versions, last } = await replay(id, 'spectator', at);
    if (versions.length === 0) break;
    events.push(...versions.flatMap(({ event }) => event ?? []));
    [at, end] = [at + versions.length, last];
  }
  return events;
}

/** The picture of a match. Rejects where it cannot be drawn. */
export async function winnerPicture(id: string, game: PageGame): Promise<File> {
  const [{ view }, events] = await Promise.all([look(id), toldTo(id), fetchFinale(game.name)]);
  const titleOf = (seat: number): string => titleSeat(view.match, seat, null);
  const ended = { view, ending: game.ending?.(view, events) ?? null, titleOf };
  const picture = await drawWinnerCard({
    board: await boardOf(view, game),
    game: view.match.title,
    headline: headlineOf(ended),
    line: finaleLine(game, ended),
    seats: standingOf(ended).map(({ seat, mark }) => ({
      name: titleOf(seat),
      mark,
      colour: game.colours[seat] ?? 'var(--text)',
    })),
    site: location.host,
  });
  return new File([picture], `${game.name}-${id}.png`, { type: 'image/png' });
}
