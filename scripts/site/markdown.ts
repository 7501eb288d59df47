import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { stringify } from 'yaml';

/** Elements without words, or with words that only make sense in a browser. */
const CONTROLS = new Set(
  'button canvas dialog form iframe nav script search style svg template video'.split(' '),
);

const isLeftOut = ({ tagName, properties }: Element) =>
  CONTROLS.has(tagName) ||
  'hidden' in properties ||
  'popover' in properties ||
  properties.ariaHidden === 'true' ||
  (tagName === 'img' && !properties.alt);

/** What the head of a page says about it. */
type Facts = { title?: string; description?: string; url?: string };

/** Notes what an element of the head says. */
function readFact({ tagName, properties, children: [text] }: Element, facts: Facts): void {
  if (tagName === 'title' && text?.type === 'text') facts.title ??= text.value;
  if (tagName === 'meta' && properties.name === 'description')
    facts.description = String(properties.content);
  if (tagName === 'link' && String(properties.rel) === 'canonical')
    facts.url = String(properties.href);
}

/** Makes an address a full one. */
function complete(properties: Element['properties'], name: 'href' | 'src', base: string): void {
  const value = properties[name];
  if (typeof value === 'string' && URL.canParse(value, base))
    properties[name] = new URL(value, base).href;
}

/** Keeps the words of the main element, and notes the facts of the head. */
const takeWords = (address: string, facts: Facts) => (tree: Root) => {
  let words: Root['children'] = [];
  visit(tree, 'element', (element, index, parent) => {
    readFact(element, facts);
    if (parent && index !== undefined && isLeftOut(element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (element.tagName === 'main') words = element.children;
    complete(element.properties, 'href', address);
    complete(element.properties, 'src', address);
    return undefined;
  });
  tree.children = words;
};

/** Characters that say where a browser may break a word. */
const BREAKS = /[\u00ad\u200b]/g;

/**
 * Formats a page as Markdown, for language models: its title, description and address as front matter,
 * then the words of its main element.
 *
 * @param html the page as the export wrote it
 * @param address its full address, which makes its links full ones. If it is a path, they stay paths
 */
export function toMarkdown(html: string, address: string): string {
  const facts: Facts = {};
  const words = unified()
    .use(rehypeParse)
    .use(() => takeWords(address, facts))
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-' })
    .processSync(html);
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${words}`
    .replace(BREAKS, '')
    .replaceAll('\u00a0', ' ');
}
