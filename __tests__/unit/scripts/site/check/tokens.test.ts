import { expect, test } from '@jest/globals';
import { unknownTokens } from '@/scripts/site/check/tokens';

const tokens = {
  path: 'styles/base/_tokens.scss',
  text: ':root { --ink: #000; --ink-2: #333; --gap: 1px }',
};
const card = (text: string) => ({ path: 'components/ui/Card/Card.module.scss', text });
const unknown = (...sources: { path: string; text: string }[]) =>
  unknownTokens([tokens, ...sources]);

test('names the file, the line, the token and the nearest known ones', () => {
  expect(unknown(card('.card {\n  color: var(--inc);\n}'))).toEqual([
    {
      path: 'components/ui/Card/Card.module.scss',
      line: 2,
      name: '--inc',
      nearest: ['--ink', '--gap', '--ink-2'],
    },
  ]);
});

test('knows the tokens of styles/ and of fonts', () => {
  const fonts = { path: 'app/fonts.ts', text: "localFont({ variable: '--font-sans' })" };
  expect(unknown(fonts, card('a { color: var(--ink); font: var(--font-sans); }'))).toEqual([]);
});

test("knows the tokens of the component's own sheet and script", () => {
  const script = {
    path: 'components/ui/Card/Card.tsx',
    text: "style={{ '--share': percent } as CSSProperties}",
  };
  expect(
    unknown(script, card('.a { --pad: 2px; margin: var(--pad); width: var(--share) }')),
  ).toEqual([]);
});

test('does not know the tokens of another component', () => {
  const other = { path: 'components/ui/Other/Other.module.scss', text: '.a { --pad: 2px }' };
  expect(unknown(other, card('.a { margin: var(--pad) }'))).toMatchObject([{ name: '--pad' }]);
});

test('lets another component set a token with a fallback, and one must', () => {
  const use = card('.a { margin: var(--pad, 4px) }');
  const other = { path: 'components/ui/Other/Other.module.scss', text: '.a { --pad: 2px }' };
  expect(unknown(use, other)).toEqual([]);
  expect(unknown(use)).toMatchObject([{ name: '--pad', line: 1 }]);
});

test('reads fallbacks, and skips comments', () => {
  const text = '// var(--one)\n/* var(--two)\n */ .a { margin: var(--gap, var(--three)) }';
  expect(unknown(card(text))).toMatchObject([{ name: '--three', line: 3 }]);
});

test('refuses an interpolated name', () => {
  expect(unknown(card('.a { color: var(--ink#{$n}) }'))).toMatchObject([{ name: '--ink' }]);
});
