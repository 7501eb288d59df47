import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { filesIn } from '@/scripts/site/files';

describe(ADVICE, () => {
  const lines = filesIn('content')
    .filter((path) => /\.(yaml|md|json)$/.test(path))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((text, i) => ({ where: `${path}:${i + 1}`, text })),
    );

  /** Finds the places where copy matches `pattern` and not `allowed`. */
  const findMatches = (pattern: RegExp, allowed?: RegExp) =>
    lines.flatMap(({ where, text }) =>
      (text.match(pattern) ?? [])
        .filter((found) => !allowed?.test(found))
        .map((found) => `${where}: ${found}`),
    );

  test('mail addresses end in .example, so they belong to nobody', () => {
    expect(findMatches(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g)).not.toEqual([]);
    expect(findMatches(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, /\.example$/)).toEqual([]);
  });

  test('telephone numbers are from the range kept for fiction', () => {
    expect(findMatches(/\+\d[\d\s]{9,}\d/g)).not.toEqual([]);
    expect(findMatches(/\+\d[\d\s]{9,}\d/g, /^\+44\s?(151\s?496\s?0|7700\s?900)\d{3}$/)).toEqual(
      [],
    );
  });

  test.each([
    ['percentages with a space', /\d\s+%/g],
    ['filler', /lorem ipsum|coming soon|TODO|FIXME|placeholder text/gi],
    ['empty phrases', /leverag|synerg|cutting-edge|world-class|state-of-the-art|one-stop/gi],
    ['the client’s slips', /\bTraval\b|\blot development\b/gi],
  ])('holds no %s', (_, pattern) => {
    expect(findMatches(pattern)).toEqual([]);
  });
});
