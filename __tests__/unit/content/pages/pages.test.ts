import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { allPages, findPage, pageAt, pageFiles } from '@/content/pages/pages';

const lead = 'A sentence about boats that is long enough for a search engine.';
const banner = { section: 'plain-banner', title: 'Boats', lead };
const ask = { sentence: 'Which?', lead: 'We know.', action: { label: 'Ask', href: '#ask' } };

/** A site with a few pages and no job. All other content is the site's own. */
const _project = standInProject(
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
