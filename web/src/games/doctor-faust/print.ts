/** Print kit of Doctor Faust: its cards, its board and its pieces, for who has scissors. */
import type { Components } from '@/api/types';
import type { PrintedPieces, PrintKit } from '@/game-api/types';
import { foldedDisc, pyramidNet, unblurred } from '@/drawing/papercraft';
import { polygon } from '@/drawing/svg-helpers';
import { say } from '@/i18n/messages';
import './art/art.css';
import { DEFS } from './art/defs';
import type { Colour } from './art/marks';
import { stone } from './art/pieces';
import { wide, WIDE_CELL } from './board/geometry';
import PrintBoard from './print/PrintBoard.svelte';
import PrintCard from './print/PrintCard.svelte';

/** Cards fit beside a space, which is a trifle wider. In millimetres. */
const CARD = { width: 41, height: 63 };
const SPACE = 42;

const STONE = 11;
const PYRAMID = { side: 27, slant: 36 };

function disc(colour: Colour) {
  const face = unblurred(stone(colour));
  return foldedDisc({
    front: face,
    back: face,
    scale: STONE / 19.6,
    radius: STONE,
    ground: 'var(--sheet-white)',
  });
}

/** One side of the crystal, each lit a little otherwise. */
function facet(which: number): string {
  const { side, slant } = PYRAMID;
  const lit = which % 2 === 0 ? 'left' : 'right';
  const [tip, foot] = [`${side / 2} ${-slant}`, `${side * (0.38 + 0.08 * which)} 0`];
  return (
    `<path d="M0 0H${side}L${tip}Z" fill="url(#crystal-${lit})"/>` +
    `<path d="M${foot}L${tip}L${side} 0Z" fill="var(--crystal-1)" opacity=".22"/>` +
    `<path d="M${side * 0.2} ${-slant * 0.18}L${foot}L${side * 0.3} ${-slant * 0.5}Z" fill="var(--crystal-gold)" opacity=".4"/>` +
    `<path d="M${side * 0.62} ${-slant * 0.5}L${side * 0.8} ${-slant * 0.2}L${side * 0.58} ${-slant * 0.24}Z" fill="var(--crystal-cool)" opacity=".45"/>` +
    `<path d="M${side / 2} ${-slant * 0.92}L${foot}M${side * 0.2} ${-slant * 0.18}L${side * 0.58} ${-slant * 0.24}L${side * 0.8} ${-slant * 0.2}" fill="none" stroke="var(--crystal-1)" stroke-width=".35" opacity=".9"/>`
  );
}

/** A star on the side that stands on the board. */
function base(): string {
  const { side } = PYRAMID;
  const rays = Array.from({ length: 16 }, (_, k): [number, number] => {
    const far = side * (k % 2 === 0 ? 0.4 : 0.16);
    const turn = (k * Math.PI) / 8;
    return [side / 2 + far * Math.cos(turn), side / 2 + far * Math.sin(turn)];
  });
  return `<rect width="${side}" height="${side}" fill="var(--crystal-3)" opacity=".5"/><path d="${polygon(rays)}" fill="var(--woodcut-ink)"/>`;
}

function pieces(): readonly PrintedPieces[] {
  return [
    {
      title: say('doctor-faust-print-stones'),
      advice: say('doctor-faust-print-stones-how'),
      pieces: [disc('red'), disc('red'), disc('blue'), disc('blue')],
    },
    {
      title: say('doctor-faust-print-pyramid'),
      advice: say('doctor-faust-print-pyramid-how'),
      pieces: [pyramidNet({ ...PYRAMID, face: facet, base: base() })],
    },
  ];
}

const kit: PrintKit = {
  defs: DEFS,
  decks: ({ deck }: Components) => [
    { ...CARD, title: say('print-cards'), cards: Object.keys(deck) },
  ],
  Card: PrintCard,
  board: () => ({
    width: (wide.width * SPACE) / WIDE_CELL,
    height: (wide.height * SPACE) / WIDE_CELL,
    Board: PrintBoard,
  }),
  pieces,
};

export default kit;
