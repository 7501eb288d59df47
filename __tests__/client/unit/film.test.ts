import { expect, test } from '@jest/globals';
import { film } from '@/content/film';
import made from '@/content/film.json';

test('the film has the length that its link states', () => {
  expect(film.note).toMatch(new RegExp(`^${made.seconds} seconds,`));
  expect(film.player.file).toBe(made.file);
});
