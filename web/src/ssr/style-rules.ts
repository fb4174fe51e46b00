/** Style rules: what a stylesheet says of the elements of a drawing, in the order of the cascade. */
import { compile } from 'css-select';
import { parse as parseSelector, SelectorType, type Selector } from 'css-what';
import type { CssNode } from 'css-tree';
import parse from 'css-tree/parser';
import type { Element } from 'domhandler';

interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

interface StyleRule {
  readonly matches: (element: Element) => boolean;
  /** The class that the element itself must have; null: any may match. */
  readonly needs: string | null;
  /** Ids, classes and the like, tags. */
  readonly specificity: number;
  readonly declarations: readonly Declaration[];
}

/** What a program that draws SVG heeds, custom properties apart. */
const DRAWN =
  /^(?:--.*|(?:fill|stroke|stop|flood|font|letter|word|text|mask|clip|paint|mix|transform|dominant|vector)(?:-.*)?|color|opacity|overflow|filter|display|visibility|isolation)$/;

/** More of one kind than any selector has. */
const MANY = 100;

function weightOf(part: Selector): number {
  switch (part.type) {
    case SelectorType.Tag:
    case SelectorType.PseudoElement:
      return 1;
    case SelectorType.Attribute:
      return part.name === 'id' ? MANY * MANY : MANY;
    case SelectorType.Pseudo:
      if (!Array.isArray(part.data)) return MANY;
      return part.name === 'where' ? 0 : Math.max(...part.data.map(specificityOf));
    default:
      return 0;
  }
}

/** Selectors Level 4, section 15. */
function specificityOf(selector: readonly Selector[]): number {
  return selector.reduce((sum, part) => sum + weightOf(part), 0);
}

const COMBINATORS: ReadonlySet<SelectorType> = new Set([
  SelectorType.Descendant,
  SelectorType.Child,
  SelectorType.Sibling,
  SelectorType.Adjacent,
]);

/** A class of the last element that a selector names. */
function neededClass(selector: readonly Selector[]): string | null {
  for (const part of selector.toReversed()) {
    if (COMBINATORS.has(part.type)) return null;
    if (part.type === SelectorType.Attribute && part.name === 'class') return part.value;
  }
  return null;
}

/** A rule for each selector of a list; none for one that only a page can match: what is hovered, say. */
function rulesOf(selectors: string, declarations: readonly Declaration[]): StyleRule[] {
  return parseSelector(selectors).flatMap((selector) => {
    if (selector.some(({ type }) => type === SelectorType.PseudoElement)) return [];
    try {
      const matches = compile<Element, Element>([[...selector]]);
      const [needs, specificity] = [neededClass(selector), specificityOf(selector)];
      return [{ matches, needs, specificity, declarations }];
    } catch {
      return [];
    }
  });
}

/** Those of some declarations that a drawing heeds. */
function drawnAmong(nodes: readonly CssNode[]): Declaration[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'Declaration' || node.value.type !== 'Raw') return [];
    const { property, important } = node;
    if (!DRAWN.test(property)) return [];
    return [{ property, value: node.value.value, important: important !== false }];
  });
}

/** What a `style` attribute says. */
function declarationsIn(text: string): Declaration[] {
  const found = parse(text, { context: 'declarationList', parseValue: false });
  return found.type === 'DeclarationList' ? drawnAmong(found.children.toArray()) : [];
}

/** The rules that hold whatever the window: those within at-rules are for phones, for printers, for what moves. */
function readRules(css: string): StyleRule[] {
  const sheet = parse(css, { parseRulePrelude: false, parseValue: false });
  if (sheet.type !== 'StyleSheet') return [];
  return sheet.children.toArray().flatMap((each) => {
    if (each.type !== 'Rule' || each.prelude.type !== 'Raw') return [];
    const declarations = drawnAmong(each.block.children.toArray());
    return declarations.length === 0 ? [] : rulesOf(each.prelude.value, declarations);
  });
}

export class StyleRules {
  readonly #rules: readonly StyleRule[];

  constructor(css: string) {
    // What comes later among equals counts: sorting keeps their order.
    this.#rules = readRules(css).sort((one, other) => one.specificity - other.specificity);
  }

  /** What is said of an element, the strongest last. */
  of(element: Element): readonly Declaration[] {
    const classes = new Set((element.attribs['class'] ?? '').split(/\s+/));
    const said = this.#rules.flatMap(({ matches, needs, declarations }) =>
      (needs === null || classes.has(needs)) && matches(element) ? declarations : [],
    );
    const own = declarationsIn(element.attribs['style'] ?? '');
    const all = [...said, ...own];
    return [...all.filter(({ important }) => !important), ...all.filter((one) => one.important)];
  }
}
