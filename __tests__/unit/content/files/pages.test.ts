import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { findAddressProblem } from '@/content/files/addresses';
import { canonicalPath } from '@/content/files/canonical';
import { aliases, pageAddresses, rawPages, readSection, readShared } from '@/content/files/pages';

standInProject({
  'content/pages/about.yaml': `
path: "/about-us"
aliases: [/us]
sections:
  - section: plain-banner
    title: About
  - section: story
    title: A raft
`,
  'content/pages/home.yaml': 'path: /\nsections: Boats',
  // The editor of this one has not finished.
  'content/pages/press.yaml': 'path: /news # once /press\naliases: [/late\nsections:',
  'content/pages/README.md': 'How to write a page.',
  'content/pages/regatta.yaml': 'draft: perhaps\naliases: /race',
  'content/pages/services.yaml': '',
  'content/services/ideational-designing.yaml': 'name: Ideation',
  'content/sections/story.yaml': 'title: A boat\nlead: It floats.',
  'content/sections/years.yaml': 'title: [',
});

test('a page has the address that its file names, or that of its name, also while the file is wrong', () => {
  expect(rawPages().map(({ name, path }) => [name, path])).toEqual([
    ['about', '/about-us'],
    ['home', '/'],
    ['press', '/news'],
    ['regatta', '/regatta'],
    ['services', '/services'],
  ]);
  expect(pageAddresses()).toEqual(['/about-us', '/us', '/', '/news', '/regatta', '/services']);
});

test('a link may lead to a second address, which search engines list as the first', () => {
  expect(aliases().get('/us')).toBe('/about-us');
  expect(canonicalPath('/us')).toBe('/about-us');
  expect(findAddressProblem('/us')).toBeNull();
  expect(findAddressProblem('/uss')).toContain('Did you mean "/us"?');
});

test('a section has the words that pages share, in whose place its own count', () => {
  expect(readSection('about', 'story')).toEqual({
    section: 'story',
    title: 'A raft',
    lead: 'It floats.',
  });
  // Without a kind, that at the top of the page.
  expect(readSection('about')).toEqual({ section: 'plain-banner', title: 'About' });
  expect(readSection('regatta', 'story')).toEqual({ title: 'A boat', lead: 'It floats.' });
  expect([readShared('years'), readShared('prose')]).toEqual([{}, {}]);
});
