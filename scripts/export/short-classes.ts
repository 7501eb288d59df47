import { create, type Element, elementsOf, namesIn, replace, setAttribute, textOf } from './html';
import type { Step } from './page';

/** A class of a CSS module, as Next names it: six letters of a hash, and its own name. */
const MODULE_CLASS = /^_?[\w-]{6}_[a-zA-Z][\w-]*$/;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The shortest names there are: a to z, then aa, ab and so on. */
function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? shortName(rest - 1) : '') + LETTERS.charAt(index % LETTERS.length);
}

/** A class in a selector: what a name may not begin with stands escaped, a digit by its number. */
const CLASS = /\.((?:[\w-]|\\[0-9a-f]{1,6} ?)+)/gi;

const unescaped = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)));

/** `css` with other class names: they begin with a hash, so nothing else looks like one. */
export const renamed = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replace(CLASS, (whole, name) => {
    const short = names.get(unescaped(name));
    return short === undefined ? whole : `.${short}`;
  });

/**
 * Short names for the classes of CSS modules among `classes`.
 *
 * @param kept those that scripts know
 * @param taken short names that are given already
 */
export function shortNames(
  classes: Iterable<string>,
  kept: ReadonlySet<string>,
  taken: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const names = new Map(taken);
  for (const name of classes) {
    const mayChange = MODULE_CLASS.test(name) && !kept.has(name);
    if (mayChange && !names.has(name)) names.set(name, shortName(names.size));
  }
  return names;
}

/** The class names that an element says of what a library makes of it. */
export const spokenIn = (elements: Iterable<Element>): string[] =>
  [...elements].flatMap((element) => namesIn(element, 'data-classes'));

/**
 * Gives the classes of CSS modules the shortest names a page has room for: their hashes are the
 * one thing in a page that does not compress. Takes the page's own sheet, so comes after
 * `splitStyles`.
 *
 * @param kept names that scripts know, the islands' among them
 * @param site the short names in the site's sheet
 */
export function shortenClasses(
  kept: ReadonlySet<string>,
  site: ReadonlyMap<string, string> = new Map(),
): Step {
  return (document) => {
    const elements = [...elementsOf(document)];
    const names = shortNames(
      elements.flatMap((element) => namesIn(element, 'class')),
      new Set([...kept, ...spokenIn(elements)]),
      site,
    );
    for (const element of elements) {
      const short = namesIn(element, 'class').map((name) => names.get(name) ?? name);
      if (short.length > 0) setAttribute(element, 'class', short.join(' '));
      if (element.tagName === 'style') {
        replace(element, create('style', {}, renamed(textOf(element), names)));
      }
    }
  };
}
