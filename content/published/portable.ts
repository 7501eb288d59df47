import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { ProseData } from '../schema/prose';
import { largestFile } from '../structured/picture';
import { absoluteUrl } from '../words/absolute-url';

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

/** The outermost links and components below a node that have a place in the text, in order. */
function findParts(parent: Root | Element): Element[] {
  const parts: Element[] = [];
  visit(parent, 'element', (element) => {
    const { tagName, position } = element;
    if (element === parent || !position) return undefined;
    if (tagName !== 'a' && !tagName.startsWith('prose-')) return undefined;
    parts.push(element);
    return SKIP;
  });
  // Footnotes are the last in the tree, wherever they are in the text.
  return parts.sort((one, other) => getStart(one) - getStart(other));
}

const getStart = ({ position }: Root | Element) => position?.start.offset ?? 0;
const getEnd = ({ position }: Root | Element) => position?.end.offset ?? 0;

const property = (element: Element, name: string) => String(element.properties[name] ?? '');

/** Joins the parts of a text in Markdown by empty lines. */
export const joinParts = (parts: readonly string[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`;

/** Puts "> " before each line. */
export const quote = (text: string) => text.replace(/^(.*)$/gm, (line) => `> ${line}`.trimEnd());

/**
 * A Markdown text that works outside the site: links have full addresses, pictures have the addresses
 * of their files instead of their names, and components are plain Markdown.
 *
 * @param here the page's canonical path
 */
export function portableMarkdown({ markdown, pictures, tree }: ProseData, here: string): string {
  /** The text from `start` to `end`, with each link and component below `parent` rewritten. */
  function write(parent: Root | Element, start: number, end: number): string {
    let text = '';
    let at = start;
    for (const part of findParts(parent)) {
      text += markdown.slice(at, getStart(part)) + writePart(part);
      at = getEnd(part);
    }
    return text + markdown.slice(at, end);
  }

  /** The text inside a component. */
  function writeInside(element: Element): string {
    const inside = element.children.filter((child) => child.type === 'element');
    const [first = element] = inside;
    return write(element, getStart(first), getEnd(inside.at(-1) ?? element));
  }

  function writeFigure(element: Element): string {
    const picture = pictures[property(element, 'name')];
    const caption = property(element, 'caption').replaceAll('"', '\\"');
    const title = caption && ` "${caption}"`;
    return picture ? `![${property(element, 'alt')}](${largestFile(picture)}${title})` : '';
  }

  function writePart(element: Element): string {
    const target = portableLink(property(element, 'href'), here);
    switch (element.tagName) {
      case 'prose-figure':
        return writeFigure(element);
      case 'prose-action':
        return `${property(element, 'text')} [${property(element, 'label')}](${target})`;
      case 'prose-callout':
        return quote(`**${property(element, 'title')}**\n\n${writeInside(element)}`);
      case 'prose-quote':
        return quote(`${writeInside(element)}\n\n${property(element, 'by')}`);
      default:
        return markdown
          .slice(getStart(element), getEnd(element))
          .replace(TARGET, (_, before, to, after) =>
            // A link to a heading has the heading's id, which may have another form than in the text.
            to.startsWith('#')
              ? `${before}${target}${after}`
              : `${before}${portableLink(to, here)}${after}`,
          );
    }
  }

  return write(tree, 0, markdown.length);
}
