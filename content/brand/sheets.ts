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

/** The declarations of a sheet's text, recoloured. The first of a name counts: those for special needs come later. */
function listDeclarations(text: string, recolour: (colour: string) => string): Tokens {
  const found: Tokens = new Map();
  for (const [, name = '', value = ''] of text.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm))
    if (!found.has(name)) found.set(name, recolourValue(name, value, recolour));
  return found;
}

const read = (name: string) => readText(`styles/base/_${name}.scss`);

/** The tokens of the page, from `styles/base/_tokens.scss`. */
export const readPage = (recolour: (colour: string) => string): Tokens =>
  listDeclarations(read('tokens'), recolour);

/** The tokens of a world, or of all of them, from `styles/base/_worlds.scss`. */
export function readWorld(world: World | undefined, recolour: (colour: string) => string): Tokens {
  const sheet = read('worlds');
  const getBlock = (start: string) => {
    const [, block] = sheet.split(`${start} {`);
    if (block === undefined) throw new Error(`styles/base/_worlds.scss has no "${start}".`);
    return block.slice(0, block.indexOf('}'));
  };
  const own = world ? getBlock(`[data-world='${world}']`) : '';
  const ground = own.includes('@include dark-ground') ? getBlock('@mixin dark-ground') : '';
  const blocks = [getBlock('[data-world]'), ground, own];
  return new Map(blocks.flatMap((block) => [...listDeclarations(block, recolour)]));
}

/**
 * Finds the value of a token: a colour mostly.
 *
 * @throws when no sheet declares the token
 */
export function resolve(tokens: Tokens, token: string, theme: Theme): string {
  const value = tokens.get(token);
  if (value === undefined) throw new Error(`styles/base/_tokens.scss has no ${token}.`);
  const picked = splitThemes(value)[theme];
  const [, next] = /^var\((--[\w-]+)\)$/.exec(picked) ?? [];
  if (next) return resolve(tokens, next, theme);
  return picked.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}
