/**
 * Service worker: calls its reader back, and where the page is kept (worker-uses.ts) gives that with all its files, whether
 * its server is there or not. A newer page is fetched whole before it takes over, and takes over when the page says so.
 */
import { KEPT } from '../routing/address';
import { listenForCalls } from './calling';
import { cacheName, isComplete, isOurs, keepAll, KeepError, readKeptSet } from './kept-files';
import type { ExtendableEvent, FetchEvent, WorkerScope } from './worker-scope';
import { arrived, CALLS_ONLY, isOther, NOT_YOURS, TAKE_OVER } from './worker-uses';

/** The page it belongs to, and which library: whoever serves it says that. */
declare const BUILD: string;
declare const ENGINE: string;

const scope = globalThis as unknown as WorkerScope;
const base = new URL(scope.registration.scope);
const NAME = cacheName(BUILD, ENGINE);

/** How long the server is waited for where there is an answer of before, in milliseconds. */
const PATIENCE = 4000;

async function install(): Promise<void> {
  if (await isComplete(base, NAME)) return;
  const wanted = await readKeptSet(base);
  if (cacheName(wanted.build, wanted.engine) !== NAME) throw new KeepError('changed');
  await keepAll(base, wanted);
}

/** Forget what earlier pages had. Until a page of this worker is there, one of them may still be on its way. */
async function forgetEarlier(): Promise<void> {
  const names = await caches.keys();
  const { installing, waiting } = scope.registration;
  if (installing !== null || waiting !== null) return; // One of them is of a newer page.
  await Promise.all(
    names.filter((name) => isOurs(name) && name !== NAME).map((name) => caches.delete(name)),
  );
}

async function kept(url: string): Promise<Response | undefined> {
  const cache = await caches.open(NAME);
  const own = await cache.match(url, { ignoreVary: true });
  // A page of before that is on its way while this worker takes over asks for its parts.
  return own ?? caches.match(url, { ignoreVary: true });
}

const keptFirst = async (url: string, request: Request): Promise<Response> =>
  (await kept(url)) ?? fetch(request);

/** What was kept of the server's answers, in its place: its date and the page it named then say nothing of now. */
function inItsPlace(known: Response): Response {
  const headers = { 'content-type': known.headers.get('content-type') ?? '', [KEPT]: 'yes' };
  return new Response(known.body, { headers });
}

async function serverFirst(request: Request): Promise<Response> {
  const known = await kept(request.url);
  if (known === undefined) return fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  return answer?.ok === true ? answer : inItsPlace(known);
}

/** Whether the page stands at an address: in a folder of files it has that of the folder alone. */
const isOfPage = (path: string): boolean =>
  path === '/index.html' ||
  !/^\/(?:api|engine|assets)\/|\.[^/]*$|^\/(?:healthz|readyz|metrics)$/.test(path);

/** What is answered to a request, undefined where it goes to the server as it is. */
function answerTo(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  const isHere = url.origin === base.origin && url.pathname.startsWith(base.pathname);
  if (request.method !== 'GET' || !isHere) return undefined;
  const path = `/${url.pathname.slice(base.pathname.length)}`;
  if (request.mode === 'navigate')
    return isOfPage(path) ? keptFirst(base.href, request) : undefined;
  if (!path.startsWith('/api/')) return keptFirst(url.href, request);
  return /^\/api\/(?:games|bots|lessons|puzzles)\b|\.json$/.test(path)
    ? serverFirst(request)
    : undefined;
}

function keepPage(): void {
  scope.addEventListener('install', (event: ExtendableEvent) => event.waitUntil(install()));
  scope.addEventListener('activate', (event: ExtendableEvent) =>
    event.waitUntil(scope.clients.claim()),
  );
  scope.addEventListener('fetch', (event: FetchEvent) => {
    const answer = answerTo(event.request);
    if (answer !== undefined) event.respondWith(answer);
  });
  scope.addEventListener('message', (event: ExtendableEvent & MessageEvent) => {
    const { data } = event;
    if (data === TAKE_OVER) void scope.skipWaiting();
    else if (data === arrived(BUILD)) event.waitUntil(forgetEarlier());
    else if (isOther(data, BUILD)) event.source?.postMessage(NOT_YOURS);
  });
}

listenForCalls(scope);
if (scope.location.search === CALLS_ONLY)
  scope.addEventListener('install', () => void scope.skipWaiting());
else keepPage();
