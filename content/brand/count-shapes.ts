import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { SHAPES } from './allowed';

/** The number of shapes that a small drawing may have. Those that `<use>` repeats count each time. */
export const MOST = 5000;

/**
 * Counts the shapes that a drawing draws, with all that `<use>` repeats.
 *
 * @param elements all elements of the drawing, the root first
 * @returns Infinity if an element repeats itself
 */
export function countShapes([root, ...others]: readonly Tree.Element[]): number {
  const counts = new Map<Tree.Node, number>();
  const read = ({ attrs }: Tree.Element, attribute: string) =>
    attrs.find(({ name }) => name === attribute)?.value.trim();
  function count(node: Tree.Node): number {
    const known = counts.get(node);
    if (known !== undefined || !('tagName' in node)) return known ?? 0;
    // An element that repeats itself meets this during its own count.
    counts.set(node, Infinity);
    const isUse = node.tagName === 'use';
    const target = isUse && others.find((each) => `#${read(each, 'id')}` === read(node, 'href'));
    const parts = target ? [target] : node.childNodes;
    const sum = parts.reduce((all, part) => all + count(part), Number(SHAPES.has(node.tagName)));
    counts.set(node, sum);
    return sum;
  }
  return root ? count(root) : 0;
}
