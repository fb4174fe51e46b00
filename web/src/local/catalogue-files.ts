/** Catalogue files: what a server answers alike to everybody, from what lies in a folder of files or is kept. */
import type { Rulebook } from '@/api/types';
import { fileOf, isStatic } from '@/routing/address';
import { plainSearch } from '@/rulebook/plain-search';

const CATALOGUE = /^\/api\/(?:games|bots|lessons|puzzles|status)\b[^?]*(?=\??$)/;
const SEARCH = /^(\/api\/games\/[^/]+\/rulebook\/\w+)\/search\?/;

/** The answer of a file; of a server that is not there its service worker has it. */
async function read(path: string): Promise<Response | undefined> {
  const file = isStatic() ? fileOf(`${path}.json`) : path;
  const answer = await fetch(file).catch(() => undefined);
  return answer?.ok === true ? answer : undefined;
}

async function search(book: string, path: string): Promise<Response | undefined> {
  const answer = await read(book);
  if (answer === undefined) return undefined;
  const words = new URL(path, location.href).searchParams.get('q') ?? '';
  return Response.json({ hits: plainSearch((await answer.json()) as Rulebook, words) });
}

/** The answer to a question, where no program is needed for it and a file has it. */
export async function readCatalogue(path: string): Promise<Response | undefined> {
  const book = SEARCH.exec(path)?.[1];
  if (book !== undefined) return search(book, path);
  const asked = isStatic() ? CATALOGUE.exec(path)?.[0] : undefined;
  return asked === undefined ? undefined : read(asked);
}
