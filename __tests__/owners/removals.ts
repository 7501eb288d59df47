import { isSeq } from 'yaml';
import type { Copy } from '../variants/copy';
import { edit, readProblems, readTexts } from './fields';

/** The check's message about a name without a file: in a field, or in the link of a text. */
const BROKEN = /^ {2}(?:(\S+)|link ".*" to ".*"): expected .*, found "([^"]+)"/;

/** The names of a folder's files. */
const namesIn = (copy: Copy, folder: string, ending: string) =>
  copy
    .list(folder, ending)
    .filter((name) => name !== 'README.md')
    .map((name) => name.slice(0, -ending.length));

/**
 * Removes every job, an author and a case study. Mends what the check names, and nothing else: it
 * has to name at once all that refers to them.
 *
 * @throws an error with the line that does not say what to mend
 */
export function removeSome(copy: Copy): void {
  const [article = ''] = namesIn(copy, 'content/articles', '.md');
  const author = readTexts(copy, `content/articles/${article}.md`).find(
    ({ way }) => way[0] === 'author',
  );
  const gone = [author?.value ?? '', namesIn(copy, 'content/projects', '.yaml').at(-1) ?? ''];
  copy.remove(`content/team/${gone[0]}.md`);
  copy.remove(`content/projects/${gone[1]}.yaml`);
  for (const job of namesIn(copy, 'content/jobs', '.md')) copy.remove(`content/jobs/${job}.md`);
  const others = [
    namesIn(copy, 'content/team', '.md')[0] ?? '',
    namesIn(copy, 'content/projects', '.yaml')[0] ?? '',
  ];

  for (const { file, line } of readProblems(copy)) {
    const [, field, found = ''] = BROKEN.exec(line) ?? [];
    const at = gone.findIndex((slug) => found.endsWith(slug));
    if (at === -1) throw new Error(`The check does not say how to mend ${file}:\n${line}`);
    const instead = found.replace(gone[at] ?? '', others[at] ?? '');
    if (field === undefined) {
      copy.change(file, `(${found})`, `(${instead})`);
      continue;
    }
    const way = field.split('.');
    edit(copy, file, (fields) => {
      const list = fields.getIn(way.slice(0, -1));
      if (isSeq(list) && list.items.length > 1) fields.deleteIn(way);
      else fields.setIn(way, instead);
    });
  }
}
