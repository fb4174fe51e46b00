/**
 * Commit and reveal: the hashes by which clients add to the seed of a match, in the page itself (docs/secrecy.md).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const SHARE_BYTES = 32;
const DOMAIN = 'diablerie-shuffle-1';

/** What a client adds, drawn by the browser's cryptographic generator: 32 bytes in hexadecimal. */
export const drawShare = (): string => bytesToHex(randomBytes(SHARE_BYTES));

function word(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** SHA-256 of parts, each preceded by its length: no two lists of parts are hashed alike. */
function hashOf(purpose: string, ...parts: readonly Uint8Array[]): string {
  const hash = sha256.create();
  for (const part of [utf8ToBytes(DOMAIN), utf8ToBytes(purpose), ...parts])
    hash.update(word(part.length)).update(part);
  return bytesToHex(hash.digest());
}

/** What a seat's client publishes before it reveals its contribution, both in hexadecimal. */
export const commitmentTo = (
  contribution: string,
  match: string,
  round: number,
  seat: number,
): string =>
  hashOf('commitment', utf8ToBytes(match), word(round), word(seat), hexToBytes(contribution));

/** What a match is dealt from: the server's seed and what each seat has added, null being nothing. */
export const dealingSeed = (
  seed: string,
  match: string,
  round: number,
  contributions: readonly (string | null)[],
): string =>
  hashOf(
    'seed',
    hexToBytes(seed),
    utf8ToBytes(match),
    word(round),
    ...contributions.map((each) => hexToBytes(each ?? '')),
  );
