/**
 * After `next build`: makes the export plain HTML with islands. Next's scripts, its copy of each
 * page's content and the files its router would fetch go; one small loader comes, which starts
 * each island when a visitor needs it. `PLAIN_NEXT=1` leaves the export as Next made it.
 */
import '../env';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleIslands } from './bundle';
import { readClassNames } from './class-names';
import { islandPage, type Parts } from './page';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const OUT = 'out';
const CHUNKS = join(OUT, '_next/static/chunks');
const FOLDER = '_islands';

/** What only Next's router would fetch: payload texts and the folders they stand in. */
const PAYLOAD = /(^|\/)__next\.[^/]*$|\.txt$/;
const KEPT_TEXT = /(^|\/)(robots|humans|llms)\.txt$/;

async function stripExport(): Promise<void> {
  const { loader, files, classNames } = await bundleIslands(
    await readClassNames(CHUNKS),
    `${BASE_PATH}/${FOLDER}/`,
  );
  const parts: Parts = { loader, islandClasses: classNames, sheets: await readSheets() };

  await mkdir(join(OUT, FOLDER), { recursive: true });
  for (const [name, code] of files) await writeFile(join(OUT, FOLDER, name), code);

  let pages = 0;
  for (const entry of await readdir(OUT, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const nexts = file.startsWith(join(OUT, '_next')) && /\.(js|css)$/.test(file);
    if (nexts || (PAYLOAD.test(file) && !KEPT_TEXT.test(file))) await rm(file);
    else if (file.endsWith('.html') && entry.name !== '500.html') {
      try {
        await writeFile(file, islandPage(await readFile(file, 'utf8'), parts));
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
      }
      pages += 1;
    }
  }
  await removeEmptyFolders(OUT);
  console.log(`islands: ${pages} pages, ${files.size} files, loader ${loader.length} bytes`);
}

/** Next's sheets by their addresses, with addresses in them that hold from a page as well. */
async function readSheets(): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for (const name of await readdir(CHUNKS)) {
    if (!name.endsWith('.css')) continue;
    const css = await readFile(join(CHUNKS, name), 'utf8');
    sheets.set(
      `${BASE_PATH}/_next/static/chunks/${name}`,
      css.replaceAll('url(../media/', `url(${BASE_PATH}/_next/static/media/`),
    );
  }
  return sheets;
}

async function removeEmptyFolders(folder: string): Promise<boolean> {
  let empty = true;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && (await removeEmptyFolders(join(folder, entry.name)))) continue;
    empty = false;
  }
  if (empty) await rm(folder, { recursive: true });
  return empty;
}

if (process.env.PLAIN_NEXT === '1') console.log('islands: left out (PLAIN_NEXT=1)');
else await stripExport();
