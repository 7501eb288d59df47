import { beforeEach, expect, jest, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';

/** A site with the pages that each one needs, and with one more. */
const files: Readonly<Record<string, string | null>> = {
  'content/pages/about.yaml': 'path: /about-us\naliases: [/us, /we]',
  'content/pages/accessibility.yaml': '',
  'content/pages/contact.yaml': '',
  'content/pages/home.yaml': 'path: /',
  'content/pages/privacy.yaml': 'path: /privacy-policy',
  'content/pages/terms.yaml': '',
  'content/team/ada.md': '---\ntitle: Ada\n---\n',
};

const project = standInProject({}, { each: true });

beforeEach(() => void jest.resetModules());

/** The problems of a site with these files in place of others. Null is none. */
async function find(changes: typeof files = {}) {
  const there = Object.entries({ ...files, ...changes }).flatMap(([file, text]) =>
    text === null ? [] : [[file, text]],
  );
  project.write(Object.fromEntries(there));
  return (await import('@/scripts/site/check/pages')).findPageProblems();
}

test('pages with addresses of their own are right', async () => {
  expect(await find()).toEqual([]);
});

test.each(['home', 'terms'])(
  'the error for the page "%s" says that a site needs it, why, and what to do',
  async (name) => {
    const file = `content/pages/${name}.yaml`;
    expect(await find({ [file]: null })).toEqual([
      expect.stringMatching(`^${file} is missing\\. .+\\. Restore the file\\.$`),
    ]);
  },
);

test('a page that a site needs is no draft, and the home page has the address of the site', async () => {
  expect(
    await find({
      'content/pages/home.yaml': 'path: /start',
      'content/pages/terms.yaml': 'draft: true',
    }),
  ).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.yaml is invalid:\n {2}path: expected "\/", found "\/start"\. ./,
    ),
    expect.stringMatching(
      /^content\/pages\/terms\.yaml is invalid:\n {2}draft: this page cannot be left out\. .+\. Delete the line$/,
    ),
  ]);
});

test.each([
  ['in other letters', 'path: /US', 'path', '/US', 'content/pages/about.yaml'],
  ['a second one', 'aliases: [/boat, /we]', 'aliases.1', '/we', 'content/pages/about.yaml'],
  ['of a list of articles', 'path: /blogs/tag/tea', 'path', '/blogs/tag/tea', 'the site itself'],
])(
  'an address that is taken is named with what has it: %s',
  async (_, text, field, address, other) => {
    expect(await find({ 'content/pages/yachts.yaml': text })).toEqual([
      `content/pages/yachts.yaml is invalid:\n  ${field}: expected an address that nothing uses, found "${address}" of ${other}. Choose another one`,
    ]);
  },
);
