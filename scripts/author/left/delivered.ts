import { ALTS } from '@/content/files/alts';
import { MASTERS } from '@/content/schema/masters';
import { type Git, isRepository } from '../../setup/git';

/** The message of the commit of `npm run own`. */
export const OWN_MESSAGE = 'Make the site our own';

/** The files of content as they were delivered, by their present paths. Each is Git's name of the content. */
export type Delivered = { read: (file: string) => string; blobs: ReadonlyMap<string, string> };

const CONTENT = 'content';

/** The file of the logo. */
export const LOGO = 'content/logo.svg';

/** Where the crops of pictures stand. */
export const CROPS = 'content/pictures/crops.json';

/** Whether a file of content holds words, and is no manual. */
export const isWords = (file: string): boolean =>
  /\.yaml$|^content\/.+\/.+\.md$/.test(file) && !file.endsWith('README.md');

const SHARED =
  /^content\/(wording|mail|menus|legal|clients|consultation-form|inquiry-form|footnotes|templates\/[\w-]+|sections\/(social-strip|title-list))\.yaml$/;

/** Whether the words of a file say how the site works, so that many owners keep them, and the small set lacks some. */
export const isShared = (file: string): boolean => SHARED.test(file);

/** The fields that name a picture, and its places in Markdown: an attribute and a target. */
const PICTURE =
  /(?:\b(?:dark|dawn|dusk|image|master|name|night|noon|picture|src|windows)"?(?:: |=)"?|\]\()([\w-]+)/g;

/** Finds the names of pictures in the files of content. Some of what it finds are other names. */
export const findPictureNames = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(PICTURE)].map(([, name = '']) => name)));

/** The small set of content, which `npm run own` puts in place of `content`. */
export const START = 'content-start';

/** Finds the commit with the delivered files, and their folder. */
function findPlace(git: Git, commit: string | undefined): [commit: string, folder: string] {
  if (commit) return [commit, CONTENT];
  const own = git(['log', '-1', '--format=%H', `--grep=^${OWN_MESSAGE}$`]);
  // Without this, the commit was reverted.
  const isOwn = own !== '' && git(['ls-tree', 'HEAD', START]) === '';
  if (isOwn) return [`${own}^`, START];
  return [git(['rev-list', '--max-parents=0', 'HEAD']).split('\n').at(-1) ?? '', CONTENT];
}

/**
 * Finds the files of content as they were delivered: the set that `npm run own` has put in place, or those of
 * the first commit.
 *
 * @param commit another commit that has the delivered files
 * @throws with the remedy where Git does not have them
 */
export function findDelivered(git: Git, commit?: string): Delivered {
  if (!isRepository(git)) {
    throw new Error(
      'This folder is no Git repository, so nothing tells what you have changed. Run "npm run own", or commit the files as you have downloaded them: git init && git add --all && git commit -m Delivered.',
    );
  }
  const [place, folder] = findPlace(git, commit);
  // The set uses some of the delivered pictures.
  const all = git(['ls-tree', '-r', place, `${CONTENT}/`, `${folder}/`])
    .split('\n')
    .filter(Boolean);
  // The set leaves files in their place that say how the site works.
  const isKept = (file: string) =>
    folder === CONTENT || !file.startsWith(`${CONTENT}/`) || isShared(file) || file === ALTS;
  const lines = all.filter((line) => {
    const file = line.split('\t')[1] ?? '';
    return file.startsWith(`${MASTERS}/`) || isKept(file);
  });
  const blobs = new Map(
    lines.map((line) => {
      const [, blob = '', file = ''] = /^\S+ \S+ (\S+)\t(.*)$/.exec(line) ?? [];
      return [file.replace(`${folder}/`, `${CONTENT}/`), blob];
    }),
  );
  if (!blobs.has('content/agency.yaml')) {
    throw new Error(
      `The commit ${place} has no ${folder}/agency.yaml. Run "npm run own" first, or name the commit that you have downloaded: npm run left -- <commit>.`,
    );
  }
  return { blobs, read: (file) => git(['cat-file', 'blob', blobs.get(file) ?? '']) };
}
