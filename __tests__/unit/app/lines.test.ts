/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { getLines } from '@/app/sections/lines';
import { BANNERS, isKind, kinds } from '@/content/pages/kinds';
import { pageFiles } from '@/content/pages/pages';

const DESCRIPTION = 'A page that shows whether the lines of the gallery can be copied into it.';

const toName = (kind: string) => kind.replace(/(^|-)\w/g, (part) => part.slice(-1).toUpperCase());

const BANNER = { section: 'plain-banner', title: 'A page' };

test.each(Object.keys(kinds))('the lines that the gallery shows of %s make a page', (kind) => {
  const { sections } = parse(getLines(toName(kind)) ?? '');
  expect(sections).toHaveLength(1);
  const isBanner = isKind(kind) && BANNERS.includes(kind);
  const page = { meta: { title: 'A page', description: DESCRIPTION }, sections };
  if (!isBanner) page.sections = [BANNER, ...sections];
  const entry = pageFiles.parse({ slug: 'x', file: 'content/pages/x.yaml' }, JSON.stringify(page));
  expect(entry.data.sections.at(-1)?.section).toBe(kind);
});

test('a part of other sections has no lines', () => {
  expect(getLines('HeroProof')).toBeUndefined();
});
