/**
 * Font fallback until the web fonts come. Which of a system's faces stand in for ours until those come: fonts-
 * meanwhile.css has them made as wide and as high. Who has one of them upright is taken to have it italic and bold as
 * well.
 */
const SYSTEMS = {
  Georgia: "local('Georgia')",
  Noto: "local('Noto Serif')",
  Times: "local('Times New Roman'), local('Liberation Serif')",
  DejaVu: "local('DejaVu Serif')",
} as const;

const KINDS = ['Title', 'Caps', 'Text', 'Number'] as const;

/** The first that the system has; undefined where the browser does not say at once. */
function atHand(): string | undefined {
  for (const [name, source] of Object.entries(SYSTEMS)) {
    const face = new FontFace('at hand', source);
    face.load().catch(() => undefined);
    if (face.status === 'loaded') return name;
    if (face.status !== 'error') return undefined;
  }
  return undefined;
}

/**
 * Name the system's face in the tokens of a page that has not been drawn yet. Without it all of them are
 * looked for, for each kind of words anew, and each look holds up the page.
 */
export function useFallbackFonts({ style }: HTMLElement): void {
  const name = atHand();
  if (name === undefined) return;
  for (const kind of KINDS)
    style.setProperty(`--${kind.toLowerCase()}-meanwhile`, `'${kind} by ${name}'`);
}
