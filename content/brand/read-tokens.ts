import type { ChildNode, Root } from 'postcss';
import { parse } from 'postcss-scss';
import { readText } from '../files/owner-files';
import type { World } from '../schema/world';

export type Theme = 'light' | 'dark';

/** The tokens that hold in one place, on the page or in a world, with their values as sheets write them. */
export type Tokens = Map<string, string>;

/** Colours that mean the same in every brand: what is wrong is red. */
const KEPT: readonly string[] = ['--error'];

/** A colour as sheets write it. */
const LITERAL = /#[\da-f]{3,8}\b|\brgba?\([\d\s.,/%]+\)/gi;

/** Maps the colours in the value of a declaration. */
export const recolourValue = (
  name: string,
  value: string,
  recolour: (colour: string) => string,
): string => (KEPT.includes(name) ? value : value.replace(LITERAL, recolour));

/** The value of a token in each theme. */
export function splitThemes(value: string): Readonly<Record<Theme, string>> {
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  return { light, dark };
}

const read = (name: string): Root => parse(readText(`styles/base/_${name}.scss`));

/** The tokens of the page, from `styles/base/_tokens.scss`. The first of a name counts: those for special needs come later. */
export function readPage(recolour: (colour: string) => string): Tokens {
  const found: Tokens = new Map();
  read('tokens').walkDecls(/^--/, ({ prop, value }) => {
    if (!found.has(prop)) found.set(prop, recolourValue(prop, value, recolour));
  });
  return found;
}

/** The tokens of a world, or of all of them, from `styles/base/_worlds.scss`. */
export function readWorld(world: World | undefined, recolour: (colour: string) => string): Tokens {
  const blocks: [name: string, nodes: readonly ChildNode[]][] = [];
  read('worlds').walk((node) => {
    if (node.type === 'rule') blocks.push([node.selector, node.nodes]);
    if (node.type === 'atrule') blocks.push([`@${node.name} ${node.params}`, node.nodes ?? []]);
  });
  function list(block: string): [name: string, value: string][] {
    const [, nodes] = blocks.find(([name]) => name === block) ?? [];
    if (!nodes) throw new Error(`styles/base/_worlds.scss has no "${block}".`);
    return nodes.flatMap((node) => {
      if (node.type === 'atrule' && node.name === 'include') return list(`@mixin ${node.params}`);
      if (node.type !== 'decl') return [];
      return [[node.prop, recolourValue(node.prop, node.value, recolour)]];
    });
  }
  return new Map([...list('[data-world]'), ...(world ? list(`[data-world='${world}']`) : [])]);
}

/**
 * Finds the value of a token: a colour mostly.
 *
 * @throws when no sheet declares the token
 */
export function resolve(tokens: Tokens, token: string, theme: Theme): string {
  const value = tokens.get(token);
  if (value === undefined) throw new Error(`No sheet of styles/base declares ${token}.`);
  const picked = splitThemes(value)[theme];
  const [, next] = /^var\((--[\w-]+)\)$/.exec(picked) ?? [];
  if (next) return resolve(tokens, next, theme);
  return picked.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}
