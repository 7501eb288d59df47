import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

type Rule = { matches: (element: Tree.Element) => boolean; isClass: boolean; declarations: string };

const read = (element: Tree.Element, attribute: string) =>
  element.attrs.find(({ name }) => name === attribute)?.value ?? '';

/** A selector that drawing programs write: an element or a class. */
function readSelector(selector: string): Omit<Rule, 'declarations'> | undefined {
  const [, dot, name] = /^(\.?)([\w-]+)$/.exec(selector.trim()) ?? [];
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
export function readRules(sheet: string, refuse: (found: string) => void): Rule[] {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/<!\[CDATA\[|\]\]>/g, '');
  const rules: Rule[] = [];
  const rest = text.replace(/([^{}]+)\{([^{}]*)\}/g, (whole, selectors: string, declarations) => {
    for (const selector of selectors.split(',')) {
      const known = readSelector(selector);
      if (known) rules.push({ ...known, declarations: declarations.trim() });
      else refuse(String(whole).trim());
    }
    return '';
  });
  if (rest.trim()) refuse(rest.trim());
  return rules;
}

/** Writes the rules into the elements that they match. A class wins over an element, and its own style over both. */
export function inlineRules(elements: readonly Tree.Element[], rules: readonly Rule[]): void {
  for (const element of elements) {
    const own = read(element, 'style');
    const matching = rules
      .filter(({ matches }) => matches(element))
      .sort((one, other) => Number(one.isClass) - Number(other.isClass))
      .map(({ declarations }) => declarations.replace(/;$/, ''));
    element.attrs = element.attrs.filter(({ name }) => name !== 'class' && name !== 'style');
    const value = [...matching, own].filter(Boolean).join(';');
    if (value) element.attrs.push({ name: 'style', value });
  }
}
