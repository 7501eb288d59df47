import type { Bundle } from '../bundle';
import { sha256 } from '../digest';
import { append, create, type Document, need } from '../html';

/**
 * Writes the import map with the integrity of each file. It is the one place where a browser looks
 * for the integrity of a module that code imports. Browsers older than that (Chromium 127, Firefox
 * 138, Safari 18) ignore it.
 *
 * @param base the address that the files stand under, such as "/_islands/"
 */
export function integrityMap(files: Bundle['files'], base: string): string {
  const integrity = [...files].map(([name, code]) => [base + name, sha256(code)]);
  return JSON.stringify({ integrity: Object.fromEntries(integrity) });
}

/** Puts the loader at the end of the body, after the map of the files that it imports. */
export function addLoader(document: Document, importMap: string, loader: string): void {
  const body = need(document, 'body');
  append(body, create('script', { type: 'importmap' }, importMap));
  append(body, create('script', { type: 'module' }, loader));
}
