/** Plain SVG: a drawing of the page with the page's styles written into it, for programs that have SVG and no more CSS. */
import { isTag, isText, type Document, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { filledIn, plainTransform, plainValue, type Properties } from './css-values';
import { digitsApart } from './faces';
import type { StyleRules } from './style-rules';

/** What a page needs of an element, and a drawing does not. */
const OF_THE_PAGE = /^(?:aria-|data-|tabindex$|role$|class$|style$|transform$)/;

/** What writes letters: text elsewhere is for who listens. */
const LETTERS = new Set(['text', 'tspan', 'textPath']);

/** What lays drawings out on the page: in a drawing it is a group. */
const LAYOUT = new Set(['div', 'span']);

/** Marks what lies under all the rest and is the same in many positions. */
const GROUND = 'data-ground';

/** How many parts that seldom change are kept as they were written. */
const MOST_KEPT = 64;

/** A drawing in two parts, each a drawing of its own, to be laid one on the other. */
export interface DrawingParts {
  /** What is marked as ground, with the definitions that it refers to. */
  readonly ground: string;
  /** All the rest. */
  readonly top: string;
}

interface Styled {
  readonly properties: Properties;
  readonly style: ReadonlyMap<string, string>;
}

/** What an element has from those around it. */
interface Context {
  readonly properties: Properties;
  readonly family: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const markupOf = (name: string, attributes: string, inner: string): string =>
  `<${name}${attributes}>${inner}</${name}>`;

function transformOf({ attribs }: Element, style: ReadonlyMap<string, string>): string | undefined {
  const moved = style.get('transform');
  if (moved === undefined || moved === 'none') return attribs['transform'];
  return plainTransform(moved, style.get('transform-origin') ?? null);
}

/** The attributes of an element, its styles among them. */
function attributesOf(element: Element, { properties, style }: Styled): string {
  const all = Object.entries(element.attribs).flatMap(([name, value]): [string, string][] => {
    if (OF_THE_PAGE.test(name)) return [];
    const isStyled = value.includes('var(') || value.includes('color-mix(');
    const plain = isStyled ? plainValue(value, properties) : value;
    return plain === null ? [] : [[name, plain]];
  });
  const transform = transformOf(element, style);
  if (transform !== undefined) all.push(['transform', transform]);
  const rest = [...style].filter(([name]) => !name.startsWith('transform'));
  if (rest.length > 0) all.push(['style', rest.map((each) => each.join(':')).join(';')]);
  return all.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

/** What an element refers to by id. */
const REFERENCE = /url\(["']?#([^"')]+)["']?\)|href="#([^"]+)"/g;

const referencesIn = (markup: string): string[] =>
  [...markup.matchAll(REFERENCE)].map(([, one, other]) => one ?? other ?? '');

/** All elements, and those marked as ground. */
function* elementsOf(node: Document | Element): Generator<Element> {
  for (const child of node.children)
    if (isTag(child)) {
      yield child;
      yield* elementsOf(child);
    }
}

const isWithin = (element: Element, mark: string): boolean =>
  mark in element.attribs ||
  (element.parent !== null && isTag(element.parent) && isWithin(element.parent, mark));

/** Writes drawings of one page, and remembers what seldom changes in them. */
export class PlainSvgWriter {
  readonly #rules: StyleRules;
  readonly #kept = new Map<string, string>();
  /** Of the drawing at hand. */
  #source = '';

  constructor(rules: StyleRules) {
    this.#rules = rules;
  }

  /** A drawing of the page as plain SVG. */
  parts(markup: string): DrawingParts {
    this.#source = markup;
    const document = parseDocument(markup, {
      xmlMode: true,
      withStartIndices: true,
      withEndIndices: true,
    });
    const root = document.children.find(isTag);
    if (root === undefined) throw new Error('there is no drawing');
    const grounds = [...elementsOf(document)].filter((each) => GROUND in each.attribs);
    const key = grounds.map((each) => this.#keyOf(each)).join('\n');
    const ground = this.#keep(key, () => this.#ground(document, root, grounds));
    return { ground, top: this.#write(root, this.#around(root)) };
  }

  /** What has been kept under a key, or what is made now. */
  #keep(key: string, make: () => string): string {
    const known = this.#kept.get(key) ?? make();
    this.#kept.delete(key);
    this.#kept.set(key, known);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return known;
  }

  /** All that an element is written from: what it is, and what it stands within. */
  #keyOf(element: Element): string {
    const around = this.#parents(element).map(({ name, attribs }) =>
      JSON.stringify([name, attribs]),
    );
    const { startIndex, endIndex } = element;
    return [...around, this.#source.slice(startIndex ?? 0, (endIndex ?? 0) + 1)].join(' ');
  }

  /** The elements round one, the outermost first. */
  #parents({ parent }: Element): Element[] {
    return parent !== null && isTag(parent) ? [...this.#parents(parent), parent] : [];
  }

  #around(element: Element): Context {
    return this.#parents(element).reduce<Context>(
      (context, each) => this.#within(this.#styled(each, context), context),
      { properties: {}, family: '' },
    );
  }

  #within({ properties, style }: Styled, context: Context): Context {
    return { properties, family: style.get('font-family') ?? context.family };
  }

  #styled(element: Element, { properties: inherited }: Context): Styled {
    const said = this.#rules.of(element);
    const own = said.filter(({ property }) => property.startsWith('--'));
    let properties = inherited;
    if (own.length > 0) {
      const raw = Object.fromEntries(own.map(({ property, value }) => [property, value.trim()]));
      const known = Object.assign(Object.create(inherited) as Record<string, string>, raw);
      // What is inherited is a value, whatever it was made of.
      const made = Object.entries(raw).map(([name, value]) => [
        name,
        filledIn(value, known) ?? undefined,
      ]);
      properties = Object.assign(Object.create(inherited) as Properties, Object.fromEntries(made));
    }
    const style = new Map<string, string>();
    for (const { property, value } of said) {
      const plain = property.startsWith('--') ? null : plainValue(value, properties);
      if (plain !== null) style.set(property, plain.trim());
    }
    return { properties, style };
  }

  /** An element with all that is in it, but for what is ground. */
  #write(element: Element, context: Context): string {
    if (GROUND in element.attribs) return '';
    const write = (): string => this.#whole(element, context);
    return element.name === 'defs' ? this.#keep(this.#keyOf(element), write) : write();
  }

  #whole(element: Element, context: Context): string {
    const styled = this.#styled(element, context);
    if (styled.style.get('display') === 'none') return '';
    const name = LAYOUT.has(element.name) ? 'g' : element.name;
    const within = this.#within(styled, context);
    const inner = element.children.map((child) => {
      if (isTag(child)) return this.#write(child, within);
      return isText(child) && LETTERS.has(name)
        ? digitsApart(escaped(child.data), within.family)
        : '';
    });
    return markupOf(name, attributesOf(element, styled), inner.join(''));
  }

  /** The ground: each element of it within what it stands in, and the definitions that it refers to. */
  #ground(document: Document, root: Element, grounds: readonly Element[]): string {
    const drawn = grounds.map((each) => {
      const parents = this.#parents(each).slice(1);
      return parents.reduceRight(
        (inner, parent) => {
          const styled = this.#styled(parent, this.#around(parent));
          const name = LAYOUT.has(parent.name) ? 'g' : parent.name;
          return markupOf(name, attributesOf(parent, styled), inner);
        },
        this.#whole(each, this.#around(each)),
      );
    });
    const definitions = this.#definitions(document, drawn.join(''));
    const styled = this.#styled(root, this.#around(root));
    const inner = markupOf('defs', '', definitions) + drawn.join('');
    return markupOf(root.name, attributesOf(root, styled), inner);
  }

  /** What some markup refers to, and what that refers to, in the order of the document. */
  #definitions(document: Document, markup: string): string {
    const all = [...elementsOf(document)].filter(
      (each) => 'id' in each.attribs && !isWithin(each, GROUND),
    );
    const byId = new Map(all.map((each) => [each.attribs['id'], each]));
    const found = new Map<Element, string>();
    const wanted = referencesIn(markup);
    for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
      const element = byId.get(id);
      if (element === undefined || found.has(element)) continue;
      const written = this.#whole(element, this.#around(element));
      found.set(element, written);
      wanted.push(...referencesIn(written));
    }
    return all.flatMap((each) => found.get(each) ?? []).join('');
  }
}
