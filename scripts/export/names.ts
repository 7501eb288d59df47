import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files';
import type { ExportSettings } from './settings';

/** Whether a file is a payload of a page or of a part of one. Only Next's router fetches those. */
const isPayload = (name: string, files: ReadonlySet<string>) =>
  /(^|\/)__next\.[^/]*$/.test(name) ||
  (name.endsWith('.txt') && files.has(name.replace(/\.txt$/, '.html')));

const isNextCode = (name: string) => /^_next\/.*\.(js|css)$/.test(name);

const isPage = (name: string) => name.endsWith('.html');

/** The folder whose files Next copies into its export. They stay as they are. */
const PUBLIC = 'public';

/** Whether `public` has a file, or a link to one. */
const isInPublic = (name: string) => existsSync(join(PUBLIC, name));

/** Where to copy a file from that is no page. One of `public` goes before one that the app writes, such as robots.txt. */
export const findSource = (from: string, name: string): string =>
  join(isInPublic(name) ? PUBLIC : from, name);

/** next/script sets this attribute. Its code is in the export if the app imports it. */
const NEXT_SCRIPT = 'data-nscript';

/** The names of an export's files: pages, and files that are copied as they are. */
export type Names = { pages: readonly string[]; others: readonly string[] };

/** @throws if a script of the app waits for Next's, or if Next has replaced a page of `public` */
async function refuseLostFiles(
  { from, entry }: ExportSettings,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const isCode = entry !== null && name.endsWith('.js') && isNextCode(name);
    if (isCode && (await readFile(join(from, name), 'utf8')).includes(NEXT_SCRIPT)) {
      throw new Error(
        'The app imports next/script, which starts scripts by Next’s own. The exported pages leave those out: write <script data-keep="" src="…"> instead.',
      );
    }
    if (!isPage(name) || !isInPublic(name)) continue;
    const [page, own] = await Promise.all(
      [from, PUBLIC].map((folder) => readFile(join(folder, name))),
    );
    if (page && !own?.equals(page)) {
      throw new Error(
        `${PUBLIC}/${name} has the address of a page of the app: rename one of them.`,
      );
    }
  }
}

/** Lists what `next build` wrote, but for files that the exported site does not need. */
export async function listNames(settings: ExportSettings): Promise<Names> {
  const { from, entry, classNames, leaveOut = () => false } = settings;
  const all = await filesIn(from);
  const files = new Set(all);
  await refuseLostFiles(settings, all);
  const isNextFile = (name: string) =>
    !isInPublic(name) && (isNextCode(name) || isPayload(name, files));
  const names = all.filter(
    (name) => name !== classNames && !leaveOut(name) && (entry === null || !isNextFile(name)),
  );
  const isRewritten = (name: string) => isPage(name) && !isInPublic(name);
  return {
    pages: names.filter(isRewritten),
    others: names.filter((name) => !isRewritten(name)),
  };
}
