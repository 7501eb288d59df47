import { expect, test } from '@jest/globals';
import { findNearest, suggest } from '@/content/schema/nearest';

const people = ['ananya-rao', 'harpreet-gill', 'kabir-singh', 'oliver-hart', 'priya-menon'];

test.each([
  ['oliver-hrat', 'oliver-hart'],
  ['admin', undefined],
  ['Kabir', 'kabir-singh'],
  ['kbair', 'kabir-singh'],
])('%s most likely means %s', (word, expected) => {
  expect(findNearest(word, people)).toBe(expected);
});

test('a suggestion lists a few known words, but not many', () => {
  expect(suggest('titel', ['title', 'tag'])).toBe('Did you mean "title"? Known: title, tag.');
  const many = Array.from({ length: 13 }, (_, i) => `tag-${i}`);
  expect(suggest('tag-99', many)).toMatch(/^Did you mean "tag-\d"\?$/);
  expect(suggest('x', [])).toBe('There is none yet.');
  expect(suggest('admin', many)).toBe('No known name is similar. Write another one, or delete it.');
});
