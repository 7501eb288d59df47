/** @jest-environment node */
import { rmSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { standInProject } from '@/__tests__/support/project';
import {
  allPages,
  findPage,
  findWords,
  getWords,
  homePage,
  pageAt,
  pageFiles,
} from '@/content/pages/pages';

const lead = 'A sentence about boats that is long enough for a search engine.';
const banner = { section: 'plain-banner', title: 'Boats', lead };
const ask = { sentence: 'Which?', lead: 'We know.', action: { label: 'Ask', href: '#ask' } };

/** A site with a few pages and no job. All other content is the site's own. */
const project = standInProject(
  {
    'content/jobs/': '',
    'content/menus.yaml': {
      header: [
        { label: 'Home', href: '/' },
        { label: 'Write', href: '/contact' },
        { label: 'Jobs', href: '/careers' },
      ],
      footer: [{ label: 'About', href: '/us' }],
    },
    'content/pages/about.yaml': {
      path: '/about-us',
      aliases: ['/us'],
      // The page has another address than its file.
      formerly: ['/about'],
      sections: [banner, { section: 'years', title: 'First' }, { section: 'years', title: 'Then' }],
    },
    'content/pages/boats.yaml': { sections: [banner] },
    'content/pages/careers.yaml': { sections: [{ ...banner, title: 'Jobs' }] },
    'content/pages/contact.yaml': { sections: [banner] },
    'content/pages/home.yaml': {
      path: '/',
      sections: [banner, { section: 'prose', text: 'Hello.' }],
    },
    'content/pages/oars.yaml': {
      draft: true,
      sections: [banner, { section: 'crew', title: 'Rowers' }],
    },
    'content/pages/zeppelins.yaml': { sections: [banner, { section: 'brand-strip' }] },
    'content/sections/ask.yaml': ask,
    'content/sections/closing.yaml': { title: 'Come aboard' },
  },
  { without: /^content.(jobs|pages|sections|pictures.masters)$/ },
);

test('pages come in the order of the menus, and those that no menu lists by their names', () => {
  expect(allPages().map(({ path }) => path)).toEqual([
    '/',
    '/contact',
    '/about-us',
    '/boats',
    '/zeppelins',
  ]);
});

test('a draft and a list without entries are no pages for visitors', () => {
  expect(['oars', 'careers', 'nothing'].map(findPage)).toEqual([undefined, undefined, undefined]);
  expect(['/oars', '/careers', '/nothing'].map(pageAt)).toEqual([undefined, undefined, undefined]);
  expect(pageFiles.all().map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['oars', 'careers']),
  );
});

test('a page is at its address and at its second ones', () => {
  const about = { name: 'about', path: '/about-us', meta: { title: 'Boats' } };
  for (const page of [findPage('about'), pageAt('/about-us'), pageAt('/us')])
    expect(page).toMatchObject(about);
  expect(pageAt('/about')).toBeUndefined();
  expect(homePage()).toMatchObject({ name: 'home', path: '/' });
});

test('code reads the first section of a kind on a page, or on any page that visitors see', () => {
  expect(getWords('about', 'years')).toMatchObject({ title: 'First' });
  expect(getWords('boats', 'years')).toBeUndefined();
  expect(findWords('years')).toMatchObject({ title: 'First' });
  expect(findWords('crew')).toBeUndefined();
});

test('one run names the mistakes of all pages, and the mistake of one hides no other page', async () => {
  for (const name of ['boats', 'zeppelins'])
    project.write({
      [`content/pages/${name}.yaml`]: { sections: [banner, { section: 'years', titel: 'A' }] },
    });
  jest.resetModules();
  const pages = await import('@/content/pages/pages');
  const message = getErrorMessage(() => pages.allPages());
  for (const name of ['boats', 'zeppelins'])
    expect(message).toContain(
      `content/pages/${name}.yaml is invalid:\n  sections.1 (years).title: the field is missing`,
    );
  expect(pages.homePage().path).toBe('/');
  rmSync(`${project.root}/content/pages/home.yaml`);
  jest.resetModules();
  const without = await import('@/content/pages/pages');
  expect(getErrorMessage(() => without.homePage())).toContain('content/pages/home.yaml is invalid');
});
