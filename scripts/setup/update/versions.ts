import type { Git } from '../git';

const REFS = 'refs/upstream/v';
const NEWEST = 'refs/upstream/head';

/** The git reference of a version. */
export const getRef = (version: string): string => REFS + version;

/** Returns the version in the `package.json` of a commit. */
const readVersion = (git: Git, commit: string): string =>
  JSON.parse(git(['show', `${commit}:package.json`])).version;

const listLines = (git: Git, ...args: readonly string[]) => git(args).split('\n').filter(Boolean);

const listVersions = (git: Git) =>
  listLines(git, 'for-each-ref', '--sort=version:refname', '--format=%(refname)', `${REFS}*`).map(
    (ref) => ref.slice(REFS.length),
  );

/**
 * Fetches all versions. One without a tag is the commit that gave `package.json` its number.
 *
 * @returns their numbers, the newest last
 */
export function fetchVersions(git: Git, address: string): string[] {
  try {
    const refs = [`+refs/tags/v*:${REFS}*`, `+HEAD:${NEWEST}`];
    git(['fetch', '--quiet', '--no-tags', address, ...refs]);
  } catch (error) {
    throw new Error(
      `There are no versions to be had from ${address}:\n${(error as Error).message}`,
    );
  }
  const found = new Set(listVersions(git));
  const changes = ['-G"version":', NEWEST, '--', 'package.json'];
  for (const commit of listLines(git, 'log', '--reverse', '--format=%H', ...changes)) {
    const version = readVersion(git, commit);
    if (!found.has(version)) git(['update-ref', getRef(version), commit]);
    found.add(version);
  }
  return listVersions(git);
}

/**
 * Finds the commit of the site's repository that a checkout began with: the newest with the same files
 * as one of the checkout's own commits. Undefined if there is none, or if it has another version, because
 * the checkout was updated since.
 */
export function findStart(git: Git, current: string): string | undefined {
  const commits = new Map(
    listLines(git, 'log', '--format=%T %H', NEWEST).map((line) => {
      const [tree = '', commit = ''] = line.split(' ');
      return [tree, commit] as const;
    }),
  );
  const own = listLines(git, 'log', '--format=%T', 'HEAD');
  const start = commits.get(own.find((tree) => commits.has(tree)) ?? '');
  return start && readVersion(git, start) === current ? start : undefined;
}
