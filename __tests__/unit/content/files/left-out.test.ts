/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { canonicalPath } from '@/content/files/canonical';
import { findReason, isLeftOut } from '@/content/files/left-out';
import { links } from '@/content/references/href';
import { entryFolders } from '@/content/routes';

const root = mkdtempSync(join(tmpdir(), 'content-'));

/** A site without some pages. Its only article is a draft, and it has no job. */
const files = {
  'content/site.yaml': 'leaveOut: [home-two, team, film, contact]',
  'content/articles/draft.md': '---\ndraft: true\n---\n',
  'content/projects/northmill.yaml': 'name: Northmill',
  'content/services/devops.yaml': 'name: DevOps',
  'content/team/ana.md': '---\ntitle: Ana\n---\n',
};

beforeAll(() => {
  for (const { folder } of Object.values(entryFolders)) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});

beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});

afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['/home-two', '"leaveOut" in content/site.yaml names home-two'],
  ['/team/ana#week', '"leaveOut" in content/site.yaml names team'],
  ['/film/behind-the-counter', '"leaveOut" in content/site.yaml names film'],
  ['/blog', 'content/articles has no file that visitors see'],
  ['/blogs/tag/tea', 'content/articles has no file that visitors see'],
  ['/job-description/1', 'content/jobs has no file that visitors see'],
  ['/careers', 'content/jobs has no file that visitors see'],
])('%s is left out', (address, reason) => {
  expect(findReason(address)).toBe(reason);
});

test('other pages stay, also one that no site can be without', () => {
  const others = ['/', '/contact', '/team-details', '/projects#northmill', '/services/devops'];
  expect(others.filter(isLeftOut)).toEqual([]);
});

test('a menu loses its lines to pages that are left out', () => {
  const shown = { label: 'About', href: '/about-us' } as const;
  expect(links.parse([shown, { label: 'Team', href: '/team' }])).toEqual([shown]);
});

test('search engines list a page itself where the page that they would list instead is gone', () => {
  expect(canonicalPath('/home-three')).toBe('/');
  expect(canonicalPath('/project-details')).toBe('/project-details');
});
