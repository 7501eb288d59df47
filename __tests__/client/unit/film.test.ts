import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { film } from '@/content/film';
import made from '@/content/film.json';

describe(ADVICE, () => {
  test('the film has the length that its link states', () => {
    expect(film.note).toMatch(new RegExp(`^${made.seconds} seconds,`));
    expect(film.player.file).toBe(made.file);
  });
});
