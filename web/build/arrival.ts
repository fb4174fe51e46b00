/** What index.html has of its own, so that it is seen at once: its words, the styles, and the first script. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { rolldown, type OutputBundle, type OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/prefs/language-and-theme.ts';
import { wordsByName } from './words.ts';

const FIRST = 'src/rendering/preload-script.ts';

/** A message in each language, of which the styles show one. */
function inAllLanguages(id: string): string {
  const catalogues = wordsByName();
  const said = LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of catalogues[`words-${language}`] ?? [])
      bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
    const pattern = bundle.getMessage(id)?.value;
    if (pattern === null || pattern === undefined)
      throw new Error(`index.html says "${id}", which has no words in "${language}"`);
    return `<span lang="${language}">${bundle.formatPattern(pattern)}</span>`;
  });
  return said.join('');
}

/** Puts the catalogue's words where index.html names a message: `<!-- words: page-motto -->`. */
export function firstWords(): Plugin {
  return {
    name: 'first-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/<!-- words: ([\w-]+) -->/g, (_, id: string) => inAllLanguages(id)),
    },
  };
}

/**
 * Names the page's files from the root of its site, in index.html alone: a server gives it at every address. Whoever writes
 * a folder of files names them anew.
 */
export function anyAddress(): Plugin {
  return {
    name: 'any-address',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
  };
}

/** What Vite notes of a file that it has built. */
interface Styled {
  viteMetadata?: { importedCss: Set<string> };
}

/** Adds a built file with all that it cannot do without, beyond what is known to come. */
function addFiles(to: Set<string>, name: string, bundle: OutputBundle, known: string): void {
  const each = bundle[name];
  if (each?.type !== 'chunk' || to.has(`/${name}`) || known.includes(name)) return;
  to.add(`/${name}`);
  const { viteMetadata } = each as OutputChunk & Styled;
  for (const sheet of viteMetadata?.importedCss ?? [])
    if (!known.includes(sheet)) to.add(`/${sheet}`);
  for (const other of each.imports) addFiles(to, other, bundle, known);
}

const PAGE = /\/pages\/(\w+)Page\.svelte$/;
const GAME = /\/games\/([^/]+)\/(?:index|cover)\.ts$/;
const FACES = 'web-fonts.css';
const WORDS = /^words-/;
/** Where hardly anybody begins: its files are sent for a moment later, and need not be named to everybody. */
const SELDOM =
  /^(?:account|analysis|check|operator|person|print|reset|signin|words-(?:host|seldom)-\w+)$/;
const BEGINNING = /\/src\/app\/bootstrap\.ts$/;

/** What a file is called by the first script, undefined where that does not send for it by itself. */
function nameOf({ facadeModuleId, name }: OutputChunk): string | undefined {
  const made = facadeModuleId ?? '';
  const game = GAME.exec(made)?.[1];
  if (game !== undefined) return `game-${game}`;
  const called = WORDS.test(name) ? name : PAGE.exec(made)?.[1]?.toLowerCase();
  return called === undefined || SELDOM.test(called) ? undefined : called;
}

const chunksOf = (bundle: OutputBundle): readonly OutputChunk[] =>
  Object.values(bundle).filter((each) => each.type === 'chunk');

/** What the page begins with, whichever it is, beyond what index.html names. */
function filesOfAll(bundle: OutputBundle, html: string): ReadonlySet<string> {
  const always = new Set<string>();
  for (const { fileName, facadeModuleId } of chunksOf(bundle))
    if (BEGINNING.test(facadeModuleId ?? '')) addFiles(always, fileName, bundle, html);
  return always;
}

/** What has to come beyond what index.html names: by page, by game, by words, and `always`. */
function filesByName(bundle: OutputBundle, html: string): Record<string, readonly string[]> {
  const chunks = chunksOf(bundle);
  const always = filesOfAll(bundle, html);
  const known = [html, ...always].join(' ');
  const files: Record<string, Set<string>> = { always: new Set(always) };
  for (const chunk of chunks) {
    const name = nameOf(chunk);
    if (name !== undefined) addFiles((files[name] ??= new Set()), chunk.fileName, bundle, known);
  }
  const faces = Object.values(bundle).filter(
    (each) => each.type === 'asset' && each.names.includes(FACES),
  );
  files['faces'] = new Set(faces.map(({ fileName }) => `/${fileName}`));
  return Object.fromEntries(Object.entries(files).map(([name, all]) => [name, [...all]]));
}

/** A script as it may stand within a page: nothing in it ends the script, or begins a comment of the page. */
function withinPage(script: string): string {
  if (/<\/script|<!--/i.test(script))
    throw new Error('the first script cannot stand within the page');
  return script.trim();
}

/** Puts the first script into the page, before everything else. The server allows it by its digest. */
export function firstScript(): Plugin {
  return {
    name: 'first-script',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (bundle === undefined)
          return [{ tag: 'script', attrs: { type: 'module', src: `/${FIRST}` }, injectTo: 'head' }];
        const define = { FILES: JSON.stringify(filesByName(bundle as OutputBundle, html)) };
        const script = await rolldown({ input: FIRST, transform: { define } });
        const { output } = await script.generate({ format: 'iife', minify: true });
        return [{ tag: 'script', children: withinPage(output[0].code), injectTo: 'head' }];
      },
    },
  };
}

/** Links to the styles of the whole page. */
const STYLES = /^ *<link rel="stylesheet"[^>]* href="\/([^">]*)">\n/gm;

/** Takes a file of styles out of what has been built. */
function takenOut(name: string, bundle: OutputBundle): string {
  const sheet = bundle[name];
  if (sheet?.type !== 'asset') throw new Error(`index.html has styles that are not built: ${name}`);
  for (const each of chunksOf(bundle) as readonly (OutputChunk & Styled)[])
    each.viteMetadata?.importedCss.delete(name);
  Reflect.deleteProperty(bundle, name);
  return Buffer.from(sheet.source).toString().trim();
}

/** Puts the styles of the whole page and of what it begins with into it, before all others, which differ from them. */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const linked = [...html.matchAll(STYLES)].map(([, name = '']) => name);
        const others = [...filesOfAll(bundle as OutputBundle, html)].map((path) => path.slice(1));
        const names = [...linked, ...others.filter((name) => name.endsWith('.css')).reverse()];
        const styles = names.map((name) => takenOut(name, bundle as OutputBundle));
        if (styles.length === 0) throw new Error('the styles of the whole page are not linked');
        const tags = [{ tag: 'style', children: styles.join('\n'), injectTo: 'head' } as const];
        return { html: html.replace(STYLES, ''), tags };
      },
    },
  };
}
