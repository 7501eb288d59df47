import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import type { Write } from './files';
import { elementsOf } from './html';
import type { Step } from './page';
import { renamed, shortenClasses, shortNames, spokenIn } from './short-classes';
import { readSheets, siteSheet, splitStyles, wantsOf } from './styles';

/**
 * Writes the sheet that all pages share.
 *
 * @param out the exported site, with Next's sheets still in it
 * @param basePath the folder it is served from, such as "/site"; empty at a domain's root
 * @param write writes it
 * @param islandClasses the class names that islands may set once they run
 * @returns what each page needs done to link it, and hold the rest of its rules itself
 */
export async function styleSteps(
  out: string,
  basePath: string,
  write: Write,
  islandClasses: ReadonlySet<string>,
): Promise<Step[]> {
  const sheets = await readSheets(join(out, '_next/static/chunks'), basePath);
  const files = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.html'));
  const documents = await Promise.all(
    files.map(async (name) => parse(await readFile(join(out, name), 'utf8'))),
  );
  const site = siteSheet(
    documents.map((document) => wantsOf(document, islandClasses)),
    sheets,
  );
  const spoken = documents.flatMap((document) => spokenIn(elementsOf(document)));
  const names = shortNames(site.classes, new Set([...islandClasses, ...spoken]));
  const href = write('css', renamed(site.css, names));
  return [
    splitStyles(sheets, { ...site, href }, islandClasses),
    shortenClasses(islandClasses, names),
  ];
}
