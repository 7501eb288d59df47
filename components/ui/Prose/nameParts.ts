import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Copies the tree of a text. In the copy the heading above a table or a block of code is its name, and the
 * first cell of each row is the row's heading.
 */
export function nameParts(tree: Root): Root {
  const copy = structuredClone(tree);
  let heading: string[] | undefined;
  visit(copy, 'element', (element, _, parent) => {
    const { tagName, properties } = element;
    if (/^h[2-6]$/.test(tagName)) heading = [String(properties.id)];
    if (tagName === 'table' || tagName === 'pre') properties.ariaLabelledBy = heading;
    if (tagName === 'td' && element.children.length > 0) {
      if (parent?.children.find(({ type }) => type === 'element') !== element) return;
      element.tagName = 'th';
      properties.scope = 'row';
    }
  });
  return copy;
}
