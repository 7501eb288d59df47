import { parse, serialize } from 'parse5';
import type { Document } from '../../html';

/** Runs one step of the export on a page. */
export function edit(html: string, step: (document: Document) => void): string {
  const document = parse(html);
  step(document);
  return serialize(document);
}
