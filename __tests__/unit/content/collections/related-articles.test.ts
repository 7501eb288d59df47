import { expect, test } from '@jest/globals';
import { findRelated } from '@/content/collections/related-articles';

const article = (slug: string, day: number, ...tags: string[]) => ({
  slug,
  tags,
  created_at: `2026-03-${String(day).padStart(2, '0')}`,
});

const ropes = article('ropes', 20, 'boats', 'rope');
const articles = [
  article('tea', 22, 'kitchen'),
  article('hulls', 21, 'boats'),
  ropes,
  article('bread', 19, 'kitchen'),
  article('frost', 8, 'boats'),
  article('splice', 1, 'rope', 'boats'),
];

const find = (each: (typeof articles)[number], all = articles) =>
  findRelated(each, all).map(({ slug }) => slug);

test('articles with the most tags in common come first, then those nearest in date', () => {
  expect(find(ropes)).toEqual(['splice', 'frost', 'tea']);
  expect(find(article('maps', 20, 'travel'))).toEqual(['ropes', 'hulls', 'bread']);
});

test('the articles just before and after one come last', () => {
  expect(find(ropes, articles.slice(0, 4))).toEqual(['tea', 'hulls', 'bread']);
});

test('no article is related to itself, and a small collection has fewer', () => {
  expect(find(ropes, [ropes])).toEqual([]);
  expect(find(ropes, articles.slice(1, 3))).toEqual(['hulls']);
});
