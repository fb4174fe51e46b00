/** What index.html shows before the page is there: its words, and the script that comes before everything. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { rolldown, type OutputBundle, type OutputChunk } from 'rolldown';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { LANGUAGES } from '../src/reader.ts';

const CATALOGUES = '../src/diablerie/words';
const FIRST = 'src/first.ts';

/** A message in each language, of which the styles show one. */
function inAllLanguages(id: string): string {
  const said = LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of ['page', 'lessons'])
      bundle.addResource(
        new FluentResource(readFileSync(`${CATALOGUES}/${language}/${file}.ftl`, 'utf8')),
      );
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

/** Adds a built file with all that it cannot do without, beyond what is known to come. */
function addFiles(to: Set<string>, name: string, bundle: OutputBundle, known: string): void {
  const each = bundle[name];
  if (each?.type !== 'chunk' || to.has(`/${name}`) || known.includes(name)) return;
  to.add(`/${name}`);
  const { viteMetadata } = each as OutputChunk & { viteMetadata?: { importedCss: Set<string> } };
  for (const sheet of viteMetadata?.importedCss ?? [])
    if (!known.includes(sheet)) to.add(`/${sheet}`);
  for (const other of each.imports) addFiles(to, other, bundle, known);
}

const PAGE = /\/pages\/(\w+)Page\.svelte$/;
const GAME = /\/games\/([^/]+)\/(?:index|cover)\.ts$/;
const FACES = 'fonts.css';
const WORDS = /^words-/;
const BEGINNING = /\/src\/begin\.ts$/;

/** What a file is called by the first script, undefined where that does not send for it by itself. */
function nameOf({ facadeModuleId, name }: OutputChunk): string | undefined {
  const made = facadeModuleId ?? '';
  const game = GAME.exec(made)?.[1];
  if (game !== undefined) return `game-${game}`;
  return WORDS.test(name) ? name : PAGE.exec(made)?.[1]?.toLowerCase();
}

/** What has to come beyond what index.html names: by page, by game, by words, and `always`. */
function filesByName(bundle: OutputBundle, html: string): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const always = new Set<string>();
  for (const { fileName, facadeModuleId } of chunks)
    if (BEGINNING.test(facadeModuleId ?? '')) addFiles(always, fileName, bundle, html);
  const known = [html, ...always].join(' ');
  const files: Record<string, Set<string>> = { always };
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

/** Has a file sent for while the page is read. */
function linkTo(href: string): HtmlTagDescriptor {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  return { tag: 'link', attrs: { ...kind, crossorigin: true, href }, injectTo: 'head' };
}

/** Puts the first script before everything else: a plain file, as the site's policy allows none within the page. */
export function firstScript(): Plugin {
  let made = { fileName: '', source: '' };
  return {
    name: 'first-script',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (bundle === undefined)
          return [{ tag: 'script', attrs: { type: 'module', src: `/${FIRST}` }, injectTo: 'head' }];
        const { always, ...files } = filesByName(bundle as OutputBundle, html);
        const define = { FILES: JSON.stringify(files) };
        const script = await rolldown({ input: FIRST, transform: { define } });
        const { output } = await script.generate({ format: 'iife', minify: true });
        const source = output[0].code;
        const digest = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        made = { fileName: `assets/first-${digest}.js`, source };
        return [
          { tag: 'script', attrs: { src: `/${made.fileName}` }, injectTo: 'head-prepend' },
          ...(always ?? []).map(linkTo),
        ];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', ...made });
      },
    },
  };
}
