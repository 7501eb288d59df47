/** @jest-environment node */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { standInProject } from '@/__tests__/support/project';
import type { Needs } from '@/content/files/overlay';
import { text } from '@/content/schema/text';
import { CODE, NAME } from '@/content/schema/texts';

const project = standInProject({
  'content/pages/home.yaml': {
    path: '/',
    formerly: ['start'],
    sections: [
      { section: 'hero', title: 'Two rivers', picture: { name: 'dusk', alt: 'Lit windows' } },
      { section: 'steps', world: 'mint', items: [{ icon: 'anchor', label: 'Ask us' }] },
      { section: 'steps', world: 'dusk', items: [] },
    ],
  },
  'content/pages/about.yaml': { path: '/about-us', sections: [] },
  'content/pages/team.yaml': { aliases: ['/crew'], sections: [] },
  'content/agency.yaml': {
    name: 'Boats and Sons',
    replyTime: 'one day',
    offices: [{ city: 'York' }],
  },
  'content/menus.yaml': { header: [{ label: 'Home', href: '/' }], footer: [{ label: 'Our team' }] },
  'content/articles/before-you-ask.md': '---\ntitle: Before you ask\nsrc: desk\n---\n\nAsk.\n',
  'content/de/pages/home.yaml': {
    sections: [
      { section: 'steps', items: [{ label: 'Fragen Sie' }] },
      { section: 'hero', title: 'Zwei Flüsse', picture: { alt: 'Helle Fenster' } },
    ],
  },
  'content/de/pages/about.yaml': {
    path: '/ueber-uns',
    formerly: ['/alt.html', '/de/aelter', 'https://boats.example/de/aeltest/', 'wir'],
    sections: [{ section: 'links', first: '/blogs/before-you-ask', second: '/about-us#us' }],
  },
  'content/de/agency.yaml': { replyTime: 'einem Tag', offices: [{ city: 'York' }] },
  'content/de/menus.yaml': { header: [{ label: 'Start' }], footer: null },
  'content/de/articles/fragen.md':
    '---\ntranslates: before-you-ask\ntitle: Vorher fragen\n---\n\nFragen.\n',
  'content/team/sam.md': '---\n---\n',
  'content/de/team/samuel.md': '---\ntranslates: sam\n---\n',
  'content/services/digital-Transformation.yaml': {},
  'content/de/services/wandel.yaml': { translates: 'digital-Transformation' },
  'content/projects/boats.yaml': {
    people: ['sam', 'kim'],
    service: 'digital-transformation',
    links: [
      '/team/sam',
      '/blogs/author/sam',
      '/projects#boats',
      '/services/digital-transformation',
    ],
  },
  'content/de/projects/boote.yaml': { translates: 'boats' },
  'content/de/pictures/alts.json': '{ "dusk": "Abend" }',
  'content/testimonials/tom.yaml': {},
  'content/de/testimonials/thomas.yaml': { translates: 'tom' },
  'content/de/testimonials/tom.yaml': {},
});

/** Reads the fields of a file. The language of a process is known before its modules. */
let readFields: (file: string, needs?: Needs) => unknown;

beforeAll(async () => {
  process.env.SITE_LANGUAGE = 'de';
  ({ readFields } = await import('@/content/files/read-file'));
});
afterAll(() => {
  delete process.env.SITE_LANGUAGE;
});

test('a section takes what is no word from the section of its kind, in the same order', () => {
  expect(readFields('content/pages/home.yaml')).toEqual({
    path: '/',
    sections: [
      { section: 'steps', world: 'mint', items: [{ icon: 'anchor', label: 'Fragen Sie' }] },
      { section: 'hero', title: 'Zwei Flüsse', picture: { name: 'dusk', alt: 'Helle Fenster' } },
    ],
  });
});

test('the facts are those of the first language, but for the words among them', () => {
  expect(readFields('content/agency.yaml')).toEqual({
    name: 'Boats and Sons',
    language: 'de',
    replyTime: 'einem Tag',
    offices: [{ city: 'York' }],
  });
});

