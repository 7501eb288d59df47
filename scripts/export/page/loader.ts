import { append, create, type Document, requireElement } from '../html';

/** Adds the loader at the end of the body. */
export function addLoader(document: Document, loader: string): void {
  append(requireElement(document, 'body'), create('script', { type: 'module' }, loader));
}
