import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import postcss from 'postcss';
import { compileString } from 'sass';
import { completePalette, OURS } from '@/content/brand/palette';
import { getExtraLeading } from '@/scripts/site/sheets/leading';
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

test('letters that join keep their own distance, and lines of texts their height', () => {
  const rule = postcss.parse(
    'h1 { line-height: 0.9; letter-spacing: -0.02em } p { line-height: 1.5; letter-spacing: 0.1em }',
  );
  dress(rule, { ...toLook(OURS, 28), leading: 0.35 });
  expect(rule.toString()).toBe(
    'h1 { line-height: 1.25; letter-spacing: 0 } p { line-height: 1.5; letter-spacing: 0.1em }',
  );
});
