import { describe, expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { type BraceWords, fillBraces } from '@/content/files/braces';

const words: BraceWords = new Map<string, string | readonly unknown[]>([
  ['agency.name', 'Fenwick Yard'],
  ['agency.phone', '+44 151 496 0000'],
  ['boats', ['A punt', 'A dinghy']],
  ['none', []],
  ['outer', ['First', '{boats}']],
]);

const fill = (content: unknown, later?: string[]) =>
  fillBraces('content/x.yaml', content, () => words, later);

test('a name is replaced by its words at any depth', () => {
  expect(fill({ lead: 'Ring {agency.phone}.', year: 2026, rows: [[true, null]] })).toEqual({
    lead: 'Ring +44 151 496 0000.',
    year: 2026,
    rows: [[true, null]],
  });
});

test('in a list a name may become several items or none', () => {
  expect(fill(['One', '{outer}', '{none}', 'Last'])).toEqual([
    'One',
    'First',
    'A punt',
    'A dinghy',
    'Last',
  ]);
});

test('an error names each unknown name, its field and the nearest name', () => {
  expect(
    getErrorMessage(() => fill({ banner: { lines: ['{agency.fone}'] }, one: '{nonne}' })),
  ).toBe(
    `content/x.yaml is invalid:
  banner.lines.0: there is no {agency.fone}. Did you mean "{agency.phone}"? Known: {agency.name}, {agency.phone}, {boats}, {none}, {outer}.
  one: there is no {nonne}. Did you mean "{none}"? Known: {agency.name}, {agency.phone}, {boats}, {none}, {outer}.`,
  );
});

test('a name that is replaced later stays', () => {
  expect(fill('{count} boats of {agency.name}', ['count'])).toBe('{count} boats of Fenwick Yard');
});

describe('in Markdown', () => {
  test.each([
    ['in code', 'Read `{agency.name}` and {agency.name}.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is a text in Markdown
    ['in a block of code', '```js\nconst file = `${file}`;\n```\n\nBy {agency.name}.'],
    ['after a backslash', 'Write \\{agency.name}, by {agency.name}.'],
  ])('a name %s stays', (_, text) => {
    const at = text.lastIndexOf('{agency.name}');
    expect(fill(text)).toBe(`${text.slice(0, at)}Fenwick Yard${text.slice(at + 13)}`);
  });

  test('a name in a link, a component or after a single backtick is replaced', () => {
    const text =
      'A ` sign, [{agency.name}](/contact).\n\n::action{href="/contact" label="{agency.phone}"}';
    expect(fill(text)).toBe(
      'A ` sign, [Fenwick Yard](/contact).\n\n::action{href="/contact" label="+44 151 496 0000"}',
    );
  });
});
