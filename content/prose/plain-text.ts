import type { Nodes } from 'mdast';
import { toString as getText } from 'mdast-util-to-string';
import { getLanguage } from '../files/language';
import { parseMarkdown } from '../files/markdown-tree';
import { joinWords, toSentence, toWords } from '../schema/words';

/** What nobody reads as words of a text. */
const UNREAD = new Set(['code', 'definition', 'html', 'image', 'imageReference', 'leafDirective']);

/** The blocks whose words stand in one line. */
const LINES = new Set(['heading', 'paragraph', 'tableCell']);

/** The words of an inline part. A line break is a space. */
const toLine = (node: Nodes): string =>
  node.type === 'break' ? ' ' : getText(node, { includeImageAlt: false, includeHtml: false });

/** The words of each block in a tree. A heading ends as a sentence does. */
function toBlocks(node: Nodes): string[] {
  if (UNREAD.has(node.type) || !('children' in node)) return [];
  if (!LINES.has(node.type)) return node.children.flatMap(toBlocks);
  const words = node.children.map(toLine).join('').trim();
  return [node.type === 'heading' ? toSentence(words) : words];
}

/** The words of a Markdown text, without code, pictures and directives. */
export const plainText = (markdown: string): string =>
  toBlocks(parseMarkdown(markdown)).join(' ').replace(/\s+/g, ' ').trim();

/** Fields of content that are not words to read: pictures, links, and what stands in other places. */
const SKIPPED = new Set([
  'alt',
  'action',
  'breadcrumb',
  'image',
  'link',
  'meta',
  'pictures',
  'url',
]);

/** Fields whose text says something even in one word. */
const SAID = new Set(['desc', 'role', 'title']);

/** Whether a piece of copy says something: three words or more. Labels and keys have fewer. */
const isSentence = (text: string, field: string) =>
  SAID.has(field) || toWords(text, getLanguage()).length > 2;

/** Whether a title has lines. */
const isLines = (content: object): content is string[] =>
  Array.isArray(content) && content.every((line) => typeof line === 'string');

/** Every sentence in a piece of content, in its order. */
function sentencesIn(content: unknown, name = ''): string[] {
  if (typeof content === 'string') {
    return isSentence(content, name) ? [toSentence(content.trim())] : [];
  }
  if (typeof content !== 'object' || content === null) return [];
  if (name === 'title' && isLines(content)) return sentencesIn(joinWords(content), name);
  if ('markdown' in content && typeof content.markdown === 'string') {
    return [plainText(content.markdown)];
  }
  return Object.entries(content).flatMap(([field, value]) =>
    SKIPPED.has(field) ? [] : sentencesIn(value, Array.isArray(content) ? name : field),
  );
}

/** The sentences of a piece of content as one text, for the search. Markdown becomes plain text. */
export const textOf = (content: unknown): string => [...new Set(sentencesIn(content))].join(' ');
