/** Runs after the export. Writes the listed pages as Markdown, too. */
import './env';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPath } from '@/content/routes';
import { absoluteUrl } from '@/content/site/absolute-url';
import { site } from '@/content/site/site';
import { listedPages } from '@/content/structured/findable';
import { toMarkdown } from './markdown';
import { OUT, writeFiles } from './out';

const pages = await listedPages();
const copied = site().publishing.markdown ? pages : [];
const copies = copied.map(({ path }): [string, string] => {
  const copy = markdownPath(path).slice(1);
  const html = readFileSync(join(OUT, copy.replace(/\.md$/, '.html')), 'utf8');
  return [copy, toMarkdown(html, absoluteUrl(path))];
});
writeFiles(new Map(copies));
console.log(`discovery: wrote ${copies.length} pages as Markdown`);
