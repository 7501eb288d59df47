/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { getLines } from '@/app/sections/lines';
import { BANNERS, type Kind, kinds } from '@/content/pages/kinds';
import { pageFiles } from '@/content/pages/pages';

const DESCRIPTION = 'A page that shows whether the lines of the gallery can be copied into it.';

const BANNER = { section: 'plain-banner', title: 'A page' };

test.each(Object.keys(kinds) as Kind[])(
  'the lines that the gallery shows of %s make a page',
  (kind) => {
    const { sections } = parse(getLines(kind));
    expect(sections).toHaveLength(1);
    const isBanner = BANNERS.includes(kind);
    const page = { meta: { title: 'A page', description: DESCRIPTION }, sections };
    if (!isBanner) page.sections = [BANNER, ...sections];
    const entry = pageFiles.parse(
      { slug: 'x', file: 'content/pages/x.yaml' },
      JSON.stringify(page),
    );
    expect(entry.data.sections.at(-1)?.section).toBe(kind);
  },
);
