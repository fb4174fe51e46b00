/** Winner's card: the final board, who won and how, as a picture of 1200 by 630 pixels, as previews of links have it. */

/** What stands on the card. */
export interface WinnerCard {
  board: HTMLImageElement;
  game: string;
  headline: string;
  line: string;
  /** A line for each seat, with its colour as CSS has it. */
  seats: readonly { name: string; mark: string; colour: string }[];
  site: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 36;
const GAP = 34;
/** A board wider than this by its height lies above the words, not beside them. */
const BROAD = 1.7;
const FOOT = 26;
/** How far below the edge the words beside a board begin. */
const BESIDE = 64;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A colour of the page's as a canvas understands it. */
function colourOf(css: string): string {
  const probe = document.createElement('i');
  probe.style.color = css;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const faceOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name);

/** As large as it gets within a box, in its middle. */
function fitted(image: HTMLImageElement, within: Box): Box {
  const scale = Math.min(within.width / image.width, within.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const x = within.x + (within.width - width) / 2;
  return { x, y: within.y + (within.height - height) / 2, width, height };
}

/** Where board and words lie. */
function layoutOf(image: HTMLImageElement): { board: Box; words: Box } {
  const inner = { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: HEIGHT - 2 * EDGE };
  if (image.width / image.height > BROAD) {
    const board = fitted(image, { ...inner, height: 350 });
    const y = board.y + board.height + 12;
    return { board, words: { ...inner, y, height: HEIGHT - EDGE - y } };
  }
  const board = fitted(image, { ...inner, width: 660 });
  board.x = EDGE;
  const x = board.x + board.width + GAP;
  return { board, words: { ...inner, x, width: WIDTH - EDGE - x } };
}

/** Words in lines that are no wider than this. */
function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && pen.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Write lines from a height on down; where the next would stand. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  at: Box,
  font: { size: number; face: string; colour: string; italic?: boolean },
): number {
  pen.font = `${font.italic === true ? 'italic ' : ''}${font.size}px ${faceOf(font.face)}`;
  pen.fillStyle = colourOf(font.colour);
  let { y } = at;
  for (const line of linesOf(pen, text, at.width)) {
    y += font.size * 1.08;
    pen.fillText(line, at.x, y, at.width);
  }
  return y;
}

function ground(pen: CanvasRenderingContext2D): void {
  const glow = pen.createRadialGradient(WIDTH / 2, 0, 60, WIDTH / 2, 0, WIDTH * 0.8);
  glow.addColorStop(0, colourOf('var(--table-glow-mid)'));
  glow.addColorStop(1, colourOf('var(--table)'));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colourOf('var(--gold)');
  pen.lineWidth = 2;
  pen.strokeRect(13, 13, WIDTH - 26, HEIGHT - 26);
  pen.strokeStyle = colourOf('var(--line)');
  pen.lineWidth = 1;
  pen.strokeRect(19, 19, WIDTH - 38, HEIGHT - 38);
}

/** Who sat there and how it went for each: after the name where there is room, else in smaller letters below. */
function seats(pen: CanvasRenderingContext2D, card: WinnerCard, at: Box): void {
  const size = Math.min(27, (at.height - FOOT) / card.seats.length / 2.2);
  const nameFont = `${size}px ${faceOf('--face-title')}`;
  const below = card.seats.some(({ name, mark }) => {
    pen.font = nameFont;
    return pen.measureText(`${name}   ${mark}`).width > at.width;
  });
  let { y } = at;
  for (const { name, mark, colour } of card.seats) {
    y += size * 1.35;
    pen.font = nameFont;
    pen.fillStyle = colourOf(colour);
    pen.fillText(name, at.x, y, at.width);
    const after = pen.measureText(name).width + size * 0.6;
    if (below) pen.font = `${size * 0.8}px ${faceOf('--face-title')}`;
    if (below) y += size * 0.95;
    pen.fillStyle = colourOf('var(--text)');
    pen.fillText(mark, below ? at.x : at.x + after, y, at.width);
  }
}

/** The card as a PNG. */
export async function drawWinnerCard(card: WinnerCard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is no canvas here');
  const { board, words } = layoutOf(card.board);
  ground(pen);
  pen.drawImage(card.board, board.x, board.y, board.width, board.height);
  const broad = words.y > board.y;
  const told = broad ? { ...words, width: words.width * 0.58 } : { ...words, y: words.y + BESIDE };
  let y = write(pen, card.headline, told, {
    size: broad ? 58 : 62,
    face: '--face-title',
    colour: 'var(--text-lit)',
  });
  y = write(
    pen,
    card.line,
    { ...told, y: y + 10 },
    {
      size: 29,
      face: '--face-title',
      colour: 'var(--text)',
      italic: true,
    },
  );
  const beside = { ...words, x: words.x + words.width * 0.62, width: words.width * 0.38 };
  const below = { ...told, y: y + 22, height: words.y + words.height - y - 22 };
  seats(pen, card, broad ? beside : below);
  const foot = { ...words, x: words.x, y: words.y + words.height - FOOT, height: FOOT };
  write(pen, `${card.game} · ${card.site}`, foot, {
    size: 22,
    face: '--face-caps',
    colour: 'var(--text-soft)',
  });
  return await new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture came')))),
  );
}
