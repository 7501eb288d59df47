import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bundle, bundleIslands } from './bundle';
import {
  type ClassNames,
  type ShortNames,
  shortenModules,
  shortNames,
  takeClassNames,
} from './class-names';
import { createFileWriter } from './files';
import { writeSprite } from './page/drawings';
import { createImportMap } from './page/loader';
import type { Replacement } from './page/rewrite';
import { readSheets, splitStyles } from './page/styles';
import type { ExportSettings, Feature } from './settings';
import { startWorkers, type Workers } from './workers';

export type { ExportSettings, Feature };

/** The folder of the exported site that holds the islands' files. */
const ISLANDS = '_islands';

/** Next's own scripts assign script.src. */
const nextScripts: Feature = {
  at: ['script'],
  allow: {},
  breaksTrustedTypes: 'Next’s loader assigns script.src',
};

/** Whether a file is a payload of a page or of a part of one. Only Next's router fetches those. */
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
    const isCode = /^_next\/.*\.(js|css)$/.test(name);
    if (isCode || isPayload(name, files)) await rm(join(out, name));
  }
  await removeEmptyFolders(out);
}

/** Surveys the pages, and writes the files that they share. */
async function prepare(
  settings: ExportSettings,
  workers: Workers,
  { loader, files, islandClasses }: Bundle,
  short: ShortNames,
): Promise<Replacement> {
  const { out, basePath, firstScreen } = settings;
  const survey = await workers.survey(islandClasses, short);
  const sheets = await readSheets(join(out, '_next/static/chunks'), basePath, short);
  const styles = splitStyles(survey, sheets);
  const { svg, ids } = writeSprite(survey.drawings);

  await removeNextFiles(out);
  await mkdir(join(out, ISLANDS), { recursive: true });
  for (const [name, code] of files) await writeFile(join(out, ISLANDS, name), code);
  const write = createFileWriter(out, basePath);
  return {
    firstScreen,
    shortNames: short,
    styles,
    sheet: write('css', styles.shared),
    sprite: { href: write('svg', svg), ids },
    islandClasses,
    importMap: createImportMap(files, `${basePath}/${ISLANDS}/`),
    loader,
  };
}

/** Bundles the islands, and puts the loader into every page in place of Next's scripts. */
async function exportIslands(
  settings: ExportSettings,
  entry: string,
  classNames: ClassNames,
  workers: Workers,
): Promise<Bundle> {
  const { basePath, env } = settings;
  const short = shortNames(classNames);
  const base = `${basePath}/${ISLANDS}/`;
  const bundle = await bundleIslands(entry, shortenModules(classNames, short), base, env);
  await workers.rewrite(await prepare(settings, workers, bundle, short));
  return bundle;
}

/**
 * Turns a static Next export into HTML with islands, in place. Removes Next's scripts, sheets and
 * payloads. Gives each page a small loader, the CSS rules it uses, integrity hashes and a policy.
 *
 * @returns how many pages there are, and how many files the loader can fetch
 * @throws an error that names the page and what is wrong with it
 */
export async function exportSite(
  settings: ExportSettings,
): Promise<{ pages: number; files: number }> {
  const { out, entry, features } = settings;
  const pages = (await filesIn(out)).filter((name) => name.endsWith('.html'));
  const classNames = await takeClassNames(out, settings.classNames);
  const withNext = { ...settings, features: [...features, nextScripts] };
  const workers = startWorkers(entry === null ? withNext : settings, pages);
  try {
    if (entry === null) {
      await workers.rewrite(null);
      return { pages: pages.length, files: 0 };
    }
    const { files } = await exportIslands(settings, entry, classNames, workers);
    return { pages: pages.length, files: files.size };
  } finally {
    workers.end();
  }
}
