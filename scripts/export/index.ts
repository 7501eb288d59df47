import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bundle, bundleIslands } from './bundle';
import { type ShortNames, shortenModules, shortNames, takeClassNames } from './class-names';
import { OWN_FILES, ownFiles } from './files';
import { writeSprite } from './page/drawings';
import { integrityMap } from './page/loader';
import type { Replacement } from './page/rewrite';
import { readSheets, splitStyles } from './page/styles';
import type { ExportSettings, Feature } from './settings';
import { rewritePages, surveyPages } from './workers';

export type { ExportSettings, Feature };

/** The folder of the islands' files. */
const ISLANDS = '_islands';

/** Next's own scripts assign script.src. */
const nextScripts: Feature = {
  at: ['script'],
  allow: {},
  breaksTrustedTypes: 'Next’s loader assigns script.src',
};

/** Whether only Next's router would fetch a file: the payload of a page or of a part of it. */
const isPayload = (name: string, files: ReadonlySet<string>) =>
  /(^|\/)__next\.[^/]*$/.test(name) ||
  (name.endsWith('.txt') && files.has(name.replace(/\.txt$/, '.html')));

/** Lists the files of a folder as paths from it, with forward slashes. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((name) => name.replaceAll('\\', '/'));
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

/** Removes Next's scripts, sheets and payloads. */
async function removeNextFiles(out: string): Promise<void> {
  const files = new Set(await filesIn(out));
  for (const name of files) {
    const isNexts = /^_next\/.*\.(js|css)$/.test(name) && !name.startsWith(OWN_FILES);
    if (isNexts || isPayload(name, files)) await rm(join(out, name));
  }
  await removeEmptyFolders(out);
}

/** Surveys the pages and writes the files that they share. */
async function prepare(
  settings: ExportSettings,
  pages: readonly string[],
  { loader, files, islandClasses }: Bundle,
  short: ShortNames,
): Promise<Replacement> {
  const { out, basePath, firstScreen } = settings;
  const survey = await surveyPages(settings, pages, islandClasses, short);
  const sheets = await readSheets(join(out, '_next/static/chunks'), basePath, short);
  const styles = splitStyles(survey, sheets);
  const { svg, ids } = writeSprite(survey.drawings);

  await removeNextFiles(out);
  await mkdir(join(out, ISLANDS), { recursive: true });
  for (const [name, code] of files) await writeFile(join(out, ISLANDS, name), code);
  const write = ownFiles(out, basePath);
  return {
    firstScreen,
    shortNames: short,
    styles,
    sheet: write('css', styles.shared),
    sprite: { href: write('svg', svg), ids },
    islandClasses,
    importMap: integrityMap(files, `${basePath}/${ISLANDS}/`),
    loader,
  };
}

/**
 * Turns a static Next export into HTML with islands, in place. Next's scripts, sheets and payloads
 * go. Each page gets one small loader, the rules that it uses, the integrity of what it loads, and
 * a policy.
 *
 * @returns the number of pages, and what esbuild says of the islands; null where they stayed Next's
 * @throws an error that names the page and what is wrong with it
 */
export async function exportSite(
  settings: ExportSettings,
): Promise<{ pages: number; islands: Bundle['metafile'] | null }> {
  const { out, basePath, entry, env, features } = settings;
  const pages = (await filesIn(out)).filter((name) => name.endsWith('.html'));
  const classNames = await takeClassNames(out, settings.classNames);
  if (entry === null) {
    const withNext = { ...settings, features: [...features, nextScripts] };
    await rewritePages(withNext, pages, null);
    return { pages: pages.length, islands: null };
  }
  const short = shortNames(classNames);
  const base = `${basePath}/${ISLANDS}/`;
  const bundle = await bundleIslands(entry, shortenModules(classNames, short), base, env);
  const replacement = await prepare(settings, pages, bundle, short);
  await rewritePages(settings, pages, replacement);
  return { pages: pages.length, islands: bundle.metafile };
}
