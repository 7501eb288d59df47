/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { stringify } from 'yaml';
import { getErrorMessage } from '@/__tests__/support/messages';
import { wording } from '@/content/files/wording';

const root = mkdtempSync(join(tmpdir(), 'page-'));

const LEAD = 'A sentence about boats that is long enough for a search engine.';
const banner = { section: 'plain-banner', title: 'Boats', lead: LEAD };
const action = { label: 'Ask', href: '#boats' };
const ask = { section: 'ask', sentence: 'Which boat?', lead: 'We know.', action };
const day = { label: 'A day at the quay', caption: 'The hours when somebody is there.' };

/** The pages that others lead to, and words that several show. All other content is the site's own. */
const files = {
  'pages/home.yaml': { path: '/', sections: [banner, { section: 'about-teaser', action, day }] },
  'pages/about.yaml': {
    path: '/about-us',
    sections: [
      { ...banner, title: 'About the boats', breadcrumb: { current: 'About' } },
      { section: 'story', title: 'From a raft', lead: 'We began with a raft.' },
    ],
  },
  'pages/contact.yaml': { sections: [banner] },
  'pages/services.yaml': {
    sections: [banner, { section: 'service-index', title: 'Repairs', lead: 'All of them.' }],
  },
  'pages/team.yaml': {
    sections: [{ section: 'stage-banner', title: ['The', 'crew'], lead: 'They row.' }],
  },
  'sections/ask.yaml': { lead: 'One for everybody.', action },
  'sections/team-teaser.yaml': { title: 'Rowers', action, world: 'mint' },
  'sections/years.yaml': { titel: 'Years' },
};

let pageFiles: typeof import('@/content/pages/pages')['pageFiles'];
let pageDraft: typeof import('@/content/pages/draft')['pageDraft'];

const goToRoot = () => jest.spyOn(process, 'cwd').mockReturnValue(root);

beforeAll(async () => {
  const isOther = (file: string) => !/^content.(pages|sections|pictures.masters)$/.test(file);
  cpSync('content', join(root, 'content'), { recursive: true, filter: isOther });
  for (const folder of ['pages', 'sections']) mkdirSync(join(root, 'content', folder));
  for (const [file, fields] of Object.entries(files))
    writeFileSync(join(root, 'content', file), stringify(fields));
  goToRoot();
  // Which words pages share is read once.
  ({ pageFiles } = await import('@/content/pages/pages'));
  ({ pageDraft } = await import('@/content/pages/draft'));
});

beforeEach(() => void goToRoot());

afterAll(() => rmSync(root, { recursive: true }));

/** Checks a page with these sections. */
const parse = (sections: unknown, fields: object = {}) =>
  pageFiles.parse(
    { slug: 'boats', file: 'content/pages/boats.yaml' },
    stringify({ ...fields, sections }, { aliasDuplicateObjects: false }),
  ).data;

/** What is wrong with such a page. */
const getProblems = (...args: Parameters<typeof parse>) =>
  getErrorMessage(() => parse(...args))
    .split('\n  ')
    .slice(1);

const home = { label: wording().home, href: '/' };
const about = { label: 'About', href: '/about-us' };

test('a page without a breadcrumb and words for search engines has those of its banner', () => {
  expect(parse([banner, ask])).toEqual({
    meta: { title: 'Boats', description: LEAD },
    sections: [{ ...banner, breadcrumb: { path: [home], current: 'Boats' } }, ask],
  });
});

test('a page below another one leads to that, too', () => {
  expect(parse([banner], { above: '/about-us' })).toHaveProperty('sections.0.breadcrumb', {
    path: [home, about],
    current: 'Boats',
  });
});

test('what a page says itself counts', () => {
  const meta = { title: 'Boats for hire', description: `${LEAD} It says more.` };
  const breadcrumb = { current: 'All boats' };
  expect(parse([{ ...banner, breadcrumb }], { above: '/about-us', meta })).toMatchObject({
    meta,
    sections: [{ breadcrumb: { path: [home, about], current: 'All boats' } }],
  });
});

test('a page without a lead needs a description, and the error names the field', () => {
  expect(getProblems([{ ...banner, lead: undefined }])).toEqual([
    'meta.description: the field is missing',
  ]);
});