test('null leaves out a field with words', () => {
  expect(readFields('content/menus.yaml')).toEqual({ header: [{ label: 'Start', href: '/' }] });
});

test('an entry translates the one that it names', () => {
  expect(readFields('content/articles/fragen.md')).toEqual({ title: 'Vorher fragen', src: 'desk' });
  project.write({ 'content/de/articles/teuer.md': '---\ntranslates: dear\ntitle: Teuer\n---\n' });
  expect(() => readFields('content/articles/teuer.md')).toThrow(
    'content/de/articles/teuer.md is invalid:\n  translates: expected the name of a file that the first language has',
  );
});

test('links lead to the addresses that pages and entries have in the language', () => {
  expect(readFields('content/pages/about.yaml')).toEqual({
    path: '/ueber-uns',
    formerly: expect.any(Array),
    sections: [{ section: 'links', first: '/blogs/fragen', second: '/ueber-uns#us' }],
  });
});

test('links in Markdown lead to them, too', async () => {
  const { splitFile } = await import('@/content/files/read-file');
  const body =
    '[Us](/about-us#us), [it](https://boats.example/about-us)\n\n::action{href="/blogs/before-you-ask"}';
  const { body: read } = splitFile(
    'content/articles/fragen.md',
    `---\ntranslates: before-you-ask\ntitle: Vorher fragen\n---\n\n${body}\n`,
  );
  expect(read).toBe(
    '[Us](/ueber-uns#us), [it](https://boats.example/about-us)\n\n::action{href="/blogs/fragen"}',
  );
});

test('a name of a file that the language lacks says which one to write', async () => {
  const { reference } = await import('@/content/files/reference');
  const { parse } = await import('@/content/schema/parse');
  const author = z.object({ author: reference('content/clients', 'md') });
  project.write({ 'content/clients/kim.md': '---\n---\n' });
  const read = () => parse('content/articles/fragen.md', author, { author: 'kim' });
  expect(read).toThrow(
    'author: expected its words in this language. Write content/de/clients/kim.md',
  );
});

test('an entry whose list the language lacks is named, because it has no page', async () => {
  const { findPageless } = await import('@/scripts/site/check/pageless');
  expect(findPageless()).toContain(
    'content/articles/fragen.md has no page, because there is no content/pages/blogs.yaml.',
  );
});

test('former addresses are those of the language, with the start of its paths and without', async () => {
  const { formerAddresses } = await import('@/content/files/former');
  expect(formerAddresses().map(({ from, to }) => [from, to])).toEqual([
    ['/alt', '/ueber-uns'],
    ['/aelter', '/ueber-uns'],
    ['/aeltest', '/ueber-uns'],
    ['/wir', '/ueber-uns'],
  ]);
});

test('references and links name entries as the language does', async () => {
  const { reference } = await import('@/content/files/reference');
  const project = z.strictObject({
    people: z.array(reference('content/team', 'md')),
    service: reference('content/services', 'yaml').nullable(),
  });
  expect(readFields('content/projects/boote.yaml', { schema: project })).toEqual({
    people: ['samuel', 'kim'],
    service: 'wandel',
    links: ['/team/samuel', '/blogs/author/samuel', '/projects#boote', '/services/wandel'],
  });
});

test('a language has words for its pictures, also where the first one has them beside each picture', async () => {
  const { alts } = await import('@/content/files/alts');
  expect([...alts()]).toEqual([['dusk', 'Abend']]);
});

test('two translations of one entry are named', async () => {
  const { defineCollection } = await import('@/content/files/collection');
  const schema = z.strictObject({});
  const { all } = defineCollection({ folder: 'content/testimonials', format: 'yaml', schema });
  expect(all).toThrow(
    'content/de/testimonials/tom.yaml is invalid:\n  translates: content/de/testimonials/thomas.yaml translates "tom", too. Delete one of them',
  );
});

test('words that the language lacks are named with file and field', () => {
  const links = z.array(z.strictObject({ label: text, href: text.optional() }));
  const menus = z.strictObject({ header: links, footer: links });
  project.write({ 'content/de/menus.yaml': { footer: [{ label: '' }] } });
  expect(() => readFields('content/menus.yaml', { schema: menus })).toThrow(
    [
      'content/de/menus.yaml is invalid:',
      '  header.0.label: expected the words in this language, found none',
      '  footer.0.label: expected the words in this language, found none',
    ].join('\n'),
  );
});

