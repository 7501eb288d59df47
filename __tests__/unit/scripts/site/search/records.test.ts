import { expect, test } from '@jest/globals';
import type { Findable } from '@/content/published/published';
import { toRecords } from '@/scripts/site/search/records';

const labels = {
  article: 'Article',
  'case-study': 'Case study',
  service: 'Service',
  person: 'Person',
  job: 'Job',
  page: 'Page',
};

const page = (more: Partial<Findable> = {}): Findable => ({
  kind: 'case-study',
  path: '/projects/saltmarsh',
  title: 'Saltmarsh',
  description: 'One till.',
  tags: [],
  text: () => 'Three counters and a website.',
  ...more,
});

test('a record has the page’s address, title, kind and words', () => {
  expect(toRecords([page()], labels)).toEqual([
    {
      url: '/projects/saltmarsh',
      content: 'One till. Three counters and a website.',
      language: 'en',
      meta: { title: 'Saltmarsh', kind: 'Case study' },
    },
  ]);
});

test('tags are searched too', () => {
  const [record] = toRecords([page({ tags: ['DevOps', 'Cloud'] })], labels);
  expect(record?.meta.tags).toBe('DevOps, Cloud');
});

test('many pages share the words that the index may have', () => {
  const contents = toRecords([page(), page()], labels, 8).map(({ content }) => content);
  expect(contents).toEqual(['One till. Three counters', 'One till. Three counters']);
});

test('no pages make no records', () => {
  expect(toRecords([], labels)).toEqual([]);
});
