import { isLeftOut } from '../files/left-out';
import { filmPages } from '../routes';
import { readTogether } from '../schema/mistake';
import type { Share } from '../schema/share';
import { film, filmShare } from '../site/shared';
import { collections } from './collections';
import { importListed } from './entries';
import { toShare } from './to-share';

/**
 * The content of every page's share picture, by the page's canonical path.
 *
 * @throws an error that says what to add to the copy of each page
 */
export async function allShares(): Promise<ReadonlyMap<string, Share>> {
  const entries = await importListed();
  const readers: (() => readonly (readonly [path: string, share: Share])[])[] = [
    ...entries.map((read) => () => {
      const { path, sections, share } = read();
      return [[path, toShare(path, sections.banner, share)] as const];
    }),
    ...filmPages
      .filter((path) => !isLeftOut(path))
      .map((path) => () => {
        const { title, about: lead } = film();
        return [[path, toShare(path, { title, lead }, filmShare())] as const];
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