test('words that the build does not show may be missing', () => {
  const schema = z.strictObject({ tracker: text, mail: text });
  project.write({
    'content/legal.yaml': 'tracker: Counts\nmail: Sends\n',
    'content/de/legal.yaml': {},
  });
  const isShown = (field: string) => field === 'mail';
  expect(() => readFields('content/legal.yaml', { schema, isShown })).toThrow(
    /^content\/de\/legal.yaml is invalid:\n {2}mail: [^\n]+$/,
  );
});

test('a schema says which fields of a collection are words', async () => {
  const { picture } = await import('@/content/files/picture');
  const { reference } = await import('@/content/files/reference');
  const event = z.strictObject({
    name: text,
    id: z.string().regex(/^[a-z-]+$/),
    colour: text.meta(CODE),
    venue: text.meta(NAME),
    kind: z.enum(['walk', 'talk']),
    host: reference('content/team', 'md'),
    closing: z.union([z.literal('never'), text]),
    length: z.string().regex(/\d/),
    steps: z.array(z.union([text, z.strictObject({ text, day: z.iso.date() })])),
    picture: picture.nullable(),
  });
  const fields = {
    name: 'lanterns',
    id: 'open-evening',
    colour: 'tea',
    venue: 'The boathouse',
    kind: 'walk',
    host: 'sam',
    closing: 'never',
    length: 'about 2 hours',
    steps: ['bring tea', { text: 'walk', day: '2027-05-06' }],
    picture: { name: 'dusk', alt: 'Lit windows' },
  };
  project.write({ 'content/events/tea.yaml': fields, 'content/de/events/tea.yaml': { id: 'tee' } });
  const missing = ['name', 'length', 'steps.0', 'steps.1.text', 'picture.alt'];
  expect(() => readFields('content/events/tea.yaml', { schema: event })).toThrow(
    [
      'content/de/events/tea.yaml is invalid:',
      ...missing.map((field) => `  ${field}: expected the words in this language, found none`),
    ].join('\n'),
  );
  expect(readFields('content/events/tea.yaml')).toEqual({ ...fields, id: 'tee' });
});

test('a mistake in a file of the first language names that file', () => {
  project.write({
    'content/legal.yaml': 'title: a: b\n',
    'content/de/legal.yaml': {},
    'content/articles/late.md': 'No fields.\n',
    'content/de/articles/late.md': '---\ntitle: Spät\n---\n',
  });
  expect(() => readFields('content/legal.yaml')).toThrow(/^content\/legal\.yaml is invalid:/);
  const message = getErrorMessage(() => readFields('content/articles/late.md'));
  expect(message).toMatch(/^content\/articles\/late\.md is invalid:/);
  expect(message).not.toContain('content/de');
});

test('a folder of content may have a name as short as that of a language', async () => {
  project.write({
    'content/faq/tea.yaml': { title: 'Tea', order: 1 },
    'content/de/faq/tea.yaml': { title: 'Tee' },
  });
  const { listContent } = await import('@/content/files/owner-files');
  expect(listContent()).toContain('content/faq/tea.yaml');
  expect(readFields('content/faq/tea.yaml')).toEqual({ title: 'Tee', order: 1 });
});

test('the language has the pages that it has a file for, at addresses of its own', async () => {
  const { rawPages } = await import('@/content/files/pages');
  const { toOriginalPath } = await import('@/content/files/translated-paths');
  expect(rawPages().map(({ path }) => [path, toOriginalPath(path)])).toEqual([
    ['/ueber-uns', '/about-us'],
    ['/', '/'],
  ]);
  const { findReason } = await import('@/content/files/left-out');
  expect(findReason('/team')).toBe('there is no content/pages/team.yaml');
  expect(findReason('/crew')).toBe('there is no content/pages/team.yaml');
  expect(findReason('/ueber-uns')).toBeUndefined();
});
