import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import postcss from 'postcss';
import { compileString } from 'sass';
import { completePalette, OURS } from '@/content/brand/palette';
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

test('our own brand leaves the tokens as they are written', () => {
  const css = dressTokens(toLook(OURS, 28));
  for (const token of [
    '--marigold: #ffb224;',
    '--on-highlight: var(--slate);',
    '--radius-l: 28px;',
  ])
    expect(css).toContain(token);
});

test('headlines have a typeface of their own if the brand names one', () => {
  const rule = postcss.parse('h1 { font-weight: var(--weight-heading) } p { font-weight: 400 }');
  dress(rule, { ...toLook(OURS, 28), hasHeadline: true });
  expect(rule.toString()).toMatch(/^h1 \{ font-weight: .+; font-family: var\(--face-headline-/);
  expect(rule.toString()).toMatch(/p \{ font-weight: 400 \}$/);
});

test('the fallback of a brand’s typeface comes behind its further letters', () => {
  const css = dressTokens({ ...toLook(OURS, 28), hasText: true });
  expect(css).toMatch(
    /--font-sans: var\(--face-sans-extended\), .*var\(--face-sans\), sans-serif;/,
  );
});

test('ornaments are arches, unless the brand has none', () => {
  expect(dressTokens({ ...toLook(OURS, 28), arches: true })).not.toContain('--arches');
  expect(dressTokens({ ...toLook(OURS, 28), arches: false })).toContain('--arches: 0;');
});
