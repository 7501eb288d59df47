import { parse, serialize } from 'parse5';
import type { Document } from '../../html';

/** Takes a page through one step. */
export function edit(html: string, step: (document: Document) => void): string {
  const document = parse(html);
  step(document);
  return serialize(document);
}
