import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorPages } from '../../site/hosts/description';

/** An exported page: its path, such as "/team", and its file in the export. */
export type ExportedPage = { path: string; file: string };

/**
 * Lists every page of an exported site, including error pages.
 *
 * @param out the folder of the site
 * @throws if there is no site
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

/** Whether a page is an error page of hosts. */
export const isErrorPage = (path: string) =>
  [...Object.values<string>(errorPages), '/_not-found'].includes(path);
