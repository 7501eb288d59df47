import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { filesIn } from '../../scripts/site/files';
import type { Copy } from '../variants/copy';
import { edit, readProblems } from './fields';

/** Pages that the copy leaves out by `leaveOut`. */
const NAMES = [
  'home-two',
  'home-three',
  'about-me',
  'team-details',
  'services-details',
  'project-details',
  'blog-details',
  'search',
  'film',
];

/** The collections that the copy empties, and the addresses that are gone with them. */
const EMPTIED = {
  articles: ['blogs', 'blog', 'feed'],
  jobs: ['careers', 'job-description'],
  projects: ['projects'],
  team: ['team'],
  testimonials: [],
};

/** The field to delete: the one that the check says, or the link whose address leads to no page. */
const DELETED = /Or delete "([^"]+)"|^ {2}([^\s:]+?)(?:\.href)?: ".*" leads to no page/;

/**
 * Leaves out most pages: by `leaveOut`, and by deleting all entries of their collections. Deletes what the
 * check names, and nothing else: it has to name all of it at once.
 *
 * @throws an error with the line that does not say what to delete
 */
export function leaveOutMost(copy: Copy): void {
  edit(copy, 'content/site.yaml', (fields) => fields.set('leaveOut', NAMES));
  for (const folder of Object.keys(EMPTIED)) {
    const files = ['.md', '.yaml'].flatMap((ending) => copy.list(`content/${folder}`, ending));
    for (const file of files) if (file !== 'README.md') copy.remove(`content/${folder}/${file}`);
  }
  for (const { file, line } of readProblems(copy)) {
    const [, part, link] = DELETED.exec(line) ?? [];
    const way = part ?? link;
    if (way === undefined) throw new Error(`The check does not say what to delete:\n${line}`);
    edit(copy, file, (fields) => fields.deleteIn(way.split('.')));
  }
}

const TEXTS = new Set(['', '.css', '.html', '.js', '.json', '.md', '.txt', '.xml']);

/**
 * Finds what the copy's build has of the pages that are left out: files, and addresses in its texts.
 *
 * @returns a line for each
 */
export function findTraces({ folder }: Copy): string[] {
  const out = `${folder}/out`;
  const gone = [...NAMES, ...Object.values(EMPTIED).flat()];
  const address = new RegExp(
    `["(](?:https?://[^/"()]+)?/(?:${gone.join('|')})(?=["/#?.)])[^")]*`,
    'g',
  );
  const file = new RegExp(`^(?:(?:og|_search)/)?(?:${gone.join('|')})[-./]`);
  return filesIn(out).flatMap((path) => {
    const name = path.slice(out.length + 1);
    if (file.test(name) || name.startsWith('_search/')) return [name];
    if (!TEXTS.has(extname(name))) return [];
    return [...readFileSync(path, 'utf8').matchAll(address)].map(([found]) => `${name}: ${found}`);
  });
}
