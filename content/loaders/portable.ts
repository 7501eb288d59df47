import type { ProseData } from '../schema/prose';
import { largestFile } from '../structured/picture';
import { absoluteUrl } from './absolute-url';
import { descendants, toTree } from './prose';

/** The places of links and pictures in a text, the last one first. */
function placesIn(markdown: string): { image: boolean; start: number; end: number }[] {
  return descendants(toTree(markdown))
    .filter(({ tagName }) => tagName === 'a' || tagName === 'img')
    .map(({ tagName, position }) => ({
      image: tagName === 'img',
      start: position?.start.offset ?? 0,
      end: position?.end.offset ?? 0,
    }))
    .sort((a, b) => b.end - a.end);
}

/**
 * Turns a link of the text at `here` ("/contact", "#anchor") into a full address.
 *
 * @param here the page's canonical path
 */
export function portableLink(href: string, here: string): string {
  if (href.startsWith('#')) return absoluteUrl(`${here}${href}`);
  return href.startsWith('/') ? absoluteUrl(href) : href;
}

/** A link such as `[words](/contact)`: what comes before the address, the address, and the rest. */
const TARGET = /^([\s\S]*\]\(\s*)([^\s)]+)([\s\S]*)$/;

/**
 * A Markdown text that works outside the site: links have full addresses, and pictures have the
 * addresses of their files instead of their names.
 *
 * @param here the page's canonical path
 */
export function portableMarkdown({ markdown, pictures }: ProseData, here: string): string {
  let text = markdown;
  for (const { image, start, end } of placesIn(markdown)) {
    const changed = text.slice(start, end).replace(TARGET, (_, before, target, after) => {
      const picture = image ? pictures[target] : undefined;
      return `${before}${picture ? largestFile(picture) : portableLink(target, here)}${after}`;
    });
    text = text.slice(0, start) + changed + text.slice(end);
  }
  return text;
}
