import { beforeEach, expect, jest, test } from '@jest/globals';
import { jobText } from '@/__tests__/support/entries';
import type { JobCardData } from '@/content/jobs/schema';
import { meta } from '@/content/lookups/meta';

/** As many open jobs as a test needs. */
async function loadWith(count: number) {
  jest.resetModules();
  const { parseJob } = await import('@/content/jobs/jobs');
  const job = parseJob('boat-builder', jobText());
  const cards: JobCardData[] = Array.from({ length: count }, (_, i) => ({
    ...job,
    slug: `job-${i}`,
    preview: '',
  }));
  jest.doMock('@/content/jobs/jobs', () => ({ jobCards: () => cards }));
  return import('@/content/lists/job-lists');
}

beforeEach(() => {
  jest.dontMock('@/content/jobs/jobs');
});

test('twelve open jobs stand on one page', async () => {
  const { furtherJobPages, getJobPage } = await loadWith(12);
  expect(furtherJobPages()).toEqual([]);
  expect(getJobPage(1)?.jobs).toHaveLength(12);
  expect(getJobPage(2)).toBeUndefined();
});

test('five hundred open jobs stand on 42 pages, each with at most twelve', async () => {
  const { furtherJobPages, getJobPage } = await loadWith(500);
  expect(furtherJobPages()).toHaveLength(41);
  expect(getJobPage(1)).toMatchObject({ path: '/careers', pages: { current: 1, count: 42 } });
  const last = getJobPage(42);
  expect(last?.path).toBe('/careers/page/42');
  expect(last?.jobs).toHaveLength(8);
  expect(meta.safeParse(last?.meta).success).toBe(true);
});

test('without an open job there is one page', async () => {
  const { getJobPage } = await loadWith(0);
  expect(getJobPage(1)).toMatchObject({ jobs: [], pages: { count: 1 } });
});
