import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { NAMES, OURS } from '@/content/brand/palette';
import { people } from '@/content/collections/team';
import { agency } from '@/content/files/agency';
import { rawPages } from '@/content/files/pages';
import { PAGES } from '@/content/routes';
import { clients } from '@/content/site/shared';
import { filesIn } from '../../scripts/site/files';
import { PREVIEW } from '../../scripts/site/out';
import { findKind } from '../../scripts/site/pictures/clay';
import type { Copy } from '../variants/copy';
import { split } from './fields';

/** Addresses that are gone because the set has no job and no film. */
const EMPTY = ['careers', 'job-description', 'film'];

const TEXTS = new Set(['', '.css', '.html', '.js', '.json', '.md', '.txt', '.xml']);

/** Names and colours of the delivered site, from whose folder this runs. */
function readOurs(): RegExp {
  const { name, email, offices } = agency();
  const words = [
    ...[name, email.display, ...offices.map(({ city }) => city)],
    ...[...people().map(({ title }) => title), ...clients().items.map((client) => client.name)],
    ...NAMES.map((colour) => OURS[colour]),
  ];
  return new RegExp(`(?<!\\w)(?:${words.join('|')})(?!\\w)`, 'gi');
}

/** The addresses of delivered pages that the copy does not have, or leaves out, without their first slashes. */
const findGone = (copy: Copy): string[] =>
  rawPages()
    .filter(({ name, file }) => {
      const isThere = copy.list(PAGES, '.yaml').includes(`${name}.yaml`);
      return !isThere || split(copy, file)[1].toJS().draft === true;
    })
    .map(({ path }) => path.slice(1));

/** Whether a file is a delivered picture in the delivered colours. */
const isOurPicture = (path: string) =>
  path.endsWith('.avif') &&
  (existsSync(join('public/pictures', basename(path))) ||
    findKind(readFileSync(path)) !== undefined);

/**
 * Finds what the copy's build has of the delivered site, and of pages that are left out: files, and words,
 * colours and addresses in its texts.
 *
 * @returns a line for each
 */
export function findTraces(copy: Copy): string[] {
  const out = join(copy.folder, PREVIEW);
  const gone = [...findGone(copy), ...EMPTY];
  const address = new RegExp(
    `["(](?:https?://localhost[^/"()]*)?/(?:${gone.join('|')})(?=["/#?.)])[^")]*`,
    'g',
  );
  const file = new RegExp(`^(?:(?:og|_search)/)?(?:${gone.join('|')})[-./]`);
  const ours = readOurs();
  return filesIn(out).flatMap((path) => {
    const name = path.slice(out.length + 1);
    if (file.test(name) || name.startsWith('_search/') || name.search(ours) >= 0) return [name];
    if (isOurPicture(path)) return [`${name}: the colours of the delivered picture`];
    if (!TEXTS.has(extname(name))) return [];
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(address), ...text.matchAll(ours)].map(
      ([found]) => `${name}: ${found}`,
    );
  });
}
