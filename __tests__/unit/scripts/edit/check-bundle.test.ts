import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { getCheck } from '@/scripts/edit/check-bundle';

standInProject({
  'content/site.yaml': {},
  'content/pages/about.yaml': {},
  'content/pages/team.yaml': { draft: true },
  'content/faq/one.yaml': { draft: true },
  'content/de/site.yaml': {},
  'content/de/pages/about.yaml': {},
  'content/de/pages/team.yaml': {},
});

test('the public editor has the words of the site in each language, and those of no draft', () => {
  expect(Object.keys(JSON.parse(getCheck().define.WORDS)).toSorted()).toEqual([
    'content/de/pages/about.yaml',
    'content/de/site.yaml',
    'content/pages/about.yaml',
    'content/site.yaml',
  ]);
});
