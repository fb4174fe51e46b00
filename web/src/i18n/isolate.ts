/** Bidi isolation (UAX 9): names from people, marked off so that they turn nothing round them. */

/** A letter that is written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** What turns the direction of what follows, as names of older tables may. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A name as it stands right in a sentence of any direction. */
export function isolated(name: string): string {
  const plain = name.replaceAll(TURNS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
