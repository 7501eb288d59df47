import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { ALTS } from '@/content/files/alts';
import { listFiles, readText } from '@/content/files/owner-files';
import { WORLDS } from '@/content/files/picture-worlds';
import { readFields } from '@/content/files/read-file';
import { MASTERS } from '@/content/schema/masters';
import { findMirror } from '@/content/schema/mirror';
import { CROPS, findPictureNames, isShared, isWords, LOGO, START } from '../left/delivered';

/** Tests and pictures of tests that hold for the delivered site alone. */
const DELIVERED = ['__tests__/client', '__tests__/visual/baseline'];

/** Files of words and data, without code, manuals and pictures. */
const isData = (file: string) => isWords(file) || file === LOGO || file === CROPS;

/** What stands beside the set: its manual, and other brands to choose from. */
const BESIDE = /^(README\.md|brands(\/|$))/;

/** Lists the files of a folder, from the project's root. */
const listOwn = (folder: string, name: string): string[] =>
  listFiles(join(folder, name)).map((file) => relative(folder, file).split(sep).join('/'));

/** The name of a picture, by its file. */
const toName = (file: string) => basename(file).replace(/\.\w+$/, '');

/** Deletes what a file says of pictures that are not there any more. */
function dropPictures(folder: string, file: string): void {
  const path = join(folder, file);
  const { data } = z.record(z.string(), z.unknown()).safeParse(readFields(path));
  const masters = listOwn(folder, MASTERS).map(toName);
  const kept = Object.entries(data ?? {}).filter(([name]) => masters.includes(name));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** Lists the masters that no file of words names. */
function findUnnamed(folder: string): string[] {
  const files = listOwn(folder, 'content').filter(isData);
  const names = findPictureNames(files.map((file) => readText(join(folder, file))));
  return listOwn(folder, MASTERS).filter((file) => !names.has(toName(file)));
}

/**
 * Puts the small set of content in place of the delivered one, of which words stay that say how the site works.
 * Pictures that nothing names any more go, and so do tests that hold for the delivered site alone.
 *
 * @param languages the further languages of the set that the site gets
 */
export function takeStart(folder: string, languages: readonly string[] = []): void {
  const theirs = listOwn(folder, 'content').filter((file) => isData(file) && !isShared(file));
  for (const file of theirs) rmSync(join(folder, file));
  const start = join(folder, START);
  const isTaken = (path: string) => {
    const language = findMirror(`${path}/`);
    return !BESIDE.test(path) && (language === undefined || languages.includes(language));
  };
  cpSync(start, join(folder, 'content'), {
    recursive: true,
    filter: (file) => isTaken(relative(start, file).split(sep).join('/')),
  });
  for (const each of [...DELIVERED, START])
    rmSync(join(folder, each), { recursive: true, force: true });
  for (const file of findUnnamed(folder)) rmSync(join(folder, file));
  for (const file of [ALTS, WORLDS]) dropPictures(folder, file);
}
