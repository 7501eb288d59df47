/**
 * Writes new values into a text of YAML, and leaves every other byte as it is: comments, quotes, folds,
 * empty lines and the order of fields. `npm run edit` saves with it.
 */
import {
  Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { splitFrontMatter } from '@/content/files/front-matter';
import { type Collection, getBlocks } from './writer/blocks';
import { applyEdits, type Edit, getLineStart, indentRest } from './writer/lines';
import { getNames, isEqual, isFields, matchItems } from './writer/match';
import { isScalarValue, writeScalar } from './writer/scalar';

type Way = readonly (string | number)[];

/** The text, and the edits so far. */
type Draft = { text: string; edits: Edit[] };

/** An item of the new collection. `from` is its index in the old one. `text` is its YAML, if written anew. */
type Item = { from: number | undefined; text: string | undefined };

/** Writes values as new YAML. Texts with white space at their ends stand in quotes. */
export function toYaml(values: unknown): string {
  const document = new Document(values);
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && /^\s|\s$/.test(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 100 });
}

/** Writes values as YAML in brackets, on one line. JSON is YAML, too. */
function toFlow(values: unknown): string {
  const yaml = stringify(values, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
  return yaml.includes('\n') ? JSON.stringify(values) : yaml;
}

/** Writes a value into a node. Returns false if the node cannot hold it in its present form. */
function write(draft: Draft, node: Node | null, value: unknown, way: Way): boolean {
  if (!node?.range) return false;
  if (isScalar(node)) return writeText(draft, node, value, way);
  if (isMap(node) && isFields(value)) return writeMap(draft, node, value, way);
  if (isSeq(node) && Array.isArray(value)) return writeList(draft, node, value, way);
  return false;
}

function writeText({ text, edits }: Draft, node: Scalar, value: unknown, way: Way): boolean {
  if (isEqual(node.value, value)) return true;
  const [start, end] = node.range ?? [0, 0];
  if (!isScalarValue(value) || start === end) return false;
  const holds = (written: string) => {
    const edited = applyEdits(text, [{ start, end, text: written }]);
    const document = parseDocument(edited, { logLevel: 'error' });
    return document.errors.length === 0 && document.getIn(way) === value;
  };
  const line = text.slice(getLineStart(text, start), start);
  const indent = `${(/^[ -]*/.exec(line)?.[0] ?? '').replaceAll('-', ' ')}  `;
  edits.push({ start, end, text: writeScalar(value, node, text.slice(start, end), indent, holds) });
  return true;
}

/** The order of a map's fields: present ones keep theirs, and a new one follows the field before it. */
function orderNames(olds: readonly string[], news: readonly string[]): string[] {
  const order = olds.filter((name) => news.includes(name));
  for (const [i, name] of news.entries()) {
    if (order.includes(name)) continue;
    order.splice(i === 0 ? 0 : order.indexOf(news[i - 1] ?? '') + 1, 0, name);
  }
  return order;
}

function writeMap(draft: Draft, map: YAMLMap, value: Record<string, unknown>, way: Way): boolean {
  const pairs = map.items as Pair<Scalar, Node | null>[];
  const olds = pairs.map(({ key }) => String(key.value));
  return writeItems(
    draft,
    map,
    orderNames(olds, getNames(value)).map((name) => {
      const from = olds.includes(name) ? olds.indexOf(name) : undefined;
      const old = from === undefined ? undefined : pairs[from];
      const isWritten = old && write(draft, old.value, value[name], [...way, name]);
      const field = { [name]: value[name] };
      const made = () =>
        map.flow ? toFlow(field).slice(1, -1).trim() : toYaml(field).slice(0, -1);
      return { from, text: isWritten ? undefined : made() };
    }),
  );
}

function writeList(draft: Draft, list: YAMLSeq, value: readonly unknown[], way: Way): boolean {
  const items = list.items as Node[];
  return writeItems(
    draft,
    list,
    matchItems(list.toJSON(), value).map((from, at) => {
      const isWritten =
        from !== undefined && write(draft, items[from] ?? null, value[at], [...way, from]);
      const made = () => (list.flow ? toFlow(value[at]) : toYaml([value[at]]).slice(0, -1));
      return { from, text: isWritten ? undefined : made() };
    }),
  );
}

/** Writes the items of a map or a list in their new order. The edits in old items are made already. */
function writeItems(draft: Draft, collection: Collection, items: readonly Item[]): boolean {
  const count = collection.items.length;
  const isInPlace = items.length === count && items.every(({ from }, at) => from === at);
  if (isInPlace && items.every(({ text }) => text === undefined)) return true;
  if (items.length === 0 || count === 0) return false;
  return collection.flow
    ? writeFlow(draft, collection, items)
    : writeBlocks(draft, collection, items);
}

/** Takes the edits from `start` to `end` out of the draft. */
function takeEdits({ edits }: Draft, start: number, end: number): Edit[] {
  const isInside = (edit: Edit) => edit.start >= start && edit.end <= end;
  const taken = edits.filter(isInside);
  edits.splice(0, edits.length, ...edits.filter((edit) => !isInside(edit)));
  return taken;
}

function writeFlow(draft: Draft, collection: Collection, items: readonly Item[]): boolean {
  const [start, end] = collection.range ?? [0, 0];
  const { text } = draft;
  const inner = takeEdits(draft, start, end);
  const parts = items.map((item) => {
    if (item.text !== undefined) return item.text;
    const old = collection.items[item.from ?? -1] as Node | Pair<Node, Node>;
    const [first, last] = isPair(old) ? [old.key, old.value ?? old.key] : [old, old];
    return applyEdits(text, inner, first.range?.[0], last.range?.[1]);
  });
  const [open = '[', space = ''] = /^([[{])( ?)/.exec(text.slice(start, end))?.slice(1) ?? [];
  const close = open === '[' ? ']' : '}';
  draft.edits.push({ start, end, text: `${open}${space}${parts.join(', ')}${space}${close}` });
  return true;
}

function writeBlocks(draft: Draft, collection: Collection, items: readonly Item[]): boolean {
  const { text } = draft;
  const blocks = getBlocks(text, collection);
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return false;
  const lineStart = getLineStart(text, first.start);
  const isOnLine = text.slice(lineStart, first.start).trim() !== '';
  const start = isOnLine ? first.start : lineStart - first.comments.length;
  const inner = takeEdits(draft, start, last.end);
  const indent = ' '.repeat(first.start - lineStart);
  const isSpaced = blocks.length > 1 && blocks.slice(1).every(({ gap }) => /^\s*\n$/.test(gap));
  const newGap = isSpaced ? '\n' : '';
  // The item that was first takes the lines above the item that is first now.
  const movedGap = blocks[items[0]?.from ?? 0]?.gap || newGap;
  const parts = items.map(({ from, text: made }, at) => {
    const old = from === undefined ? undefined : blocks[from];
    const gap = old === first ? movedGap : (old?.gap ?? newGap);
    const comments = old?.comments ?? '';
    const own =
      made === undefined && old
        ? applyEdits(text, inner, old.start, old.end)
        : `${indentRest(made ?? '', indent)}\n`;
    if (at > 0) return `${gap}${comments}${indent}${own}`;
    if (!isOnLine) return `${comments}${indent}${own}`;
    return comments ? `\n${comments}${indent}${own}` : own;
  });
  draft.edits.push({ start, end: last.end, text: parts.join('') });
  return true;
}

/**
 * Writes new values into a text of YAML. What did not change keeps every byte.
 *
 * @param text the fields of a file; empty for a new file
 * @param values all fields. One that is undefined is left out
 * @throws an error if the text is not valid YAML, or if it would not have the values afterwards
 */
export function writeFields(text: string, values: Readonly<Record<string, unknown>>): string {
  if (text.includes('\r\n')) {
    return writeFields(text.replaceAll('\r\n', '\n'), values).replaceAll('\n', '\r\n');
  }
  const isEnded = text === '' || text.endsWith('\n');
  const draft: Draft = { text: isEnded ? text : `${text}\n`, edits: [] };
  const document = parseDocument(draft.text, { keepSourceTokens: true });
  const [problem] = document.errors;
  if (problem) throw problem;
  const isWritten = write(draft, document.contents as Node | null, values, []);
  const made = isWritten ? applyEdits(draft.text, draft.edits) : toYaml(values);
  if (!isEqual(parseDocument(made).toJSON(), JSON.parse(JSON.stringify(values)))) {
    throw new Error('The new values cannot be written into the file. Nothing was saved.');
  }
  return isEnded ? made : made.slice(0, -1);
}

/** The fields of a file, and the text below them. */
export type Content = { fields: Readonly<Record<string, unknown>>; body?: string };

/**
 * Writes new content into a Markdown file. What did not change keeps every byte.
 *
 * @param file the present file; empty for a new one
 * @throws an error as writeFields does
 */
export function writeMarkdown(file: string, { fields, body = '' }: Content): string {
  const old = splitFrontMatter(file);
  if (!old) return `---\n${writeFields('', fields)}---\n\n${body.trim()}\n`;
  const isSame = old.body.trim() === body.trim();
  const text = isSame ? old.body : `${body.trim()}\n`;
  return `${old.open}${writeFields(old.fields, fields)}${old.close}${text}`;
}
