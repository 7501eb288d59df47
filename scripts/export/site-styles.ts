import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import type { Write } from './files';
import { elementsOf } from './html';
import type { Step } from './page';
import { renamed, shortenClasses, shortNames, spokenIn } from './short-classes';
import { readSheets, siteSheet, splitStyles, type Wants, wantsOf } from './styles';

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
  const wants: Wants[] = [];
  const kept = new Set(islandClasses);
  // One after the other: the trees of thousands of pages have no room beside each other.
  for (const name of files) {
    const document = parse(await readFile(join(out, name), 'utf8'));
    wants.push(wantsOf(document, islandClasses));
    for (const spoken of spokenIn(elementsOf(document))) kept.add(spoken);
  }
  const site = siteSheet(wants, sheets);
  const names = shortNames(site.classes, kept);
  const href = write('css', renamed(site.css, names));
  return [
    splitStyles(sheets, { ...site, href }, islandClasses),
    shortenClasses(islandClasses, names),
  ];
}
