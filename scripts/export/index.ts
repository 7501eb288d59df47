import { copyFileSync, mkdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'parse5';
import { type Bundle, bundleIslands } from './bundle';
import { readClassNames, type Shorten } from './class-names';
import { createOwnWriter, writeFile } from './files';
import { findSource, listNames } from './names';
import { writeSprite } from './page/drawings';
import { dropPayload } from './page/payload';
import { addPolicyOnly, type Replacement, rewritePage } from './page/rewrite';
import { readSheets, splitStyles } from './page/styles';
import { createSurvey } from './page/survey';
import type { ExportSettings, Feature } from './settings';

export type { ExportSettings, Feature };

/** The folder of the exported site that holds the islands' files. */
const ISLANDS = '_islands';

/** Next's own scripts assign script.src. */
const nextScripts: Feature = {
  at: ['script'],
  allow: {},
  breaksTrustedTypes: 'Next’s loader assigns script.src',
};

/** Runs `work` with the text of each page, one after the other. Errors name the page. */
async function forEachPage(
  from: string,
  pages: readonly string[],
  work: (html: string, name: string) => void,
): Promise<void> {
  for (const name of pages) {
    const file = join(from, name);
    try {
      work(await readFile(file, 'utf8'), name);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Surveys the pages, and writes the files that they share. */
async function writeShared(
  { from, out, basePath, firstScreen, standalone }: ExportSettings,
  pages: readonly string[],
  { loader, files, islandClasses }: Bundle,
  shorten: Shorten,
): Promise<Replacement> {
  const survey = createSurvey(firstScreen, islandClasses);
  await forEachPage(from, pages, (html, name) => {
    if (!standalone.includes(name)) survey.add(parse(shorten(dropPayload(html))));
  });
  const styles = splitStyles(
    survey.found,
    await readSheets(join(from, '_next/static/chunks'), basePath, shorten),
  );
  const { svg, ids } = writeSprite(survey.found.drawings);
  for (const [file, code] of files) writeFile(join(out, ISLANDS, file), code);
  const write = createOwnWriter(out, basePath);
  return {
    firstScreen,
    shorten,
    styles,
    sheet: write('css', styles.shared),
    sprite: { href: write('svg', svg), ids },
    islandClasses,
    loader: `${basePath}/${ISLANDS}/${loader}`,
    write,
  };
}

/**
 * Turns a static Next export into HTML with islands. Leaves out Next's scripts, sheets and payloads.
 * Gives each page a small loader, the CSS rules it uses, and a policy.
 *
 * @returns how many pages there are, and how many scripts
 * @throws an error that names the page and what is wrong with it
 */
export async function exportSite(
  settings: ExportSettings,
): Promise<{ pages: number; files: number }> {
  const { from, out, entry, env, leaveOutModule, standalone, features } = settings;
  if (resolve(from) === resolve(out)) {
    throw new Error(
      `The export reads and writes ${from}: let Next write to a folder of its own (distDir in next.config).`,
    );
  }
  const { pages, others } = await listNames(settings);
  const page = pages.find((name) => !standalone.includes(name));
  const { classNames, shorten } = await readClassNames(from, settings.classNames, page);
  const bundle =
    entry === null ? null : await bundleIslands(entry, classNames, env, leaveOutModule);
  await rm(out, { recursive: true, force: true });
  for (const name of others) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    copyFileSync(findSource(from, name), join(out, name));
  }
  const replacement = bundle && (await writeShared(settings, pages, bundle, shorten));
  await forEachPage(from, pages, (html, name) => {
    const isStandalone = standalone.includes(name);
    const page =
      replacement && !isStandalone
        ? rewritePage(html, replacement, features)
        : addPolicyOnly(html, isStandalone ? features : [...features, nextScripts], !isStandalone);
    writeFile(join(out, name), page);
  });
  return { pages: pages.length, files: bundle?.files.size ?? 0 };
}
