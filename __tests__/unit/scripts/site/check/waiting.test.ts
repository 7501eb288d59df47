import { expect, jest, test } from '@jest/globals';
import { articleFiles } from '@/content/collections/articles';
import { getToday } from '@/content/files/day';
import { collections } from '@/content/structured/collections';
import { describeWaiting } from '@/scripts/site/check/waiting';

test('what waits for its day is listed with it, the next first', () => {
  for (const { collection } of collections) {
    jest.spyOn(collection, 'waiting').mockReturnValue([]);
  }
  expect(describeWaiting()).toEqual([]);
  jest.spyOn(articleFiles, 'waiting').mockReturnValue([
    { file: 'content/articles/b.md', appears: '2999-02-01' },
    { file: 'content/articles/a.md', appears: '2999-01-01' },
  ]);
  expect(describeWaiting()).toEqual([
    `hidden (today is ${getToday()}): content/articles/a.md until 2999-01-01, content/articles/b.md until 2999-02-01`,
  ]);
});
