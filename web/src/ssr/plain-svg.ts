/** Plain SVG: a drawing of the page with the page's styles written into it, for programs that have SVG and no more CSS. */
import { parseDocument } from 'htmlparser2';
import { isTag, isText, type Element } from 'domhandler';
import { plainTransform, plainValue, type Properties } from './css-values';
import type { StyleRules } from './style-rules';

/** What a page needs of an element, and a drawing does not. */
const OF_THE_PAGE = /^(?:aria-|data-|tabindex$|role$|class$|style$|transform$)/;

/** What writes letters: text elsewhere is for who listens. */
const LETTERS = new Set(['text', 'tspan', 'textPath']);

/** Elements of SVG that the page uses have no other names than these in HTML. */
const HTML = new Set(['div', 'span', 'p', 'section', 'b', 'i', 'small', 'button', 'h2']);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Styled {
  properties: Properties;
  style: ReadonlyMap<string, string>;
}

function styledBy(rules: StyleRules, element: Element, inherited: Properties): Styled {
  const said = rules.of(element);
  const own = said.filter(({ property }) => property.startsWith('--'));
  const properties =
    own.length === 0
      ? inherited
      : (Object.assign(
          Object.create(inherited),
          Object.fromEntries(own.map(({ property, value }) => [property, value.trim()])),
        ) as Properties);
  const style = new Map<string, string>();
  for (const { property, value } of said) {
    const plain = property.startsWith('--') ? null : plainValue(value, properties);
    if (plain !== null) style.set(property, plain.trim());
  }
  return { properties, style };
}

/** The attributes of an element, its styles among them. */
function attributesOf({ attribs }: Element, { properties, style }: Styled): string {
  const own = Object.entries(attribs).flatMap(([name, value]): [string, string][] => {
    if (OF_THE_PAGE.test(name)) return [];
    const plain = value.includes('var(') || value.includes('color-mix(');
    const made = plain ? plainValue(value, properties) : value;
    return made === null ? [] : [[name, made]];
  });
  const moved = style.get('transform');
  const origin = style.get('transform-origin') ?? null;
  const transform =
    moved === undefined || moved === 'none'
      ? attribs['transform']
      : plainTransform(moved, origin);
  if (transform !== undefined) own.push(['transform', transform]);
  const rest = [...style].filter(([name]) => !name.startsWith('transform'));
  if (rest.length > 0) own.push(['style', rest.map((each) => each.join(':')).join(';')]);
  return own.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

/** Of which part of a drawing something is: of what lies under everything, of what lies on it. */
type Part = 'ground' | 'top';

const GROUND = 'data-ground';

/** Definitions are wanted wherever something refers to them. */
const DEFINITIONS = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'filter', 'style']);
const DEFINED = /Gradient$/;

const isDefinition = (name: string): boolean => DEFINITIONS.has(name) || DEFINED.test(name);

interface Writer {
  rules: StyleRules;
  part: Part;
}

/** What of an element's inside belongs to the part: all of it, or what is found further in. */
const isWhole = (element: Element, part: Part, whole: boolean): boolean =>
  whole || isDefinition(element.name) || (part === 'ground' && GROUND in element.attribs);

function writeElement(
  writer: Writer,
  element: Element,
  inherited: Properties,
  whole: boolean,
): string {
  if (writer.part === 'top' && GROUND in element.attribs) return '';
  const styled = styledBy(writer.rules, element, inherited);
  if (styled.style.get('display') === 'none') return '';
  const name = HTML.has(element.name) ? 'g' : element.name;
  const all = isWhole(element, writer.part, whole);
  const inner = element.children
    .map((child) => {
      if (isTag(child)) return writeElement(writer, child, styled.properties, all);
      return isText(child) && all && LETTERS.has(name) ? escaped(child.data) : '';
    })
    .join('');
  if (!all && inner === '') return '';
  return `<${name}${attributesOf(element, styled)}>${inner}</${name}>`;
}

/** A drawing in two parts, each a drawing of its own, to be laid one on the other. */
export type DrawingParts = Readonly<Record<Part, string>>;

/** A drawing of the page as plain SVG. What is marked as `data-ground` lies under all the rest. */
export function drawingParts(markup: string, rules: StyleRules): DrawingParts {
  const document = parseDocument(markup, { xmlMode: true });
  const written = (part: Part): string =>
    document.children
      .filter(isTag)
      .map((child) => writeElement({ rules, part }, child, {}, part === 'top'))
      .join('');
  return { ground: written('ground'), top: written('top') };
}
