import { join, posix } from 'node:path';
import { writeFile } from 'next-islands/files';
import { z } from 'zod';
import { filesIn } from '../files';
import { getHeaders } from '../hosts/description';

/** The list that the next build reads. */
const LIST = '_former.json';

/** How long a replaced file stays, in milliseconds. */
const A_DAY = 86_400_000;

const LIMIT_MS = 10_000;

/** Whether a file keeps its name only as long as its content, so that two versions of a site can lie side by side. */
const isImmutable = (file: string) =>
  getHeaders(`/${file}`)['Cache-Control']?.includes('immutable');

/** By files, when a later version replaced them. Null for those of the version itself. */
const list = z.record(
  z.string().refine((file) => posix.normalize(file) === file && isImmutable(file)),
  z.number().nullable(),
);

const load = (file: string, site: URL) =>
  fetch(new URL(file, site), { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });

/**
 * Adds the files to a site that the version online has, and that it replaces. They stay for a day.
 *
 * @param out the folder of the new version
 * @param site the address of the version online, with a slash at its end
 * @returns how many files it added
 * @throws an error if the version online has no list of its files
 */
export async function keepFormer(out: string, site: URL, now = Date.now()): Promise<number> {
  const own = filesIn(out)
    .map((file) => file.slice(out.length + 1))
    .filter(isImmutable);
  const files = new Map<string, number | null>(own.map((file) => [file, null]));
  try {
    // A cache may have the list of an earlier version.
    const answer = await load(`${LIST}?${now}`, site);
    if (!answer.ok) throw new Error(`it answers ${answer.status}.`);
    const online = list.parse(await answer.json());
    for (const [file, replaced] of Object.entries(online)) {
      if (files.has(file) || now - (replaced ?? now) > A_DAY) continue;
      const response = await load(file, site);
      if (!response.ok) continue;
      writeFile(join(out, file), Buffer.from(await response.arrayBuffer()));
      files.set(file, replaced ?? now);
    }
  } finally {
    writeFile(join(out, LIST), JSON.stringify(Object.fromEntries(files)));
  }
  return files.size - own.length;
}
