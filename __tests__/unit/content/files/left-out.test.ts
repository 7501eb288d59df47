import { expect, jest, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { canonicalPath } from '@/content/files/canonical';
import { links } from '@/content/files/href';
import { findReason, isLeftOut } from '@/content/files/left-out';
import { entryFolders } from '@/content/routes';

/** A site without some pages. Its only article is a draft, and it has no job. */
standInProject({
  ...Object.fromEntries(Object.values(entryFolders).map(({ folder }) => [`${folder}/`, ''])),
  'content/pages/about.yaml': 'path: /about-us',
  'content/pages/blogs.yaml': 'aliases: [/blog]',
  'content/pages/careers.yaml': '',
  'content/pages/contact.yaml': 'sections: [section: ask]',
  'content/pages/home.yaml': 'path: /',
  'content/pages/home-three.yaml': 'canonical: /',
  'content/pages/home-two.yaml': 'draft: true\nsections: [section: video-testimonial]',
  'content/pages/project-details.yaml': 'canonical: /projects/saltmarsh',
  'content/pages/projects.yaml': '',
  'content/pages/services-details.yaml': 'canonical: /team',
  'content/pages/team.yaml': 'draft: true',
  'content/pages/team-details.yaml': '',
  'content/articles/draft.md': '---\ndraft: true\n---\n',
  'content/projects/northmill.yaml': 'name: Northmill',
  'content/services/devops.yaml': 'name: DevOps',
  'content/team/ana.md': '---\ntitle: Ana\n---\n',
});

test.each([
  ['/home-two', 'content/pages/home-two.yaml is a draft'],
  ['/team/ana#week', 'content/pages/team.yaml is a draft'],
  ['/services/devops', 'there is no content/pages/services.yaml'],
  ['/film/behind-the-counter', 'no page has the section "video-testimonial"'],
  ['/blog', 'content/articles has no file that visitors see'],
  ['/job-description/1', 'content/jobs has no file that visitors see'],
  ['/careers', 'content/jobs has no file that visitors see'],
])('%s is left out', (address, reason) => {
  expect(findReason(address)).toBe(reason);
});

test('other pages stay, and an address without a page is none that the site leaves out', () => {
  const others = ['/', '/contact', '/about-us', '/team-details', '/projects#northmill'];
  expect([...others, '/projects/northmill', '/home-four'].filter(isLeftOut)).toEqual([]);
});

test('npm run dev shows drafts', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(['/home-two', '/team', '/film/behind-the-counter'].filter(isLeftOut)).toEqual([]);
});

test('a menu loses its lines to pages that are left out', () => {
  const shown = { label: 'About', href: '/about-us' } as const;
  expect(links.parse([shown, { label: 'Team', href: '/team' }])).toEqual([shown]);
});

test('search engines list a page itself where the page that they would list instead is gone', () => {
  expect(['/home-three', '/project-details', '/services-details'].map(canonicalPath)).toEqual([
    '/',
    '/project-details',
    '/services-details',
  ]);
});
