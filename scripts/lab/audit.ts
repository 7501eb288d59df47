/**
 * Checks every exported page, the site map, the feeds and llms.txt, with our own rules and third-party
 * validators: `npm --prefix scripts/lab run audit`, on the built site. Any finding fails the audit. The
 * browser tests check accessibility.
 */
import '../site/env';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feeds } from '@/content/words/shared';
import { checkFiles } from './audit/files';
import { readPage } from './audit/page';
import { checkPage } from './audit/rules';
import { createSite } from './audit/site';
import {
  validateHtml,
  validateJsonFeed,
  validateSitemap,
  validateStructuredData,
} from './audit/validators';
import { exportedPages } from './pages';

const OUT = 'out';
const read = (name: string) => readFileSync(join(OUT, name), 'utf8');

/** @returns the number of pages, and one line for each finding */
async function audit(): Promise<{ count: number; findings: string[] }> {
  const sources = exportedPages(OUT).map(({ path, file }) => ({ path, html: read(file) }));
  const pages = sources.map(({ path, html }) => readPage(path, html));
  const site = createSite(OUT, pages);
  const findings: string[] = [];
  const add = (subject: string, messages: readonly string[]) =>
    findings.push(...messages.map((message) => `${subject}: ${message}`));

  for (const { path, html } of sources) add(path, validateHtml(html));
  for (const page of pages) {
    add(page.path, checkPage(page, site));
    for (const json of page.structuredData) add(page.path, await validateStructuredData(json));
  }
  findings.push(...checkFiles(OUT, site));
  add('sitemap.xml', await validateSitemap(read('sitemap.xml')));
  add(feeds().json, validateJsonFeed(JSON.parse(read(feeds().json))));
  return { count: pages.length, findings };
}

try {
  if (process.env.NEXT_PUBLIC_BASE_PATH)
    throw new Error('The audit needs a site built for the root: unset NEXT_PUBLIC_BASE_PATH.');
  const { count, findings } = await audit();
  console.log(`${count} pages, ${findings.length} findings`);
  for (const finding of findings) console.error(`✗ ${finding}`);
  if (findings.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
