/**
 * Walks every exported page and prints what search engines, chats, readers with disabilities and
 * validators get of it: `npm run audit`, on the built site. Any hole fails. With `-- --open` it also
 * lists what axe cannot tell and asks a person to look at; the table counts it, as "(3?)".
 */
import '../build/env';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feeds } from '../../content/feeds';
import { aliases } from '../../content/routes';
import { findBrowser } from '../serve/browser';
import { startPreview } from '../serve/preview/server';
import { accessibilityOf, type Look } from './audit/accessibility';
import { columns } from './audit/columns';
import { exportedPages } from './audit/exported';
import { fileHoles } from './audit/files';
import { markup } from './audit/markup';
import { jsonFeedHoles, sitemapHoles, structuredHoles } from './audit/oracles';
import { factsOf, type PageFacts } from './audit/page';
import { type SiteFacts, siteOf } from './audit/site';
import { plainTable } from './audit/table';

const OUT = 'out';

/** Runs axe on every page but second addresses, which show what another has. */
async function runAxe({ pages }: SiteFacts): Promise<(path: string) => Look> {
  const browser = findBrowser();
  const preview = await startPreview({ port: 0 });
  try {
    const paths = [...pages.keys()].filter((path) => !(path in aliases));
    const looks = await accessibilityOf(paths, preview.url, browser);
    return (path) => looks.get(path) ?? { cell: { shown: '–', holes: [] }, open: [] };
  } finally {
    await preview.close();
  }
}

/** What others' validators say of the site map, the feed and the structured data. */
async function oracleHoles(facts: readonly PageFacts[]): Promise<string[]> {
  const read = (name: string) => readFileSync(join(OUT, name), 'utf8');
  const under = (name: string, holes: readonly string[]) => holes.map((hole) => `${name}: ${hole}`);
  return [
    ...under('sitemap.xml', await sitemapHoles(read('sitemap.xml'))),
    ...under(feeds.json, jsonFeedHoles(JSON.parse(read(feeds.json)))),
    ...(
      await Promise.all(
        facts.map(async ({ path, things }) => under(path, await structuredHoles(things))),
      )
    ).flat(),
  ];
}

/** Prints a row for each page and a line for each hole, and gives the number of holes. */
async function audit(): Promise<number> {
  const exported = exportedPages(OUT);
  const facts = exported.map(factsOf);
  const site = siteOf(OUT, facts);
  const markupOf = new Map(
    exported.map(({ path, file }) => [path, markup(readFileSync(join(OUT, file), 'utf8'))]),
  );
  const axeOf = await runAxe(site);

  const rows = facts.map((page) => ({
    path: page.path,
    cells: [
      ...Object.entries(columns).map(([name, cellOf]) => ({ name, cell: cellOf(page, site) })),
      { name: 'html', cell: markupOf.get(page.path) ?? { shown: '–', holes: ['was not read'] } },
      { name: 'axe', cell: axeOf(page.path).cell },
    ],
  }));
  const head = ['page', ...(rows[0]?.cells.map(({ name }) => name) ?? [])];
  const body = rows.map(({ path, cells }) => [
    path,
    ...cells.map(({ cell: { shown, holes } }) => (holes.length > 0 ? `✗ ${shown}` : shown)),
  ]);
  console.log(plainTable(head, body));
  if (process.argv.includes('--open')) {
    for (const { path } of facts) {
      for (const question of axeOf(path).open) console.log(`? ${path}: ${question}`);
    }
  }

  const holes = [
    ...rows.flatMap(({ path, cells }) =>
      cells.flatMap(({ name, cell }) => cell.holes.map((hole) => `${path}: ${name} ${hole}`)),
    ),
    ...fileHoles(OUT, site),
    ...(await oracleHoles(facts)),
  ];
  console.log(`\n${rows.length} pages, ${holes.length} holes`);
  for (const hole of holes) console.error(`✗ ${hole}`);
  return holes.length;
}

try {
  if (process.env.NEXT_PUBLIC_BASE_PATH)
    throw new Error('The audit wants a site built for the root: unset NEXT_PUBLIC_BASE_PATH.');
  if (!existsSync(join(OUT, 'index.html')))
    throw new Error(`There is no built site in "${OUT}": run "npm run build:test" first.`);
  process.exitCode = (await audit()) > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