test('a page begins with a section that has its title, and has no second one', () => {
  expect(getProblems([ask, banner], { meta: { title: 'Boats', description: LEAD } })).toEqual([
    expect.stringMatching(
      /^sections\.0 \(ask\)\.section: expected a section with the title of the page, found "ask"\. Begin with one of .*plain-banner/,
    ),
    'sections.1 (plain-banner).section: expected the title of the page in the first section alone, found "plain-banner". Delete it, or put it first',
  ]);
});

test('a page has a section once whose ids links know, and others more than once', () => {
  const openings = { section: 'comments', title: 'Comments', items: [] };
  const all = [banner, ask, ask, openings, openings];
  expect(getProblems(all, { meta: { title: 'Boats', description: LEAD } })).toEqual([
    'sections.4 (comments).section: expected the only "comments" of the page, to whose parts links lead, found another one. Delete one of them',
  ]);
});

test.each([
  [
    { section: 'stroy' },
    'sections.1 (stroy).section: expected one of the known values, found "stroy". Did you mean "story"?',
  ],
  [
    { titel: 'Years' },
    'sections.1.section: the field is missing, expected one of the known values',
  ],
  ['ask', 'sections.1: expected fields, found "ask"'],
  [
    { section: 'ask' },
    'sections.1 (ask).sentence: the field is missing. Write it here, or in content/sections/ask.yaml',
  ],
  [{ section: 'crew' }, 'sections.1 (crew).title: the field is missing'],
  [
    { ...ask, laed: 'We know.' },
    'sections.1 (ask).laed: there is no such field. Did you mean "lead"? Known: section, sentence, action, lead.',
  ],
  [
    { ...ask, action: { ...action, href: '/nowhere-at-all' } },
    expect.stringMatching(/^sections\.1 \(ask\)\.action\.href: expected a page of the site/),
  ],
])('%# the error for a wrong section says where it stands and of which kind it is', (...args) => {
  const [section, expected] = args;
  expect(getProblems([banner, section])).toEqual([expected]);
});

test('the errors for the fields of a page name them and what they expect', () => {
  expect(getProblems([banner], { path: 'boats', aliases: ['/raft/'], foter: 3 })).toEqual([
    'path: expected a path of letters, digits and hyphens, such as "/about-us", found "boats"',
    'aliases.0: expected a path of letters, digits and hyphens, such as "/about-us", found "/raft/"',
    expect.stringMatching(/^foter: there is no such field\. Did you mean "footer"\?/),
  ]);
  expect(getProblems([])).toContain('sections: needs at least 1 entry, has 0');
});

test('a section has the words that several pages show, and its own count', () => {
  const { sections } = parse([
    banner,
    { section: 'ask', sentence: 'Which boat?' },
    { section: 'ask', sentence: 'Which oar?', lead: 'The left one.' },
  ]);
  expect(sections.slice(1)).toEqual([
    { ...ask, lead: 'One for everybody.' },
    { ...ask, sentence: 'Which oar?', lead: 'The left one.' },
  ]);
});

test('a mistake in words that several pages show is that of their file', () => {
  expect(getErrorMessage(() => parse([banner, { section: 'years' }]))).toBe(
    'content/sections/years.yaml is invalid:\n  titel: there is no such field. Did you mean "title"?',
  );
});

test('a teaser without words has those of the page that it leads to', () => {
  const { sections } = parse([
    banner,
    { section: 'about-teaser', action },
    { section: 'careers-intro', title: 'Come aboard', paragraphs: ['We row.'] },
    { section: 'service-grid', lines: [] },
    { section: 'team-teaser', world: 'jade' },
  ]);
  expect(sections.slice(1)).toMatchObject([
    { title: 'From a raft', paragraphs: ['We began with a raft.'] },
    // The drawing of the working day on the home page.
    { day },
    { title: 'Repairs', lead: 'All of them.' },
    { title: 'Rowers', lead: 'They row.', world: 'jade' },
  ]);
});

test('a teaser has a title of several lines in one', () => {
  rmSync(join(root, 'content/sections/team-teaser.yaml'));
  const { sections } = parse([banner, { section: 'team-teaser', action, world: 'mint' }]);
  expect(sections[1]).toMatchObject({ title: 'The crew', lead: 'They row.' });
});

test.each(['text', 'landing'])('a new page of the kind "%s" needs no shared words', (start) => {
  const { fields } = pageDraft.complete({ title: 'Rafts', start, found: LEAD });
  const { sections, ...others } = Object(fields);
  expect(parse(sections, others)).toMatchObject({ meta: { title: 'Rafts', description: LEAD } });
});
