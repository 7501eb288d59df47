import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';
import { FUNCTIONS } from './allowed';

/** A reference to an element of the same drawing. */
const OWN = /^#[^\s#"'()\\]+$/;

/** What a reference leads to outside of the drawing. Undefined if it stays in it. */
export const findOutside = (target: string): string | undefined =>
  OWN.test(target) ? undefined : `a reference to another file, "${target}"`;

/** What is wrong with the target of a `url()`. */
function findInUrl({ nodes }: FunctionNode): string | undefined {
  const [target, ...others] = nodes.filter(({ type }) => type !== 'space');
  const isQuoted = target?.type === 'string' && others.length === 0;
  return findOutside(isQuoted ? target.value : parseValue.stringify(nodes).trim());
}

/** What is wrong with a part of a value. Browsers end an open bracket or quote elsewhere than parsers do. */
function findInNode(node: Node, isKept: boolean): string | undefined {
  if ('unclosed' in node && node.unclosed) return `an open bracket or quote, "${node.value}"`;
  if (node.type === 'string' && isKept) return `a text in quotes, "${node.value}"`;
  if (node.type !== 'function') return undefined;
  const name = node.value.toLowerCase();
  if (!FUNCTIONS.has(name)) return `"${node.value}(…)"`;
  return name === 'url' ? findInUrl(node) : undefined;
}

/**
 * What a value may not have: an escape, an entity, an unknown function, or a reference to another file.
 *
 * @param isKept whether the mark has the value, which may then have no text in quotes. The name of a typeface goes
 */
export function findInValue(value: string, isKept = true): string | undefined {
  const [sign] = /\\|&\w*/.exec(value) ?? [];
  if (sign) return sign === '\\' ? `an escape, "${value}"` : `an entity, "${sign};"`;
  let found: string | undefined;
  parseValue(value).walk((node) => {
    found ??= findInNode(node, isKept);
    return node.type !== 'function' || node.value.toLowerCase() !== 'url';
  });
  return found;
}
