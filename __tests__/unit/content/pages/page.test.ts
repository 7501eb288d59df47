import { beforeAll, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { getErrorMessage } from '@/__tests__/support/messages';
import { standInProject } from '@/__tests__/support/project';
import { wording } from '@/content/files/wording';

const LEAD = 'A sentence about boats that is long enough for a search engine.';
const banner = { section: 'plain-banner', title: 'Boats', lead: LEAD };
const action = { label: 'Ask', href: '#boats' };
const ask = { section: 'ask', sentence: 'Which boat?', lead: 'We know.', action };
const day = { label: 'A day at the quay', caption: 'The hours when somebody is there.' };

/** The pages that others lead to, and words that several show. All other content is the site's own. */
const project = standInProject(
  {
    'content/pages/home.yaml': {
      path: '/',
      sections: [banner, { section: 'about-teaser', action, day }],
    },
    'content/pages/about.yaml': {
      path: '/about-us',
      sections: [
        { ...banner, title: 'About the boats', breadcrumb: { current: 'About' } },
        { section: 'story', title: 'From a raft', lead: 'We began with a raft.' },
      ],
    },
    'content/pages/contact.yaml': { sections: [banner] },
    'content/pages/services.yaml': {
      sections: [banner, { section: 'service-index', title: 'Repairs', lead: 'All of them.' }],
    },
    'content/pages/team.yaml': {
      sections: [{ section: 'stage-banner', title: ['The', 'crew'], lead: 'They row.' }],
    },
    'content/sections/ask.yaml': { lead: 'One for everybody.', action },
    'content/sections/team-teaser.yaml': { title: 'Rowers', action, world: 'mint' },
    'content/sections/years.yaml': { titel: 'Years' },
  },
  { without: /^content.(pages|sections|pictures.masters)$/ },
);

let pageFiles: typeof import('@/content/pages/pages')['pageFiles'];

beforeAll(async () => {
  project.enter();
  // Which words pages share is read once.
  ({ pageFiles } = await import('@/content/pages/pages'));
});

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
const _about = { label: 'About', href: '/about-us' };

test('a page without a breadcrumb and words for search engines has those of its banner', () => {
  expect(parse([banner, ask])).toEqual({
    meta: { title: 'Boats', description: LEAD },
    sections: [{ ...banner, breadcrumb: { path: [home], current: 'Boats' } }, ask],
  });
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
    { section: 'ask' },
    'sections.1 (ask).sentence: the field is missing. Write it here, or in content/sections/ask.yaml',
  ],
  [
    { ...ask, laed: 'We know.' },
    'sections.1 (ask).laed: there is no such field. Did you mean "lead"? Known: section, sentence, action, lead.',
  ],
])('%# the error for a wrong section says where it stands and of which kind it is', (...args) => {
  const [section, expected] = args;
  expect(getProblems([banner, section])).toEqual([expected]);
});

test('a teaser without words names the page that lacks them', async () => {
  const { kinds } = await import('@/content/pages/kinds');
  const { error } = kinds['about-teaser'].safeParse({ action, day });
  expect(error?.issues[0]?.message).toBe(
    'the field is missing. Write it here, or write content/pages/about.yaml, which has it',
  );
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
