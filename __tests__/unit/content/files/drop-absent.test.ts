import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import type { BraceWords } from '@/content/files/braces';
import { parseFields } from '@/content/files/parse-fields';
import { reckoned } from '@/content/schema/reckoned';

const words: BraceWords = new Map<string, string | null>([
  ['agency.name', 'Fenwick'],
  ['agency.phone', null],
  ['agency.phoneLink', null],
]);

const link = z.strictObject({ label: z.string(), href: z.string() });
const schema = z.strictObject({
  title: z.string().optional(),
  lead: z.string().optional(),
  body: z
    .array(z.union([z.string(), z.array(z.string()), z.strictObject({ links: z.array(link) })]))
    .optional(),
  hours: z.strictObject({ title: z.string(), text: z.string() }).optional(),
  needed: z.strictObject({ rows: z.array(z.string()).min(2) }).optional(),
});

const read = (fields: object, of: z.ZodType = schema) =>
  parseFields('content/x.yaml', of, fields, () => words);

const PHONE = 'Ring {agency.phone}';

test.each<[string, object, object]>([
  ['a field', { title: '{agency.name}', lead: PHONE }, { title: 'Fenwick' }],
  ['a paragraph', { body: ['{agency.name}', PHONE] }, { body: ['Fenwick'] }],
  ['a point of a list', { body: [['One', PHONE]] }, { body: [['One']] }],
  ['a group that needs the text', { hours: { title: 'Hours', text: PHONE } }, {}],
  ['a list that needs the item', { needed: { rows: ['One', PHONE] } }, {}],
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
