import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { isMap, isSeq } from 'yaml';
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
  testimonials: [],
};

/** The collections of which one entry stays. */
const SINGLE = ['projects', 'services', 'team'];

/** The names of a folder's entries. */
const entriesIn = (copy: Copy, folder: string): string[] =>
  ['.md', '.yaml']
    .flatMap((ending) => copy.list(`content/${folder}`, ending))
    .filter((file) => file !== 'README.md');

/** The field to delete: the one that the check says, or the link whose address leads to no page. */
const DELETED = /Or delete "([^"]+)"|^ {2}([^\s:]+?)(?:\.href)?: ".*" leads to no page/;

/** The check's message about a name without a file: in a field, or in the link of a text. */
const BROKEN = /^ {2}(?:(\S+)|link ".*" to ".*"): expected .*, found "([^"]+)"/;

/**
 * Leaves out most pages: by `leaveOut`, and by deleting most entries of the collections. Mends what the check
 * names, and nothing else: it has to name all of it at once.
 *
 * @throws an error with the line that does not say what to mend
 */
export function leaveOutMost(copy: Copy): void {
  edit(copy, 'content/site.yaml', (fields) => fields.set('leaveOut', NAMES));
  const gone = new Map<string, string>();
  for (const folder of [...Object.keys(EMPTIED), ...SINGLE]) {
    const [first = '', ...others] = entriesIn(copy, folder);
    if (!SINGLE.includes(folder)) others.push(first);
    for (const file of others) {
      copy.remove(`content/${folder}/${file}`);
      gone.set(file.replace(/\.\w+$/, ''), first.replace(/\.\w+$/, ''));
    }
  }
  // What needs a field that is gone is only known in the second round.
  for (const _round of [1, 2])
    for (const { file, line } of readProblems(copy)) mend(copy, file, line, gone);
}

/** The check's message about a part of a list that needs what is gone. */
const NEEDLESS = /^ {2}(\S+): an? "(\w+)" .* or delete the "/;

/** Mends one mistake as its line says. `gone` has the entries that stay by those that are gone. */
function mend(copy: Copy, file: string, line: string, gone: ReadonlyMap<string, string>): void {
  const [, part, link] = DELETED.exec(line) ?? [];
  const [, parts, kind] = NEEDLESS.exec(line) ?? [];
  const [, field, found = ''] = BROKEN.exec(line) ?? [];
  const [slug = '', other = ''] = [...gone].find(([name]) => found.endsWith(name)) ?? [];
  const instead = found.replace(slug, other);
  const way = (part ?? link ?? parts ?? field)?.split('.');
  if (way === undefined && found === '')
    throw new Error(`The check does not say how to mend ${file}:\n${line}`);
  if (way === undefined) {
    copy.change(file, `(${found})`, `(${instead})`);
    return;
  }
  edit(copy, file, (fields) => {
    const item = way.findLastIndex((name) => /^\d+$/.test(name));
    const list = fields.getIn(way.slice(0, item));
    const all = kind === undefined ? undefined : fields.getIn(way);
    if (isSeq(all))
      all.items = all.items.filter((each) => !isMap(each) || each.get('kind') !== kind);
    else if (field === undefined || line.endsWith('leave the field out.')) fields.deleteIn(way);
    else if (isSeq(list) && list.items.length > 1) fields.deleteIn(way.slice(0, item + 1));
    else fields.setIn(way, instead);
  });
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
