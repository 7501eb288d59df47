import { spawnSync } from 'node:child_process';
import type { Copy } from '../variants/copy';
import { edit, readTexts } from './fields';

const DESCRIPTION =
  'What people find when they look for it: one sentence, long enough to say what it is.';

const first = (copy: Copy, folder: string, ending: string): string =>
  copy.list(folder, ending)[0]?.slice(0, -ending.length) ?? '';

/** A tag of exactly two articles, or else any tag. */
function findTag(copy: Copy): string {
  const tags = copy
    .list('content/articles', '.md')
    .flatMap((name) => readTexts(copy, `content/articles/${name}`))
    .flatMap(({ way, value }) => (way[0] === 'tags' ? [value] : []));
  const isOfTwo = (tag: string) => tags.filter((each) => each === tag).length === 2;
  return tags.find(isOfTwo) ?? tags[0] ?? 'Tea';
}

/** Answers the questions of `npm run new`, and publishes the draft that it writes. */
function addFile(copy: Copy, kind: string, file: string, answers: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'new', kind], {
    cwd: copy.folder,
    encoding: 'utf8',
    input: answers.map((answer) => `${answer}\n`).join(''),
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`"npm run new ${kind}" failed:\n${stdout}${stderr}`);
  edit(copy, file, (fields) => fields.delete('draft'));
}

/** Adds an article, the third of a tag, and a service. An empty answer takes the one that is offered. */
export function addSome(copy: Copy): void {
  addFile(copy, 'article', 'content/articles/tea-and-toast.md', [
    'Tea & Toast',
    '',
    `${findTag(copy)}, Breakfast`,
    first(copy, 'content/team', '.md'),
    '',
    '',
    'Tea',
    `${DESCRIPTION} `.repeat(2),
  ]);
  addFile(copy, 'service', 'content/services/ferry-lessons.yaml', [
    'Ferry lessons',
    '',
    'Learn to steer',
    'Lessons on the river.',
    'Steer it yourself.',
    'mint',
    '',
    'A clay ferry',
    '',
    first(copy, 'content/projects', '.yaml'),
    DESCRIPTION,
  ]);
}
