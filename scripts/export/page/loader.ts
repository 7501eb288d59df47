import type { Bundle } from '../bundle';
import { sha256 } from '../digest';
import { append, create, type Document, requireElement } from '../html';

/**
 * Builds the import map with the integrity of each file. Browsers read the integrity of imported
 * modules only from there. Those older than Chromium 127, Firefox 138 and Safari 18 ignore it.
 *
 * @param base the address of the files' folder, such as "/_islands/"
 */
export function createImportMap(files: Bundle['files'], base: string): string {
  const integrity = [...files].map(([name, code]) => [base + name, sha256(code)]);
  return JSON.stringify({ integrity: Object.fromEntries(integrity) });
}

/** Adds the loader at the end of the body, after the import map of its files. */
export function addLoader(document: Document, importMap: string, loader: string): void {
  const body = requireElement(document, 'body');
  append(body, create('script', { type: 'importmap' }, importMap));
  append(body, create('script', { type: 'module' }, loader));
}
