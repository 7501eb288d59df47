import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import postcss from 'postcss';
import { compileString } from 'sass';
import { completePalette, OURS } from '@/content/brand/palette';
import { getExtraLeading, getSettings } from '@/scripts/site/sheets/leading';
import { dress, toLook } from '@/scripts/site/sheets/plugin';

/** The tokens and the worlds, as a build compiles them, in a look. */
function dressTokens(look: ReturnType<typeof toLook>): string {
  const sheets = ['tokens', 'worlds'].map((name) =>
    compileString(readFileSync(`styles/base/_${name}.scss`, 'utf8'), {
      url: new URL(`file://${process.cwd()}/styles/base/_${name}.scss`),
      loadPaths: ['styles'],
    }),
  );
  const root = postcss.parse(sheets.map(({ css }) => css).join('\n'));
  dress(root, look);
  return root.toString();
}

test('a brand dresses the tokens: its colour exact, words legible on it, corners in proportion', () => {
  const css = dressTokens(toLook(completePalette({ primary: '#5b21b6' }), 14));
  expect(css).toContain('--marigold: #5b21b6;');
  expect(css).toContain('--on-highlight: #f4f3f8;');
  expect(css).toContain('--radius-l: 14px;');
  expect(css).toMatch(/--error: light-dark\(#b23c22, /);
  expect(css).not.toContain('#ffb224');
});

test.each([
  ['en-GB', 0],
  ['ar-EG', 0.35],
  ['ja', 0.2],
  ['vi', 0.2],
])('lines of titles in "%s" are %s em higher', (language, extra) => {
  expect(getExtraLeading(language)).toBe(extra);
});

test('titles are set by the language of their page, if one needs another setting than Latin letters', () => {
  expect(getSettings(['en-GB', 'de'])).toEqual([]);
  const root = postcss.parse(
    '@layer tokens { :root { --tracking: -0.04em; } } h1 { line-height: 0.9; letter-spacing: -0.02em } p { line-height: 1.5; letter-spacing: 0.1em }',
  );
  dress(root, { ...toLook(OURS, 28), settings: getSettings(['en-GB', 'de', 'ar']) });
  const css = root.toString().replaceAll(/\s+/g, ' ');
  expect(css).toContain('--tracking: calc((-0.04em) * var(--closeness))');
  expect(css).toMatch(/:root ?\{ ?--extra-leading: 0; ?--closeness: 1;? ?\}/);
  expect(css).toMatch(/:root:lang\(ar\) ?\{ ?--extra-leading: 0.35; ?--closeness: 0;? ?\}/);
  expect(css).not.toContain(':lang(de)');
  expect(css).toContain('h1 { line-height: calc(0.9 + var(--extra-leading));');
  expect(css).toContain('letter-spacing: calc((-0.02em) * var(--closeness))');
  expect(css).toContain('p { line-height: 1.5; letter-spacing: 0.1em }');
});
