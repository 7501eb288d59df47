/**
 * Writes values into files of content with the documents of the package `yaml`. Comments, anchors and
 * the order of fields stay. A text is on one line, so one changed value is one changed line.
 * `npm run format`, `npm run new` and the editor write with it.
 */
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type Tags,
  visit,
  type YAMLMap,
} from 'yaml';
import { splitFrontMatter } from '@/content/files/front-matter';
import { isVisible } from '@/content/schema/text';
import { type Fields, getNames, isEqual, isFields, matchItems } from './match';

/** A number stays as it was typed, such as 007. */
const keepNumbers = (tags: Tags): Tags =>
  tags.map((tag) =>
    typeof tag === 'object' && !tag.collection && /:(int|float)$/.test(tag.tag)
      ? {
          ...tag,
          stringify: (node, ...rest) => node.source ?? tag.stringify?.(node, ...rest) ?? '',
        }
      : tag,
  );

function parse(text: string): Document {
  const document = parseDocument(text, { customTags: keepNumbers, logLevel: 'error' });
  const [problem] = document.errors;
  if (problem) throw problem;
  return document;
}

const isContainer = (value: unknown) => typeof value === 'object' && value !== null;

/** The name of a field. YAML allows an empty one. */
const getName = ({ key }: Pair<unknown, unknown>): string =>
  String((isScalar(key) ? key.value : key) ?? '');

/** The order of a map's fields: present ones keep theirs, and a new one follows the field before it. */
function orderNames(olds: readonly string[], news: readonly string[]): string[] {
  const [had, has] = [new Set(olds), new Set(news)];
  const order = olds.filter((name) => has.has(name));
  for (const [i, name] of news.entries()) {
    if (!had.has(name)) order.splice(i && order.indexOf(news[i - 1] ?? '') + 1, 0, name);
  }
  return order;
}

/** Writes a value into a node. Returns the node, or a new one if it cannot hold the value. */
function edit(document: Document, node: Node | null | undefined, value: unknown): Node {
  if (node && isEqual(node.toJS(document), value)) return node;
  if (isMap<unknown, Node | null>(node) && isFields(value)) return editMap(document, node, value);
  if (isSeq<Node>(node) && Array.isArray(value)) {
    const from = matchItems(node.toJS(document), value);
    node.items = value.map((each, at) => edit(document, node.items[from[at] ?? -1], each));
    // Nothing stands above the first item.
    delete node.items[0]?.spaceBefore;
    return node;
  }
  if (isScalar(node) && !isContainer(value)) {
    // A plain text of several lines would have an empty line after each.
    if (node.type === 'PLAIN' && String(value).includes('\n')) delete node.type;
    delete node.source;
    delete node.tag;
    node.value = value;
    return node;
  }
  const { comment, commentBefore, spaceBefore } = node ?? {};
  return Object.assign(document.createNode(value), { comment, commentBefore, spaceBefore });
}

function editMap(document: Document, map: YAMLMap<unknown, Node | null>, value: Fields): Node {
  const pairs = new Map(map.items.map((pair) => [getName(pair), pair]));
  map.items = orderNames([...pairs.keys()], getNames(value)).map((name) => {
    const pair = pairs.get(name);
    if (!pair) return document.createPair(name, value[name]);
    pair.value = edit(document, pair.value, value[name]);
    return pair;
  });
  const [first] = map.items;
  if (isScalar(first?.key)) delete first.key.spaceBefore;
  return map;
}

/** Whether only quotes show where a text is, or where it begins and ends. */
const needsQuotes = ({ value, type }: Scalar): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  (!isVisible(value) || (!type?.startsWith('BLOCK') && value !== value.trim()));

/** Leaves the comment at the top of a file there when another field is the first. */
function keepHeader(document: Document, first: Pair | undefined): void {
  if (!first || !isScalar(first.key) || document.commentBefore) return;
  if (isMap(document.contents) && document.contents.items[0] === first) return;
  document.commentBefore = first.key.commentBefore ?? null;
  first.key.commentBefore = null;
}

/**
 * Writes values into a text of YAML.
 *
 * @param text the fields of a file; empty for a new file
 * @param values all fields, one that is undefined is left out. Without values, only the form changes
 * @throws an error if the text is not valid YAML, or if it would not have the values afterwards
 */
export function writeFields(text: string, values?: Fields): string {
  const isWindows = text.includes('\r\n');
  const document = parse(text.replaceAll('\r\n', '\n'));
  const { contents } = document;
  const meant = values ?? document.toJS();
  if (values && (contents || getNames(values).length > 0)) {
    const first = isMap(contents) ? contents.items[0] : undefined;
    document.contents = edit(document, contents, values);
    keepHeader(document, first);
  }
  if (!document.contents) return text;
  visit(document, {
    Scalar(_, node) {
      if (needsQuotes(node)) node.type = 'QUOTE_DOUBLE';
    },
  });
  const made = document.toString({ lineWidth: 0, flowCollectionPadding: false }).replace(/^\n/, '');
  if (!isEqual(parse(made).toJS(), meant)) {
    throw new Error('The new values cannot be written into the file. Nothing was saved.');
  }
  return isWindows ? made.replaceAll('\n', '\r\n') : made;
}

/** The fields of a file, and the text below them. What is absent stays as it is. */
export type Content = { fields?: Fields | undefined; body?: string | undefined };

/**
 * Writes new content into a Markdown file with front matter.
 *
 * @param file the present file; empty for a new one
 * @throws an error as writeFields does
 */
export function writeMarkdown(file: string, { fields, body }: Content): string {
  const old = splitFrontMatter(file) ?? { open: '---\n', fields: '', close: '---\n\n', body: file };
  const end = old.open.endsWith('\r\n') ? '\r\n' : '\n';
  const text = body?.replace(/\r?\n/g, end).replace(/(?<=[^\n])$/, end) ?? old.body;
  const close = old.body && text ? old.close : `---${end}${text && end}`;
  return `${old.open}${writeFields(old.fields, fields)}${close}${text}`;
}

/** A file of content in the form in which the editor and `npm run format` write it. */
export function normalise(name: string, text: string): string {
  if (!name.endsWith('.md')) return writeFields(text);
  return splitFrontMatter(text) ? writeMarkdown(text, {}) : text;
}
