import type { Git } from '../git';
import { listFiles } from './combine';

/** The new files that stand in a folder which the version had before, and of which the owner kept nothing. */
export function findUnwanted(git: Git, from: string): string[] {
  const listFolders = (commit: string) =>
    new Set(
      listFiles(git, commit).flatMap((file) =>
        [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index)),
      ),
    );
  const [had, has] = [listFolders(from), listFolders('HEAD')];
  const gone = [...had].filter((folder) => !has.has(folder));
  return git(['diff', '--staged', '--no-renames', '--name-only', '--diff-filter=A'])
    .split('\n')
    .filter((file) => gone.some((folder) => file.startsWith(`${folder}/`)));
}
