import { expect, test } from '@jest/globals';
import { toPhrase, toTerms } from '@/components/islands/search/query';

const COMMON = 'a and are how to who you';

test.each([
  ['leaves out common words', 'How to migrate a Database', ['migrate', 'database']],
  ['keeps common words if there are no others', 'who are you', ['who', 'are', 'you']],
  ['ignores white space', '  clay \n river ', ['clay', 'river']],
  ['has no words without a query', ' ', []],
])('a query %s', (_, query, expected) => {
  expect(toTerms(query, COMMON, 'en')).toEqual(expected);
});

test.each([
  ['C#', '"c#"'],
  ['C++ and C#', '"c++ c#"'],
  ['C# developer', 'c# developer'],
  ['.NET', '.net'],
])('searches %s as %s', (query, phrase) => {
  expect(toPhrase(toTerms(query, COMMON, 'en'))).toBe(phrase);
});
