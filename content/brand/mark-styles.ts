import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
// Next would load the package's main file, a module, later than the files that import it.
import type { ChildNode, Container } from 'postcss';
import postcss from 'postcss/lib/postcss';
import { ATTRIBUTES } from './allowed';
import { findInValue } from './mark-values';

type Rule = { matches: (element: Tree.Element) => boolean; isClass: boolean; declarations: string };

/** Takes what a style cannot have. */
type Refuse = (found: string) => void;

const read = (element: Tree.Element, attribute: string) =>
  element.attrs.find(({ name }) => name === attribute)?.value ?? '';

/** Parses a sheet, or the declarations of an attribute. */
function parseStyles(text: string, refuse: Refuse): readonly ChildNode[] {
  try {
    return postcss.parse(text).nodes.filter(({ type }) => type !== 'comment');
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    refuse(`"${text.trim()}"`);
    return [];
  }
}

/** Writes the declarations that draw something. */
const writeDeclarations = (nodes: Container['nodes'], refuse: Refuse): string =>
  (nodes ?? [])
    .flatMap((node) => {
      if (node.type === 'comment') return [];
      if (node.type !== 'decl') {
        refuse(`"${node}"`);
        return [];
      }
      const { value, important } = node;
      const prop = node.prop.toLowerCase();
      const isKept = ATTRIBUTES.has(prop);
      const found = findInValue(prop) ?? findInValue(value, isKept);
      if (found) refuse(`${found} in "${prop}"`);
      return isKept ? `${prop}:${value}${important ? '!important' : ''}` : [];
    })
    .join(';');

/** A selector that drawing programs write: an element or a class. */
function readSelector(selector: string): Omit<Rule, 'declarations'> | undefined {
  const [, dot, name] = /^(\.?)([\p{L}\p{M}\p{N}_-]+)$/u.exec(selector) ?? [];
  if (name === undefined) return undefined;
  const isClass = dot === '.';
  return {
    isClass,
    matches: (element) =>
      isClass ? read(element, 'class').split(/\s+/).includes(name) : element.tagName === name,
  };
}

/**
 * Reads the rules of a style sheet in a drawing.
 *
 * @param refuse is called with each part that is more than an element or a class and its declarations
 */
export const readRules = (sheet: string, refuse: Refuse): Rule[] =>
  parseStyles(sheet, refuse).flatMap((node) => {
    if (node.type !== 'rule') {
      refuse(`"${node}"`);
      return [];
    }
    const declarations = writeDeclarations(node.nodes, refuse);
    return node.selectors.flatMap((selector) => {
      const known = readSelector(selector);
      if (known) return { ...known, declarations };
      refuse(`"${node}"`);
      return [];
    });
  });

/** Writes the rules into the elements that they match. A class wins over an element, and its own style over both. */
export function inlineRules(
  elements: readonly Tree.Element[],
  rules: readonly Rule[],
  refuse: Refuse,
): void {
  for (const element of elements) {
    const own = writeDeclarations([...parseStyles(read(element, 'style'), refuse)], refuse);
    const matching = rules
      .filter(({ matches }) => matches(element))
      .sort((one, other) => Number(one.isClass) - Number(other.isClass))
      .map(({ declarations }) => declarations);
    element.attrs = element.attrs.filter(({ name }) => name !== 'class' && name !== 'style');
    const value = [...matching, own].filter(Boolean).join(';');
    if (value) element.attrs.push({ name: 'style', value });
  }
}
