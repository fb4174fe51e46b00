/** Ink: all colours of the page as greys, for printers that have black alone. */

/** The names of all colours that the style sheets set on the document. */
function colourNames(): Set<string> {
  const names = new Set<string>();
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText.startsWith(':root'))
        for (const name of rule.style) if (name.startsWith('--')) names.add(name);
  return names;
}

/** A colour as bright as it is seen, somewhat brighter in the middle: black ink runs. */
export function greyOf(colour: string): string | null {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour.trim());
  if (parts === null) return null;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => parseInt(part, 16) / 255);
  const seen = 0.299 * red + 0.587 * green + 0.114 * blue;
  // Paper is white: what is nearly that is left to it.
  const grey = seen > 0.86 ? 1 : seen < 0.16 ? 0 : Math.min(1, seen ** 0.85 * 1.06);
  const part = Math.round(grey * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${part}${part}${part}`;
}

/** Print in black alone, until what is returned is called. Style sheets may say otherwise for `data-ink='black'`. */
export function blackInk(root: HTMLElement): () => void {
  root.dataset['ink'] = 'black';
  const computed = getComputedStyle(root);
  const greys = [...colourNames()].flatMap((name): [string, string][] => {
    const grey = greyOf(computed.getPropertyValue(name));
    return grey === null ? [] : [[name, grey]];
  });
  for (const [name, grey] of greys) root.style.setProperty(name, grey);
  return () => {
    delete root.dataset['ink'];
    for (const [name] of greys) root.style.removeProperty(name);
  };
}
