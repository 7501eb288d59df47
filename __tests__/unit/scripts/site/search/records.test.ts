import { expect, test } from '@jest/globals';
import type { Findable } from '@/content/derived/published';
import { search } from '@/content/pages/search';
import { toRecords } from '@/scripts/site/search/records';

const { kinds } = search().titles;

const page = (more: Partial<Findable> = {}): Findable => ({
  kind: 'case-study',
  path: '/projects/saltmarsh',
  title: 'Saltmarsh',
  description: 'One till.',
  tags: ['DevOps', 'Cloud'],
  text: () => 'Three counters and a website.',
  ...more,
});

test('a record has the page’s address, title, kind, tags and words', () => {
  expect(toRecords([page()], kinds, 'pt')).toEqual([
    {
      url: '/projects/saltmarsh',
      content: 'One till. Three counters and a website.',
      language: 'pt',
      meta: { title: 'Saltmarsh', kind: kinds['case-study'].one, tags: 'DevOps, Cloud' },
    },
  ]);
});
