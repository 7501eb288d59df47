import {
  isCollection,
  isPair,
  isScalar,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { getLineStart, getNextLine } from './lines';

export type Collection = YAMLMap | YAMLSeq;

/**
 * An item of a collection that has whole lines. Its own text goes from `start`, its key or its dash, to
 * `end`, the next line.
 */
export type Block = {
  /** The lines above it that belong to no item. */
  gap: string;
  /** The lines of comments that touch it. */
  comments: string;
  start: number;
  end: number;
};

/** Where each item starts: at its key, or at its dash. */
export function getStarts(collection: Collection): number[] {
  const token = collection.srcToken as
    | { items?: { start: { type: string; offset: number }[] }[] }
    | undefined;
  return collection.items.map((item, i) => {
    if (isPair(item)) return (item.key as Node).range?.[0] ?? 0;
    const dash = token?.items?.[i]?.start.find(({ type }) => type === 'seq-item-ind');
    return dash?.offset ?? (item as Node).range?.[0] ?? 0;
  });
}

/** The last place of an item's content. Comments after it are not content. */
function getLast(text: string, item: unknown, start: number): number {
  if (isPair(item)) {
    const { key, value } = item as Pair<Node, Node | null>;
    return getLast(text, value, key.range?.[1] ?? start);
  }
  const node = item as Node | null;
  if (!node?.range) return start;
  if (isCollection(node) && !node.flow && node.items.length > 0) {
    const starts = getStarts(node as Collection);
    return getLast(text, node.items.at(-1), starts.at(-1) ?? start);
  }
  const [from, to] = node.range;
  if (from === to) return start;
  const source = text.slice(from, to);
  const keepsEmptyLines = isScalar(node) && /^[|>]\d*\+/.test(source);
  return keepsEmptyLines ? to - 1 : from + source.trimEnd().length - 1;
}

/** The comments at the end of some lines. */
const COMMENTS = /(?:(?<=^|\n)[ \t]*#[^\n]*\n)+$/;

/** The items of a collection with the lines above them. */
export function getBlocks(text: string, collection: Collection): Block[] {
  const starts = getStarts(collection);
  let floor = 0;
  return collection.items.map((item, i) => {
    const start = starts[i] ?? 0;
    const end = getNextLine(text, getLast(text, item, start));
    const above = text.slice(i === 0 ? 0 : floor, getLineStart(text, start));
    const isOnLine = text.slice(getLineStart(text, start), start).trim() !== '';
    const comments = isOnLine ? '' : (COMMENTS.exec(above)?.[0] ?? '');
    const gap = i === 0 ? '' : above.slice(0, above.length - comments.length);
    floor = end;
    return { gap, comments, start, end };
  });
}
