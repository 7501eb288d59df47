import type { PlainBannerData } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { jobCards } from '../jobs/jobs';
import { careers } from '../pages/careers';
import { toListMeta } from './list-meta';
import { countPages, furtherPages, getPage } from './paging';

/** The banner of a page of the open jobs after the first. */
function toBanner(place: string, count: number): PlainBannerData {
  const { breadcrumb } = careers().banner;
  return {
    breadcrumb: {
      path: [...breadcrumb.path, { label: breadcrumb.current, href: careers().path }],
      current: place,
    },
    title: careers().openings.title,
    lead: `${place} ${careers().pages.of} ${count}`,
    sprites: careers().sprites,
  };
}

/** A page of the open jobs, if there are so many. The first is /careers itself. */
export function getJobPage(page: number) {
  const found = getPage(careers().path, jobCards(), page);
  if (!found) return undefined;
  const { path, entries, pages } = found;
  const place = `${careers().pages.page} ${page}`;
  const source = { path, file: 'content/pages/careers.yaml' };
  return {
    path,
    meta: toListMeta(source, careers().meta, page > 1 ? place : undefined),
    banner: toBanner(place, pages.count),
    jobs: entries,
    pages,
  };
}

/** The numbers of the pages after the first. */
export const furtherJobPages = (): number[] => furtherPages(jobCards().length);

/** Checks the title and the description of the last page, which has the longest title. */
export const checkJobList = (): unknown => getJobPage(countPages(jobCards().length));
