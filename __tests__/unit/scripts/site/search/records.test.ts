import { expect, test } from '@jest/globals';
import type { Findable } from '@/content/collections/collection-output';
import { kinds } from '@/content/schema/kind';
import { toRecords } from '@/scripts/site/search/records';

const names = kinds.map((kind) => [kind, { one: kind === 'case-study' ? 'Boat' : 'Page' }]);

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
  expect(toRecords([page()], Object.fromEntries(names), 'pt')).toEqual([
    {
      url: '/projects/saltmarsh',
      content: 'One till. Three counters and a website.',
      language: 'pt',
      meta: { title: 'Saltmarsh', kind: 'Boat', tags: 'DevOps, Cloud' },
    },
  ]);
});
