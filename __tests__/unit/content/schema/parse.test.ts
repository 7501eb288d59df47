import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { suggest } from '@/content/schema/nearest';
import { parse } from '@/content/schema/parse';

const list = z.array(z.string());
const group = z.strictObject({ kind: z.enum(['text', 'past']), word: z.string() });

/** The smallest input of each mistake. */
test.each([
  [z.string(), null, 'expected a text, found nothing'],
  [z.string(), { b: null }, 'expected a text, found fields. Put it in quotes'],
  [z.string().max(2), 'Tea', 'expected at most 2 characters, found "Tea"'],
  [z.iso.date(), 'b', 'expected a day such as "2026-11-30", found "b"'],
  [z.number().min(1), 0, 'expected at least 1, found 0'],
  [
    z.enum(['mint', 'jade']),
    'mnt',
    'expected one of "mint", "jade", found "mnt". Did you mean "mint"?',
  ],
  [list.min(2).max(12), ['b'], 'needs 2 to 12 cards, has 1'],
  [list.min(2), 'b', 'expected a list, with "- " before each entry, found "b"'],
  [group, 'b', 'expected fields such as "kind: …", "word: …", found "b"'],
  [z.union([z.string(), z.number()]), true, 'expected a text or a number, found true'],
])('%# a value of another kind: %s', (schema, value, expected) => {
  const message = getErrorMessage(() =>
    parse('tea.yaml', z.strictObject({ cards: schema }), { cards: value }),
  );
  expect(message).toBe(`tea.yaml is invalid:\n  cards: ${expected}`);
});

const refers = z.string().check(({ issues, value }) => {
  issues.push({ code: 'custom', input: value, message: `found "tea". ${suggest('tea', [])}` });
});

test('the name of a field in a section has the kind of the section', () => {
  const story = z.strictObject({ section: z.literal('story'), title: z.string() });
  const teas = z.strictObject({
    section: z.literal('teas'),
    title: z.string(),
    list: z.array(z.strictObject({ tea: refers })).max(1),
  });
  const schema = z.strictObject({
    sections: z.array(z.discriminatedUnion('section', [story, teas])),
  });
  const [first, second] = [{ tea: 'tea' }, { tea: 'tea' }];
  const sections = [{ section: 'story' }, { section: 'teas', titel: 'A', title: 1, list: [first] }];
  expect(getErrorMessage(() => parse('tea.yaml', schema, { sections })).split('\n  ')).toEqual([
    'tea.yaml is invalid:',
    'sections.0 (story).title: the field is missing',
    'sections.1 (teas).title: expected a text, found 1. Put it in quotes',
    'sections.1 (teas).list.0.tea: found "tea". There is none yet. Or delete "sections.1 (teas).list.0".',
    'sections.1 (teas).titel: there is no such field. Did you mean "title"? Known: section, title, list.',
  ]);
  const long = [{ section: 'teas', title: 'A', list: [first, second] }];
  expect(getErrorMessage(() => parse('tea.yaml', schema, { sections: long }))).toContain(
    'sections.0 (teas).list: needs at most 1 entry, has 2',
  );
});

test('a variant that is not there is named', () => {
  const clock = z.strictObject({ kind: z.literal('clock') });
  const schema = z.strictObject({ cards: z.discriminatedUnion('kind', [clock, group]) });
  const message = getErrorMessage(() => parse('tea.yaml', schema, { cards: { kind: 'clok' } }));
  expect(message).toContain(
    'cards.kind: expected one of "clock", "text", "past", found "clok". Did',
  );
  expect(getErrorMessage(() => parse('tea.yaml', schema, { cards: { word: 'A' } }))).toContain(
    'cards.kind: the field is missing, expected one of "clock", "text", "past"',
  );
});
