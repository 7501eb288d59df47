import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import made from '@/content/film.json';
import { film } from '@/content/site/shared';
import { captions } from '@/scripts/makers/studio/film/captions';

describe(ADVICE, () => {
  /** Throws if the words of the film have changed. */
  const readStoryboard = () => import('@/scripts/makers/studio/film/storyboard');

  test('the film has the length that its link states', () => {
    expect(film().note).toMatch(new RegExp(`^${made.seconds} seconds,`));
    expect(film().player.file).toBe(made.file);
  });

  test('the published captions are those of the storyboard', async () => {
    const { storyboard } = await readStoryboard();
    expect(readFileSync(`public/film/${film().player.file}.vtt`, 'utf8')).toBe(
      captions(storyboard, film().note),
    );
  });
});
