import { readFileSync } from 'node:fs';
import type { World } from '@/content/schema/world';

type Ground = { theme?: 'light' | 'dark'; world?: World | undefined };

const read = (name: string) => readFileSync(`styles/base/_${name}.scss`, 'utf8');

/** The declarations that hold in a world, or on the page: those that win come first. */
function readDeclarations(world: World | undefined): string {
  const page = read('tokens');
  const sheet = read('worlds');
  const getBlock = (start: string) => {
    const [, block] = sheet.split(`${start} {`);
    if (block === undefined) throw new Error(`styles/base/_worlds.scss has no "${start}".`);
    return block.slice(0, block.indexOf('}'));
  };
  if (!world) return page + getBlock('[data-world]');
  const own = getBlock(`[data-world='${world}']`);
  const mixin = own.includes('@include dark-ground') ? getBlock('@mixin dark-ground') : '';
  return [own, mixin, getBlock('[data-world]'), page].join('\n');
}

/**
 * Reads the colour of a token from the sheets, for what is drawn outside them.
 *
 * @param token such as "--highlight"
 * @param ground the theme (light unless named), and the world if it is not the page
 * @returns "#rrggbb", or another CSS colour as the sheet has it
 * @throws when no sheet declares the token
 */
export function getColor(token: string, ground: Ground = {}): string {
  const declarations = readDeclarations(ground.world);
  const [, value] = new RegExp(`${token}: ([^;]+);`).exec(declarations) ?? [];
  if (value === undefined) throw new Error(`styles/base/_tokens.scss has no ${token}.`);
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const picked = (ground.theme === 'dark' ? dark : light) ?? value;
  const [, next] = /^var\((--[\w-]+)\)$/.exec(picked) ?? [];
  if (next) return getColor(next, ground);
  return picked.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}
