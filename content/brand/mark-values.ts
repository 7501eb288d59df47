import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';
import { FUNCTIONS } from './allowed';

/** The site's own colours that a drawing may have. */
const TOKENS: ReadonlySet<string> = new Set(['--highlight', '--rim']);

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

/**
 * Writes a value without the colours of printers, and each variable as its fallback. The site's own tokens stay.
 *
 * @param refuse is called with each variable that has no fallback
 */
export function toPlain(value: string, refuse: (variable: string) => void): string {
  if (!/(var|icc-color)\(/i.test(value)) return value;
  return parseValue.stringify(parseValue(value).nodes, (node) => {
    const name = node.type === 'function' && node.value.toLowerCase();
    if (name === 'icc-color') return '';
    if (node.type !== 'function' || name !== 'var') return undefined;
    const text = parseValue.stringify(node.nodes);
    const [variable = ''] = /^[^\s,]*/.exec(text) ?? [];
    if (TOKENS.has(variable)) return `var(${toPlain(text, refuse)})`;
    // A fallback is one value, and no further declaration.
    const [, fallback = ''] = /,\s*([^;:{}]*\S)\s*$/.exec(text.slice(variable.length)) ?? [];
    if (!fallback) refuse(variable);
    return toPlain(fallback, refuse);
  });
}
