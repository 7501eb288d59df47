import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Bundle, bundleIslands } from './bundle';
import {
  type ClassNames,
  readClassNames,
  type ShortNames,
  shortenModules,
  shortNames,
} from './class-names';
import { createFileWriter, filesIn, removeEmptyFolders, writeIfChanged } from './files';
import { listNames, type Names } from './names';
import { writeSprite } from './page/drawings';
import type { Replacement } from './page/rewrite';
import { readSheets, splitStyles } from './page/styles';
import { combineFacts } from './page/survey';
import type { ExportSettings, Feature, PageSettings } from './settings';
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

/** One export. */
type Run = {
  settings: PageSettings;
  workers: Workers;
  names: Names;
  /** The files of the export so far. */
  written: Set<string>;
};

/** The islands' bundle, and the short class names. */
type Islands = { bundle: Bundle; short: ShortNames };

/** Surveys the pages, and writes the files that they share. */
async function writeShared(
  { settings: { from, out, basePath, firstScreen }, workers, names, written }: Run,
  { bundle: { loader, files, islandClasses }, short }: Islands,
): Promise<Replacement> {
  const shared = { islandClasses, shortNames: short };
  const survey = combineFacts(await workers.run('survey', names.pages, shared));
  const sheets = await readSheets(join(from, '_next/static/chunks'), basePath, short);
  const styles = splitStyles(survey, sheets);
  const { svg, ids } = writeSprite(survey.drawings);
  for (const [file, code] of files) {
    const name = `${ISLANDS}/${file}`;
    writeIfChanged(join(out, name), code);
    written.add(name);
  }
  const write = createFileWriter(out, basePath, (name) => written.add(name));
  return {
    firstScreen,
    shortNames: short,
    styles,
    sheet: write('css', styles.shared),
    sprite: { href: write('svg', svg), ids },
    islandClasses,
    loader,
  };
}

/** Copies the files that are not pages. Those that stay the same keep their times. */
async function copyOthers({ settings: { from, out }, names, written }: Run): Promise<void> {
  for (const name of names.others) {
    writeIfChanged(join(out, name), await readFile(join(from, name)));
    written.add(name);
  }
}

/** Rewrites the pages. Those that stay the same keep their times. */
async function rewritePages(
  { workers, names, written }: Run,
  replacement: Replacement | null,
): Promise<void> {
  const moved = await workers.run('rewrite', names.pages, replacement);
  for (const name of [...names.pages, ...moved.flat()]) written.add(name);
}

/** Removes the files of an earlier export. */
async function removeOthers(out: string, written: ReadonlySet<string>): Promise<void> {
  for (const name of await filesIn(out)) if (!written.has(name)) await rm(join(out, name));
  await removeEmptyFolders(out);
}

/** Bundles the islands, and shortens the class names. Null where pages keep Next's scripts. */
async function bundle(
  { entry, basePath, env }: ExportSettings,
  classNames: ClassNames,
): Promise<Islands | null> {
  if (entry === null) return null;
  const short = shortNames(classNames);
  const modules = shortenModules(classNames, short);
  return { short, bundle: await bundleIslands(entry, modules, `${basePath}/${ISLANDS}/`, env) };
}

function toPageSettings(settings: ExportSettings): PageSettings {
  const { entry, from, out, basePath, firstScreen, standalone, features } = settings;
  if (resolve(from) === resolve(out)) {
    throw new Error(
      `The export reads and writes ${from}: let Next write to a folder of its own (distDir in next.config).`,
    );
  }
  return {
    from,
    out,
    basePath,
    firstScreen,
    standalone,
    features: entry === null ? [...features, nextScripts] : features,
  };
}

/**
 * Turns a static Next export into HTML with islands. Leaves out Next's scripts, sheets and payloads.
 * Gives each page a small loader, the CSS rules it uses, integrity hashes and a policy. Files that stay
 * the same keep their times.
 *
 * @returns how many pages there are, and how many files the loader can fetch
 * @throws an error that names the page and what is wrong with it
 */
export async function exportSite(
  settings: ExportSettings,
): Promise<{ pages: number; files: number }> {
  const pageSettings = toPageSettings(settings);
  const names = await listNames(settings);
  const islands = await bundle(settings, await readClassNames(settings.from, settings.classNames));
  const workers = startWorkers(pageSettings, names.pages.length);
  const run: Run = { settings: pageSettings, workers, names, written: new Set() };
  try {
    await copyOthers(run);
    await rewritePages(run, islands && (await writeShared(run, islands)));
    await removeOthers(settings.out, new Set([...run.written, ...(settings.keep ?? [])]));
  } finally {
    workers.end();
  }
  return { pages: names.pages.length, files: islands?.bundle.files.size ?? 0 };
}
