import { toShare } from '../collections/to-share';
import { isLeftOut } from '../files/left-out';
import type { Share } from '../files/share';
import { filmPages } from '../routes';
import { readTogether } from '../schema/mistake';
import { film, filmShare } from '../site/shared';
import { collections } from './collections';

/**
 * The content of every page's share picture, by the page's canonical path.
 *
 * @throws an error that says what to add to the words of each page
 */
export function allShares(): ReadonlyMap<string, Share> {
  const readers: (() => readonly (readonly [path: string, share: Share])[])[] = [
    ...filmPages
      .filter((path) => !isLeftOut(path))
      .map((path) => () => {
        const { title, about: lead } = film();
        return [[path, toShare(filmShare.file, { title, lead }, filmShare())] as const];
      }),
    ...collections
      .filter(({ collection }) => !collection.isOut())
      .map(
        ({ shares }) =>
          () =>
            shares?.() ?? [],
      ),
  ];
  return new Map(readTogether(...readers).flat());
}
