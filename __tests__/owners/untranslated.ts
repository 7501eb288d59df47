import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A text of the built site, and where it stands. */
type Found = { place: string; text: string };

/** Addresses, and names that a script replaces. */
const ADDRESS = /\S+@\S+|[\w.-]+\.example\.com|\w*:\/\/\S+|(?<=\s|^|\()\/\S*|\[[a-z]+\]/g;

/** A word that a translator would have changed: two letters, one of which can have an accent. */
const WORD = /(?<![\p{L}\p{N}])(?=[A-Za-z]*[acdeghijklnorstuwyz])[A-Za-z]{2,}(?![\p{L}\p{N}])/iu;

const isWords = (text: string) => WORD.test(text.replace(ADDRESS, '').replace('Deutsch', ''));

/** Elements whose texts are code. */
const CODE = ['style', 'code', 'pre', 'kbd', 'svg'];

/** Attributes with words for visitors, at once or from a script. */
const ATTRIBUTES =
  /^(alt|title|placeholder|label|aria-(label|roledescription)|data-(pause|play|words|required|label|cursor))$/;

/** The metadata that search engines and networks show. */
const METADATA =
  /^(description|author|article:section|(og|twitter):(title|description|image:alt))$/;

/** Names of JSON whose values are addresses, or words that a standard defines. */
const DEFINED =
  /^(@.*|dayOfWeek|employmentType|jobLocationType|unitText|currency|addressCountry|url|image|item|id|lang|language|dir|display|purpose|type)$/;

/** The texts in JSON. */
function readJson(value: unknown, name = ''): string[] {
  if (DEFINED.test(name)) return [];
  if (typeof value === 'string') return value.startsWith('<') ? readHtml(value) : [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => readJson(item, name));
  return Object.entries(value).flatMap(([key, inner]) => readJson(inner, key));
}

const getAttribute = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value ?? '';

function readAttributes(element: Element): string[] {
  const { tagName, attrs } = element;
  if (tagName === 'meta') {
    const name = getAttribute(element, 'name') || getAttribute(element, 'property');
    return METADATA.test(name) ? [getAttribute(element, 'content')] : [];
  }
  return attrs
    .filter(({ name }) => ATTRIBUTES.test(name))
    .flatMap(({ value }) => (value.startsWith('{') ? readJson(JSON.parse(value)) : [value]));
}

/** The texts of a script: structured data has some. */
const readScript = (element: Element) =>
  getAttribute(element, 'type') === 'application/ld+json'
    ? element.childNodes
        .filter(defaultTreeAdapter.isTextNode)
        .flatMap(({ value }) => readJson(JSON.parse(value)))
    : [];

function readNode(node: Node): string[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  if (node.tagName === 'script') return readScript(node);
  // A link to a page in another language has its words.
  if (node.tagName === 'a' && getAttribute(node, 'hreflang')) return [];
  const own = readAttributes(node);
  const isAddress = /^(mailto|tel):/.test(getAttribute(node, 'href'));
  if (CODE.includes(node.tagName) || isAddress) return own;
  return [...own, ...node.childNodes.flatMap(readNode)];
}

const readHtml = (html: string): string[] =>
  (html.startsWith('<!') ? parse(html) : parseFragment(html)).childNodes.flatMap(readNode);

/** The texts of a feed, each in an element. */
const readXml = (xml: string): string[] =>
  [
    ...xml.matchAll(/<(?:title|description|category|dc:creator|content:encoded)>(.*?)<\//gs),
  ].flatMap(([, text = '']) => readHtml(text.replace(/<!\[CDATA\[|\]\]>/g, '')));

/** The lines of a Markdown file, without the targets of its links, its code and names of fields. */
const readMarkdown = (markdown: string): string[] =>
  markdown
    .replace(/```[\s\S]*?```|`[^`]*`/g, '')
    .replace(/^(title|description|url|date):/gm, '')
    .split('\n')
    .map((line) => line.replace(/\]\([^)]*\)/g, ']'));

/** How to read the files with words. The editor is in English, whatever the language of the site is. */
const READERS: readonly (readonly [RegExp, (text: string) => string[]])[] = [
  [/^(?!admin).*\.html$/, readHtml],
  [/feed\.xml$/, readXml],
  [/feed\.json$|\.webmanifest$/, (text) => readJson(JSON.parse(text))],
  [/\.md$|^llms\.txt$/, readMarkdown],
];

/** The pages of the language that is none of the made-up ones. */
const GERMAN = /^de(\/|\.html$)/;

/**
 * Finds the texts of a built site that come from code: those without the accents of `translate`.
 *
 * @param folder the folder of the exported site
 */
function findUntranslated(folder: string): Found[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const read = READERS.find(([name]) => name.test(file))?.[1];
    if (!read || GERMAN.test(file)) return [];
    return read(readFileSync(join(folder, file), 'utf8'))
      .filter(isWords)
      .map((text) => ({ place: file, text: text.trim().slice(0, 120) }));
  });
}

/**
 * Expects all texts of a built site to come from content.
 *
 * @throws an error that lists the others, each with its page
 */
export function expectTranslated(folder: string): void {
  const lines = findUntranslated(folder).map(({ place, text }) => `  ${place}: ${text}`);
  if (lines.length === 0) return;
  throw new Error(`These texts stand in code. Move them to content:\n${lines.join('\n')}`);
}
