import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { type BraceWords, fillBraces } from '@/content/files/braces';
import { parseFields } from '@/content/files/parse-fields';
import { reckoned } from '@/content/schema/reckoned';

const facts: BraceWords = new Map<string, string | null>([
  ['agency.name', 'Fenwick'],
  ['agency.phone', null],
  ['agency.phoneLink', null],
]);

const schema = z.strictObject({
  title: z.string().optional(),
  lead: z.string().optional(),
  body: z.array(z.string()).optional(),
  hours: z.strictObject({ title: z.string(), text: z.string() }).optional(),
});

const read = (fields: object, of: z.ZodType = schema) =>
  parseFields('content/x.yaml', of, fields, () => facts);

const PHONE = 'Ring {agency.phone}';

test.each<[string, object, object]>([
  ['a field', { title: '{agency.name}', lead: PHONE }, { title: 'Fenwick' }],
  ['a paragraph', { body: ['{agency.name}', PHONE] }, { body: ['Fenwick'] }],
  ['a group that needs the text', { hours: { title: 'Hours', text: PHONE } }, {}],
])('without a phone, %s goes', (_, fields, kept) => {
  expect(read(fields)).toEqual(kept);
});

test('a page keeps its sections: a text that one needs is named', () => {
  const story = z.strictObject({
    section: z.literal('story'),
    title: z.string(),
    lead: z.string().optional(),
  });
  const page = z.strictObject({
    sections: z.array(z.discriminatedUnion('section', [story])),
  });
  const banner = { section: 'story', title: 'One' };
  const readStory = (fields: object) =>
    read({ sections: [banner, { ...banner, ...fields }] }, page);
  expect(readStory({ lead: PHONE })).toEqual({ sections: [banner, banner] });
  expect(getErrorMessage(() => readStory({ title: PHONE }))).toBe(
    'content/x.yaml is invalid:\n  sections.1 (story).title: names {agency.phone}, and content/agency.yaml does not have it. Write the words without it',
  );
});

test('a text that is reckoned is named, as it must be there', () => {
  const of = z.object({ title: reckoned(z.string()) });
  expect(getErrorMessage(() => read({ title: PHONE }, of))).toContain(
    'title: names {agency.phone}, and content/agency.yaml does not have it',
  );
});

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
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is a text in Markdown
    ['in a block of code', '```js\nconst file = `${file}`;\n```\n\nBy {agency.name}.'],
    ['after a backslash', 'Write \\{agency.name}, by {agency.name}.'],
  ])('a name %s stays', (_, text) => {
    const at = text.lastIndexOf('{agency.name}');
    expect(fill(text)).toBe(`${text.slice(0, at)}Fenwick Yard${text.slice(at + 13)}`);
  });
});
