/** Image of a board: its drawing with the page's styles and faces in one file, which a canvas can draw. */

const SVG = 'http://www.w3.org/2000/svg';

/** All rules of the page's styles that hold here, those of faces apart. */
function rulesOf(sheets: Iterable<CSSStyleSheet>): { styles: string; faces: CSSFontFaceRule[] } {
  let styles = '';
  const faces: CSSFontFaceRule[] = [];
  for (const sheet of sheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule) faces.push(rule);
      else if (!(rule instanceof CSSKeyframesRule)) styles += `${rule.cssText}\n`;
  return { styles, faces };
}

const unquoted = (family: string): string => family.replaceAll(/["']/g, '');

/** The faces in use: what else there is would only make the image heavy. */
function isInUse({ style }: CSSFontFaceRule): boolean {
  const range = style.getPropertyValue('unicode-range').replaceAll(' ', '');
  return [...document.fonts].some(
    (face) =>
      face.status === 'loaded' &&
      unquoted(face.family) === unquoted(style.getPropertyValue('font-family')) &&
      face.unicodeRange.replaceAll(' ', '').toLowerCase() === (range || 'U+0-10FFFF').toLowerCase(),
  );
}

function asDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('a face of the page cannot be read'));
    reader.readAsDataURL(file);
  });
}

/** A face with its file in it: an image fetches nothing. One that does not come is left out. */
async function within(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  try {
    const base = rule.parentStyleSheet?.href ?? location.href;
    const file = await (await fetch(new URL(address, base))).blob();
    return rule.cssText.replace(/url\([^)]*\)/, `url("${await asDataUrl(file)}")`);
  } catch {
    return '';
  }
}

/** An element of a drawing in place of one of the page, found by the same styles. */
function standIn(element: Element): SVGElement {
  const group = document.createElementNS(SVG, 'g');
  for (const { name, value } of element.attributes)
    if (name === 'class' || name === 'style' || name.startsWith('data-'))
      group.setAttribute(name, value);
  return group;
}

/** The drawings of a board, each where it lies. */
function drawingsOf(board: Element, frame: DOMRect): SVGElement {
  const group = standIn(board);
  for (const child of board.children) {
    if (!(child instanceof SVGSVGElement)) {
      group.append(drawingsOf(child, frame));
      continue;
    }
    const copy = child.cloneNode(true) as SVGSVGElement;
    const { left, top, width, height } = child.getBoundingClientRect();
    const box = { x: left - frame.left, y: top - frame.top, width, height };
    for (const [name, value] of Object.entries(box)) copy.setAttribute(name, String(value));
    copy.style.setProperty('width', `${width}px`, 'important');
    copy.style.setProperty('height', `${height}px`, 'important');
    group.append(copy);
  }
  return group;
}

/** What the drawings refer to by id, wherever it stands in the table. */
function definitionsOf(table: Element, board: Element): SVGElement[] {
  return [...table.querySelectorAll('svg')]
    .filter((svg) => !board.contains(svg) && svg.querySelector('defs, pattern, filter, symbol'))
    .map((svg) => {
      const copy = svg.cloneNode(true) as SVGSVGElement;
      copy.setAttribute('width', '0');
      copy.setAttribute('height', '0');
      return copy;
    });
}

/** The part of the board that is drawn: its largest drawing. */
function frameOf(board: Element): DOMRect {
  const boxes = [...board.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
  return boxes.reduce((one, other) =>
    other.width * other.height > one.width * one.height ? other : one,
  );
}

/** The whole drawing as a document of its own. */
async function drawingOf(table: Element, board: Element, frame: DOMRect): Promise<string> {
  const { styles, faces } = rulesOf(document.styleSheets);
  const root = document.createElementNS(SVG, 'svg');
  const { theme } = document.documentElement.dataset;
  if (theme !== undefined) root.dataset['theme'] = theme;
  for (const [name, value] of Object.entries({ width: frame.width, height: frame.height }))
    root.setAttribute(name, String(value));
  root.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`);
  root.style.fontSize = getComputedStyle(document.documentElement).fontSize;
  const style = document.createElementNS(SVG, 'style');
  const known = await Promise.all(faces.filter(isInUse).map(within));
  style.textContent = `${known.join('\n')}\n${styles}`;
  let inner: Element = drawingsOf(board, frame);
  for (let around = board.parentElement; around !== null; around = around.parentElement) {
    if (around === document.body) break;
    const group = standIn(around);
    group.removeAttribute('style');
    group.append(inner);
    inner = group;
  }
  root.append(style, ...definitionsOf(table, board), inner);
  return new XMLSerializer().serializeToString(root);
}

/** The board of a table as an image. Rejects where it cannot be drawn. */
export async function boardImage(table: Element): Promise<HTMLImageElement> {
  const board = table.querySelector('[data-board]');
  if (board === null) throw new Error('there is no board to draw');
  const drawing = await drawingOf(table, board, frameOf(board));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  return image;
}
