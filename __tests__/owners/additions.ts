import { spawnSync } from 'node:child_process';
import type { Copy } from '../variants/copy';
import { edit, readTexts } from './fields';

const DESCRIPTION =
  'What people find when they look for it: one sentence, long enough to say what it is. '.repeat(2);

/** A tag of exactly two articles, or else any tag. */
function findTag(copy: Copy): string {
  const tags = copy
    .list('content/articles', '.md')
    .flatMap((name) => readTexts(copy, `content/articles/${name}`))
    .flatMap(({ way, value }) => (way[0] === 'tags' ? [value] : []));
  const isOfTwo = (tag: string) => tags.filter((each) => each === tag).length === 2;
  return tags.find(isOfTwo) ?? tags[0] ?? 'Tea';
}

/**
 * Adds an article, the third of a tag: answers the questions of `npm run new`, and publishes the draft that it
 * writes. An empty answer takes the one that is offered.
 */
export function addArticle(copy: Copy): void {
  const answers = [
    'Tea & Toast',
    '',
    `${findTag(copy)}, Breakfast`,
    copy.list('content/team', '.md')[0]?.replace('.md', '') ?? '',
    '',
    '',
    'Tea',
    DESCRIPTION,
  ];
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'new', 'article'], {
    cwd: copy.folder,
    encoding: 'utf8',
    input: answers.map((answer) => `${answer}\n`).join(''),
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`"npm run new article" failed:\n${stdout}${stderr}`);
  edit(copy, 'content/articles/tea-and-toast.md', (fields) => fields.delete('draft'));
}
