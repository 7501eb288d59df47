import { filmPages } from '../routes';
import { tolerate } from '../schema/mistake';
import type { Share } from '../schema/share';
import { film, filmShare } from '../words/shared';
import { collections } from './collections';
import { listedEntries } from './entries';
import { toShare } from './to-share';

/** The share picture of a page with its address. */
const withPath = (path: string, read: () => Share): [string, Share][] =>
  tolerate(
    () => [[path, read()]],
    () => [],
  );

/**
 * The content of every page's share picture, by the page's canonical path. Beyond
 * `site.publishing.sharePictures`, articles and jobs have none of their own.
 *
 * @throws an error that says what to add to the copy of a page
 */
export async function allShares(): Promise<ReadonlyMap<string, Share>> {
  const entries = await listedEntries();
  return new Map([
    ...entries.flatMap(({ path, sections, share }) =>
      withPath(path, () => toShare(path, sections.banner, share)),
    ),
    ...filmPages.flatMap((path) =>
      withPath(path, () => toShare(path, { title: film.title, lead: film.about }, filmShare)),
    ),
    ...collections.flatMap(({ shares }) =>
      tolerate(
        () => shares?.() ?? [],
        () => [],
      ),
    ),
  ]);
}
