import { parse, serialize } from 'parse5';
import type { Document } from './html';

/**
 * One change to an exported page.
 *
 * @throws a sentence about the page ("it holds …") when the page is not fit for the change
 */
export type Step = (document: Document) => void;

/** Reads a page, takes each step on it in turn, and writes it again. */
export function rewrite(html: string, steps: readonly Step[]): string {
  const document = parse(html);
  for (const step of steps) step(document);
  return serialize(document);
}
