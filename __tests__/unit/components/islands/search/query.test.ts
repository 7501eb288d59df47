import { expect, test } from '@jest/globals';
import { toTerms } from '@/components/islands/search/query';

test.each([
  ['leaves out common words', 'How to migrate a Database', ['migrate', 'database']],
  ['keeps common words if there are no others', 'who are you', ['who', 'are', 'you']],
  ['keeps words that a page may be called', 'about us', ['about', 'us']],
  ['ignores white space', '  clay \n river ', ['clay', 'river']],
  ['has no words without a query', ' ', []],
])('a query %s', (_, query, expected) => {
  expect(toTerms(query)).toEqual(expected);
});
