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

const other = { path: 'components/ui/Other/Other.module.scss', text: '.a { --pad: 2px }' };
const fonts = { path: 'app/fonts.ts', text: "localFont({ variable: '--font-sans' })" };
const script = { path: 'components/ui/Card/Card.tsx', text: "style={{ '--share': percent }}" };

test.each([
  ['styles/ and fonts', [fonts, card('a { color: var(--ink); font: var(--font-sans) }')]],
  ['its own sheet and script', [script, card('a { --pad: 2px; gap: var(--pad) var(--share) }')]],
  [
    'another component, which sets one that has a fallback',
    [other, card('a { gap: var(--pad, 4px) }')],
  ],
])('a sheet knows the tokens of %s', (_, sources) => {
  expect(unknown(...sources)).toEqual([]);
});

test.each([
  ['another component', [other, card('a { gap: var(--pad) }')], '--pad', 1],
  [
    'a fallback',
    [card('// var(--one)\n/* var(--two)\n */ a { gap: var(--gap, var(--three)) }')],
    '--three',
    3,
  ],
  ['an interpolated name', [card('a { color: var(--ink#{$n}) }')], '--ink', 1],
])('a sheet does not know the token of %s', (_, sources, name, line) => {
  expect(unknown(...sources)).toMatchObject([{ name, line }]);
});
