import type { CollectionOutput } from '../collections/collection-output';
import { projects } from '../collections/projects';
import { people } from '../collections/team';
import { testimonials } from '../collections/testimonials';
import { toShare } from '../collections/to-share';
import { canonicalPath } from '../files/canonical';
import { pageDraft } from '../pages/draft';
import { findFolder } from '../pages/kinds';
import { allPages, type Page, pageFiles } from '../pages/pages';
import { textOf } from '../prose/plain-text';
import { entryFolders, PAGES } from '../routes';
import { readTogether } from '../schema/mistake';
import { imagesIn } from './images';

/** The pages that search engines list. */
const listedPages = () => allPages().filter(({ path }) => canonicalPath(path) === path);

const isOf = ({ sections }: Page, kind: string) => sections.some(({ section }) => section === kind);

/** The entries whose pictures a page shows. */
function findEntries(page: Page): unknown[] {
  const folders = page.sections.map(({ section }) => findFolder(section, entryFolders)?.name);
  return [
    folders.includes('projects') && projects(),
    folders.includes('team') && people(),
    isOf(page, 'testimonials') && testimonials(),
  ];
}

/** Whether a page has a picture of its own to share. Links to others show that of the home page. */
const isShared = ({ share, sections: [banner] }: Page): boolean =>
  share !== undefined || 'picture' in banner || 'portrait' in banner;

/** The share pictures of the pages. */
const shares = () =>
  readTogether(
    ...listedPages()
      .filter(isShared)
      .filter((page) => !isOf(page, 'sample-article'))
      .map(
        ({ name, path, sections: [banner], share }) =>
          () =>
            [path, toShare(`${PAGES}/${name}.yaml`, banner, share)] as const,
      ),
  );

/** The pages. */
export const pages: CollectionOutput = {
  collection: pageFiles,
  draft: pageDraft,
  listed: () =>
    listedPages()
      .filter((page) => !isOf(page, 'sample-article'))
      .map((page) => ({
        path: page.path,
        images: imagesIn([page.sections, findEntries(page)]),
      })),
  // The search does not find itself.
  findable: () =>
    listedPages()
      .filter((page) => !isOf(page, 'search-field') && !isOf(page, 'sample-article'))
      .map(({ path, meta, sections }) => ({
        kind: 'page',
        path,
        title: meta.title,
        description: meta.description,
        tags: [],
        text: () => textOf(sections),
      })),
  shares,
  checks: () => [shares],
};
