import type { Bundle } from './bundle';
import { sha256 } from './digest';
import { append, create, need } from './html';
import type { Step } from './page';

/**
 * What each file must hold, as an import map: the one place where the browser looks for the
 * integrity of a module that code imports. Browsers older than that (Chromium 127, Firefox 138,
 * Safari 18) take no notice.
 *
 * @param base the address the files stand under, such as "/_islands/"
 */
export function integrityMap(files: Bundle['files'], base: string): string {
  const integrity = [...files].map(([name, code]) => [base + name, sha256(code)]);
  return JSON.stringify({ integrity: Object.fromEntries(integrity) });
}

/** Adds the loader at the end of the body, after the map of the files it imports. */
export function addLoader({ loader, files }: Pick<Bundle, 'loader' | 'files'>, base: string): Step {
  const map = integrityMap(files, base);
  return (document) => {
    const body = need(document, 'body');
    append(body, create('script', { type: 'importmap' }, map));
    append(body, create('script', { type: 'module' }, loader));
  };
}
