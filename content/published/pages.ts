import { sampleArticle, visibleArticles } from '../articles/articles';
import { wordsFiles } from '../files/fields';
import { jobs } from '../jobs/jobs';
import { listedListPages } from '../lists/article-lists';
import { furtherJobPages } from '../lists/job-lists';
import { getPagePath } from '../lists/paging';
import { projects } from '../projects/projects';
import { readProse } from '../prose/prose';
import { articlePath, type CopyKey, canonicalPath, copyKeys, jobPath, pages } from '../routes';
import { attempt, holdBack, Mistake } from '../schema/mistake';
import type { PictureData } from '../schema/picture';
import { allServices } from '../services/services';
import { startOfDay } from '../structured/article';
import { largestFile } from '../structured/picture';
import { people } from '../team/team';
import { testimonials } from '../testimonials/testimonials';
import { consultation } from '../words/consultation';
import { findEntry, type PageEntry, type SharedContent } from '../words/define-page';

const shared = {
  consultation: () => consultation,
  projects,
  team: people,
  testimonials,
} satisfies Record<SharedContent, () => unknown>;

/**
 * Imports the copy of a page: the file has the name of the page's key.
 *
 * @throws an error that names the file if it does not define the page
 */
async function readEntry(key: CopyKey): Promise<PageEntry> {
  await import(`../pages/${key}.ts`);
  const entry = findEntry(key);
  if (entry) return entry;
  if (wordsFiles.has(`content/pages/${key}.yaml`)) holdBack();
  throw new Mistake(
    `content/pages/${key}.ts does not define its page: export definePage('${key}', …) from it.`,
  );
}

/** The pages that search engines list, but for those of services, articles and jobs. */
export async function listedEntries(): Promise<readonly PageEntry[]> {
  const entries: PageEntry[] = [];
  for (const key of copyKeys) await attempt(async () => entries.push(await readEntry(key)));
  return entries.filter(({ path }) => canonicalPath(path) === path);
}

/** A page that search engines list. */
export type ListedPage = {
  path: string;
  /** When it last changed, where its content has a date. */
  modified?: string;
  /** The full addresses of the pictures that it shows. */
  images: readonly string[];
};

const isPicture = (value: object): value is PictureData => 'widths' in value && 'alt' in value;

/** The pictures in a piece of content that are more than decoration. */
function picturesIn(content: unknown): PictureData[] {
  if (typeof content !== 'object' || content === null) return [];
  if (isPicture(content)) return content.alt === '' ? [] : [content];
  return Object.values(content).flatMap(picturesIn);
}

const imagesIn = (content: unknown) => [...new Set(picturesIn(content).map(largestFile))];

/** Every page that search engines list, once, at its canonical path. */
export async function listedPages(): Promise<ListedPage[]> {
  const sample = sampleArticle();
  const written = [
    ...visibleArticles().map((entry) => ({
      path: articlePath(entry.slug),
      ...entry.data,
      pictures: Object.values(readProse(entry.file, entry.body).pictures),
    })),
    { path: pages['blog-details'].path, ...sample, pictures: Object.values(sample.prose.pictures) },
  ];
  const entries = await listedEntries();
  return [
    ...entries.map(({ path, sections, shows }) => ({
      path,
      images: imagesIn([sections, shows.map((name) => shared[name]())]),
    })),
    ...allServices().map(({ path, service, project }) => ({
      path,
      images: imagesIn([service, project]),
    })),
    ...furtherJobPages().map((page) => ({
      path: getPagePath(pages.careers.path, page),
      images: [],
    })),
    ...listedListPages().map(({ path, modified }) => ({
      path,
      ...(modified && { modified: startOfDay(modified) }),
      images: [],
    })),
    ...projects().map(({ url, image, story }) => ({ path: url, images: imagesIn([image, story]) })),
    ...people().map(({ url, image }) => ({ path: url, images: imagesIn(image) })),
    ...written.map(({ path, src, pictures, created_at, updated_at }) => ({
      path,
      modified: startOfDay(updated_at ?? created_at),
      images: [...new Set([src, ...pictures].map(largestFile))],
    })),
    ...jobs().map(({ slug, datePosted }) => ({
      path: jobPath(slug),
      modified: startOfDay(datePosted),
      images: [],
    })),
  ];
}
