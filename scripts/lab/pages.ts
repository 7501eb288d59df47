import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorPages } from '../build/hosts/description';

/** An exported page: its address, "/team", and its file, from the site's folder. */
export type ExportedPage = { path: string; file: string };

/**
 * Every page of an exported site, error pages included.
 *
 * @param out the folder of the site
 * @throws when there is none
 */
export function exportedPages(out: string): ExportedPage[] {
  if (!existsSync(join(out, 'index.html'))) {
    throw new Error(`There is no exported site in "${out}": run "npm run build:test" first.`);
  }
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ file, path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}` }));
}

/** Whether a page is what hosts show when something fails. */
export const isErrorPage = (path: string) =>
  [...Object.values<string>(errorPages), '/_not-found'].includes(path);
