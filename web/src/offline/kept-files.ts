/**
 * Kept files: what the page has to have so that it works without its server, and how it is fetched into a cache (Cache
 * Storage). The page and its service worker do it alike.
 */
import { BUILD } from '@/routing/build-name';

/**
 * A file: its address from the root of the page, its bytes, and how many of them travel; 0 bytes where whoever serves it
 * has a say in them.
 */
export type KeptFile = readonly [path: string, bytes: number, sent: number];

/** Why something could not be kept. */
export type KeepTrouble =
  /** Browsers keep pages for use without a server on safe addresses only (https, or this very machine). */
  | 'insecure'
  /** The browser or its user does not let the page keep anything. */
  | 'refused'
  /** There is no room on the device. */
  | 'full'
  /** The server could not be reached. What has come is kept: it can be gone on with. */
  | 'line'
  /** The server has a newer page than this one. */
  | 'changed'
  /** The server has not got what is needed, or not yet. */
  | 'unavailable';

export class KeepError extends Error {
  readonly trouble: KeepTrouble;

  constructor(trouble: KeepTrouble) {
    super(trouble);
    this.name = 'KeepError';
    this.trouble = trouble;
  }
}

const PREFIX = 'diablerie-';
/** Names what is needed besides the page's own files. In a cache it says that all the others are there. */
export const MANIFEST = '/engine/offline.json';
const PAGE_FILES = '/page-files.json';
const AT_ONCE = 6;

/** The page itself. What links to it show is added by its server: it is told by the name of its build. */
const PAGE = '/';

/** Whether a page, as it was sent, is of a build. */
const isOfBuild = (page: string, build: string): boolean =>
  page.includes(`name="${BUILD}" content="${build}"`);

/** Where something lies whose address from the root of the page is known. */
export const urlIn = (base: URL, path: string): string => new URL(`.${path}`, base).href;

export const cacheName = (build: string, engine: string): string => `${PREFIX}${build}-${engine}`;
export const isOurs = (name: string): boolean => name.startsWith(PREFIX);

/** All that is to be kept, for one build of the page and one of the library. */
export interface KeptSet {
  build: string;
  engine: string;
  files: readonly KeptFile[];
  /** Addresses of what the server answers alike at any time. */
  catalogue: readonly string[];
}

async function fetched(
  url: string,
  cache: RequestCache,
  signal: AbortSignal | null = null,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { cache, signal });
  } catch {
    throw new KeepError('line');
  }
  if (response.status === 404) throw new KeepError('unavailable');
  if (!response.ok || response.redirected) throw new KeepError('line');
  return response;
}

async function readJson<T>(base: URL, path: string): Promise<T> {
  const response = await fetched(urlIn(base, path), 'no-cache');
  // Whoever answers with a page in place of a file has not got it.
  return (await response.json().catch(() => {
    throw new KeepError('unavailable');
  })) as T;
}

interface PageFiles {
  build: string;
  files: readonly KeptFile[];
}

interface Manifest {
  digest: string;
  files: readonly KeptFile[];
  catalogue: readonly string[];
}

/** What is to be kept of what the server has now. Throws a KeepError. */
export async function readKeptSet(base: URL): Promise<KeptSet> {
  const [page, engine] = await Promise.all([
    readJson<PageFiles>(base, PAGE_FILES),
    readJson<Manifest>(base, MANIFEST),
  ]);
  const { digest, files, catalogue } = engine;
  return { build: page.build, engine: digest, files: [...page.files, ...files], catalogue };
}

/** Whether nothing else can ever lie at this address. */
const isNamedByContent = (path: string): boolean => /^\/(?:assets|engine)\//.test(path);

async function put(cache: Cache, url: string, response: Response): Promise<void> {
  try {
    await cache.put(url, response);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    // A body that breaks off is a line that was cut.
    throw new KeepError(isFull ? 'full' : 'line');
  }
}

/** The bytes of a body as they arrive; how many there were. */
async function count(response: Response, tell: (bytes: number) => void): Promise<number> {
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read().catch(() => {
      throw new KeepError('line');
    });
    if (piece?.value === undefined) return bytes;
    bytes += piece.value.byteLength;
    tell(bytes);
  }
}

async function keepFile(
  cache: Cache,
  base: URL,
  build: string,
  [path, bytes]: KeptFile,
  tell: (share: number) => void,
  signal: AbortSignal | null,
): Promise<void> {
  const url = urlIn(base, path);
  const known = isNamedByContent(path) ? await caches.match(url, { ignoreVary: true }) : undefined;
  if (known !== undefined) {
    // From what an earlier page has kept.
    if ((await cache.match(url, { ignoreVary: true })) === undefined) await put(cache, url, known);
    return;
  }
  const response = await fetched(url, isNamedByContent(path) ? 'default' : 'no-cache', signal);
  const text = path === PAGE ? response.clone().text() : null;
  const [came, page] = await Promise.all([
    count(response.clone(), (so) => tell(bytes === 0 ? 1 : so / bytes)),
    text,
    put(cache, url, response),
  ]);
  if ((bytes > 0 && came !== bytes) || (page !== null && !isOfBuild(page, build))) {
    await cache.delete(url);
    throw new KeepError('changed');
  }
}

async function openCache(name: string): Promise<Cache> {
  try {
    return await caches.open(name);
  } catch {
    throw new KeepError('refused');
  }
}

/**
 * Fetch what is not there yet into the cache of this set; `progress` is told how many bytes of how many have travelled.
 * Throws a KeepError, also at the signal, and keeps what has come by then.
 */
export async function keepAll(
  base: URL,
  { build, engine, files, catalogue }: KeptSet,
  progress: (bytes: number, total: number) => void = () => undefined,
  signal: AbortSignal | null = null,
): Promise<void> {
  const cache = await openCache(cacheName(build, engine));
  const all = [...files, ...catalogue.map((path): KeptFile => [path, 0, 0])];
  const total = all.reduce((sum, [, , sent]) => sum + sent, 0);
  const came = all.map(() => 0);
  let failed = false;
  const waiting = all.map((file, at) => ({ file, at })).values();
  async function work(): Promise<void> {
    for (const { file, at } of waiting) {
      if (failed) return;
      const tell = (share: number): void => {
        came[at] = Math.min(share, 1) * file[2];
        progress(Math.round(came.reduce((sum, bytes) => sum + bytes)), total);
      };
      await keepFile(cache, base, build, file, tell, signal).catch((error: unknown) => {
        failed = true;
        throw error;
      });
      tell(1);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const manifest = await fetched(urlIn(base, MANIFEST), 'no-cache');
  const { digest } = (await manifest.clone().json()) as Manifest;
  if (digest !== engine) throw new KeepError('changed');
  await put(cache, urlIn(base, MANIFEST), manifest);
}

/** Whether all of a page and a library is there. */
export async function isComplete(base: URL, name: string): Promise<boolean> {
  if (!(await caches.has(name))) return false;
  const cache = await caches.open(name);
  return (await cache.match(urlIn(base, MANIFEST), { ignoreVary: true })) !== undefined;
}
