/** Print kit of Kill Doctor Lucky: its cards, the house and whoever is in it, for who has scissors. */
import type { Components } from '@/api/types';
import type { PrintedPieces, PrintKit } from '@/game-api/types';
import { standee } from '@/drawing/papercraft';
import { say } from '@/i18n/messages';
import './cover/colours.css';
import './board/board.css';
import { doctor, guest } from './art';
import { houseOf, printedSheet } from './print/house';
import PrintBoard from './print/PrintBoard.svelte';
import PrintCard from './print/PrintCard.svelte';

const CARD = { width: 63, height: 88 };

/** The plan is measured in eighths of an inch. */
const UNIT = 25.4 / 8;

const PAWN = { scale: 0.46, width: 24, height: 32, ground: 'var(--sheet-white)' };
const DOCTOR = { scale: 0.4, width: 25, height: 34, middle: 5, ground: 'var(--sheet-white)' };

/** Each card as often as it is there: `fail1#3` is the third. */
const cards = ({ deck }: Components): string[] =>
  Object.entries(deck).flatMap(([card, count]) =>
    Array.from({ length: count }, (_, copy) => `${card}#${copy + 1}`),
  );

const pieces = ({ seats }: Components): readonly PrintedPieces[] => [
  {
    title: say('kill-doctor-lucky-print-pawns'),
    advice: say('kill-doctor-lucky-print-pawns-how'),
    pieces: [
      ...Array.from({ length: seats }, (_, seat) =>
        standee({ ...PAWN, front: guest(seat), back: guest(seat) }),
      ),
      standee({ ...DOCTOR, front: doctor(), back: doctor() }),
    ],
  },
];

const kit: PrintKit = {
  defs: '',
  decks: (components) => [{ ...CARD, title: say('print-cards'), cards: cards(components) }],
  Card: PrintCard,
  board: (components) => {
    const [x1, y1, x2, y2] = printedSheet(houseOf(components));
    return { width: (x2 - x1) * UNIT, height: (y2 - y1) * UNIT, Board: PrintBoard };
  },
  pieces,
};

export default kit;
