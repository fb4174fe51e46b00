/** Main module of the drawing that runs outside a browser: positions as plain SVG, in two parts. */
import { render } from 'svelte/server';
import type { MatchView } from '@/api/types';
import { loadMessages } from '@/i18n/message-catalogue';
import { staticGames } from '@/game-api/static-games';
import '@/styles/design-tokens.css';
import '@/styles/base.css';
import './faces.css';
import { PlainSvgWriter, type DrawingParts } from './plain-svg';
import { LANGUAGES, settings, type Language } from './settings';
import StaticPicture from './StaticPicture.svelte';
import { StyleRules } from './style-rules';

/** What is drawn: a position as somebody may know it, in a language. */
export interface Position {
  game: string;
  language: Language;
  options: MatchView['match']['options'];
  board: object;
  seats: number;
  seat: number | null;
  state: MatchView['state'];
}

/** A position as a table has it: of a match nothing is drawn but its position. */
function viewOf({ game, options, board, seats, seat, state }: Position): MatchView {
  const match = {
    game,
    options,
    board,
    seats: Array.from({ length: seats }, (_, each) => ({ seat: each, name: null })),
  };
  return { match, seat, state, walks: [] } as unknown as MatchView;
}

let writer = new PlainSvgWriter(new StyleRules(''));

/** Take up the page's styles, the words of all games in all languages, and drawings that come late. */
export async function open(styles: string): Promise<void> {
  writer = new PlainSvgWriter(new StyleRules(styles));
  for (const language of LANGUAGES) {
    settings.language = language;
    await loadMessages([...staticGames.keys()]);
  }
  await Promise.all([...staticGames.values()].map(({ ready }) => ready?.()));
}

/** A position as plain SVG: what lies under everything and seldom changes, and what lies on it. */
export function draw(position: Position): DrawingParts {
  const game = staticGames.get(position.game);
  if (game === undefined) throw new RangeError(`there is no drawing of "${position.game}"`);
  settings.language = position.language;
  const { body } = render(StaticPicture, { props: { view: viewOf(position), game } });
  return writer.parts(body);
}
