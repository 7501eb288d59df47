import { readText } from '../files/read-text';
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

const known = new Map<string, Tokens>();

/** The declarations of a sheet's text. The first of a name counts: those for special needs come later. */
function listDeclarations(text: string): Tokens {
  const found: Tokens = known.get(text) ?? new Map();
  if (found.size === 0)
    for (const [, name = '', value = ''] of text.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm))
      if (!found.has(name)) found.set(name, value);
  known.set(text, found);
  return found;
}

function declare(tokens: Tokens, text: string, recolour: (colour: string) => string): void {
  for (const [name, value] of listDeclarations(text))
    tokens.set(name, recolourValue(name, value, recolour));
}

const read = (name: string) => readText(`styles/base/_${name}.scss`);

/** The tokens of the page, from `styles/base/_tokens.scss`. */
export function readPage(recolour: (colour: string) => string): Tokens {
  const tokens: Tokens = new Map();
  declare(tokens, read('tokens'), recolour);
  return tokens;
}

/** The tokens of a world, or of all of them, from `styles/base/_worlds.scss`. */
export function readWorld(world: World | undefined, recolour: (colour: string) => string): Tokens {
  const sheet = read('worlds');
  const getBlock = (start: string) => {
    const [, block] = sheet.split(`${start} {`);
    if (block === undefined) throw new Error(`styles/base/_worlds.scss has no "${start}".`);
    return block.slice(0, block.indexOf('}'));
  };
  const tokens: Tokens = new Map();
  declare(tokens, getBlock('[data-world]'), recolour);
  if (!world) return tokens;
  const own = getBlock(`[data-world='${world}']`);
  if (own.includes('@include dark-ground'))
    declare(tokens, getBlock('@mixin dark-ground'), recolour);
  declare(tokens, own, recolour);
  return tokens;
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
