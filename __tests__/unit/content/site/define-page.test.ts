import { expect, test } from '@jest/globals';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { wordsFiles } from '@/content/files/read-file';
import { wording } from '@/content/files/wording';
import { findCrumb, getTrail } from '@/content/references/breadcrumb';
import { definePage } from '@/content/site/define-page';

definePage('team-details', { banner: plainBanner });

const LEAD = 'A sentence about boats that is long enough for a search engine.';
const banner = { title: 'Boats', lead: LEAD };

/** Checks the copy of a page that stands below the page of the team. */
const check = (fields: object) => wordsFiles.get('content/pages/team-details.yaml')?.check(fields);

const home = { label: wording().home, href: '/' };
const team = { label: findCrumb('team'), href: '/team' };

test('a page without a breadcrumb and words for search engines has those of its banner', () => {
  expect(check({ banner })).toEqual({
    meta: { title: 'Boats', description: LEAD },
    banner: { ...banner, breadcrumb: { path: [home, team], current: 'Boats' } },
  });
});

test('what a page says itself counts', () => {
  const meta = { title: 'Boats for hire', description: `${LEAD} It says more.` };
  const found = check({ meta, banner: { ...banner, breadcrumb: { current: 'All boats' } } });
  expect(found).toMatchObject({
    meta,
    banner: { breadcrumb: { path: [home, team], current: 'All boats' } },
  });
});

test('a page without a lead needs a description, and the error names the field', () => {
  expect(() => check({ banner: { title: 'Boats' } })).toThrow(
    /meta\.description: the field is missing/,
  );
});

test('a page below the home page leads to it alone', () => {
  expect(getTrail()).toEqual([home]);
  expect(getTrail('team')).toEqual([home, team]);
});
