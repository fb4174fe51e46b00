/** Print kit of Teufel Teufel: its cards, the underworld, sleds and pegs, for who has scissors. */
import type { Components } from '@/api/types';
import type { PrintedPieces, PrintKit } from '@/game-api/types';
import { flatDisc, type CutOut } from '@/drawing/papercraft';
import { say } from '@/i18n/messages';
import './cover/colours.css';
import { cutPatterns } from '@/drawing/vector-patterns';
import { DEFS } from './art/defs';
import { letterPath } from './art/letters';
import { FIELD_DEFS, FIELDS } from './print/fields';
import { LETTER_PEG, sledDrawing } from './art/sleds';
import { SPAN } from './board/geometry';
import { LETTERS } from './state';
import PrintBoard from './print/PrintBoard.svelte';
import PrintCard from './print/PrintCard.svelte';

/** Millimetres to a unit of the board: a cell is 48 wide, a card stands in its niche. */
const UNIT = 0.48;
const CARD = { width: 31.2, height: 39 };

/** A sled before its player, and the one on the board. */
const SLED = 78;
const MARKER = 27;
const PEG = 7.5;
const DEVIL = 9;

/** What a sled is drawn with about itself. */
const SLED_SPAN = 112;

function sled(seat: number, side: number, lettered: boolean): CutOut {
  const scale = side / SLED_SPAN;
  return {
    width: side,
    height: side,
    markup: `<g transform="translate(${side / 2} ${side / 2}) scale(${scale})">${cutPatterns(sledDrawing(seat, '', false, lettered), FIELDS)}</g>`,
  };
}

/** The peg as it is seen from above, without its shadow. */
const PEG_HEAD = LETTER_PEG.replace(/^<circle [^>]*\/>/, '');

function peg(letter: string): CutOut {
  const face = `${PEG_HEAD}<path d="${letterPath(letter)}" fill-rule="evenodd" fill="var(--tt-ink)" transform="translate(-6.4 -7.2) scale(.424)"/>`;
  return flatDisc(face, PEG / 15, PEG, 'var(--tt-linen)');
}

const devil = (): CutOut =>
  flatDisc(
    '<circle r="60" fill="url(#tt-ember)"/><use href="#tt-devil-head" transform="translate(0 2) scale(.86)"/>',
    DEVIL / 60,
    DEVIL,
    'var(--tt-lava-deep)',
  );

/** Each card as often as it is there. */
const cards = ({ deck }: Components): string[] =>
  Object.entries(deck).flatMap(([card, count]) =>
    Array.from({ length: count }, (_, copy) => (count === 1 ? card : `${card}#${copy + 1}`)),
  );

function pieces({ seats, deck }: Components): readonly PrintedPieces[] {
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return [
    {
      title: say('teufel-teufel-print-sleds'),
      advice: say('teufel-teufel-print-sleds-how'),
      pieces: each.map((seat) => sled(seat, SLED, true)),
    },
    {
      title: say('teufel-teufel-print-markers'),
      advice: say('teufel-teufel-print-markers-how'),
      pieces: each.map((seat) => sled(seat, MARKER, false)),
    },
    {
      title: say('teufel-teufel-print-pegs'),
      advice: say('teufel-teufel-print-pegs-how'),
      pieces: each.flatMap(() => [...LETTERS].map(peg)),
    },
    {
      title: say('teufel-teufel-print-devils'),
      advice: say('teufel-teufel-print-devils-how'),
      pieces: Array.from({ length: deck['devil'] ?? 0 }, devil),
    },
  ];
}

const kit: PrintKit = {
  defs: `<defs>${FIELD_DEFS}</defs>${cutPatterns(DEFS, FIELDS)}`,
  decks: (components) => [{ ...CARD, title: say('print-cards'), cards: cards(components) }],
  Card: PrintCard,
  board: () => ({ width: SPAN * UNIT, height: SPAN * UNIT, Board: PrintBoard }),
  pieces,
};

export default kit;
