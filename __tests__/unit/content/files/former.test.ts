import { describe, expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { findAddressProblem } from '@/content/files/addresses';
import { formerAddresses } from '@/content/files/former';
import { findFormerProblem, toFormerPath } from '@/content/files/former-path';
import { entryFolders } from '@/content/routes';
import { findTakenFormer } from '@/scripts/site/check/former';

describe('on a site with former addresses', () => {
  standInProject({
    ...Object.fromEntries(Object.values(entryFolders).map(({ folder }) => [`${folder}/`, ''])),
    'content/pages/about.yaml': 'path: /about-us\nformerly: [our-story, /who/we-are.html]',
    'content/pages/blogs.yaml': '',
    // It has no jobs.
    'content/pages/careers.yaml': 'formerly: [vacancies]',
    'content/pages/contact.yaml': 'formerly: [write]\ndraft: true',
    'content/pages/home.yaml': 'path: /\nformerly: [start]',
    'content/articles/new.md':
      '---\nformerly: [old, 2019/05/old-post.html]\ncreated_at: "2001-01-01"\n---\n',
    'content/articles/draft.md': '---\nformerly: [old-draft]\ndraft: true\n---\n',
    'content/articles/future.md': '---\nformerly: [old-future]\ncreated_at: "2999-01-01"\n---\n',
  });

  test('former addresses of pages and entries redirect, but those of hidden ones do not', () => {
    const file = 'content/articles/new.md';
    expect(formerAddresses()).toEqual([
      { from: '/our-story', to: '/about-us', file: 'content/pages/about.yaml' },
      { from: '/who/we-are', to: '/about-us', file: 'content/pages/about.yaml' },
      { from: '/start', to: '/', file: 'content/pages/home.yaml' },
      { from: '/blogs/old', to: '/blogs/new', file },
      { from: '/2019/05/old-post', to: '/blogs/new', file },
    ]);
    expect(findAddressProblem('/blogs/old#tea')).toBe(
      'expected the present address "/blogs/new", found the former one "/blogs/old"',
    );
    expect(findAddressProblem('/2019/05/old-post.html')).toContain('"/blogs/new"');
  });
});

test.each(['/404.html', '/brand', '/about-us'])(
  'the former address %s would replace what is there',
  (former) => {
    const from = toFormerPath(former, '/blogs/');
    const [message] = findTakenFormer([
      { from, to: '/blogs/new', file: 'content/articles/new.md' },
    ]);
    expect(message).toContain(`found "${from}" of a page or a file of the site`);
  },
);

test.each([
  ['old-post.html', '/blogs/old-post'],
  ['old_post.php', '/blogs/old_post.php'],
  ['/news/index.html', '/news'],
  ['https://old.example/news/%C3%BCber%20uns', '/news/über uns'],
])('the former address %s is at %s', (former, path) => {
  expect(findFormerProblem(former)).toBeUndefined();
  expect(toFormerPath(former, '/blogs/')).toBe(path);
});

test.each([...['/?p=12', '', '/index.html', 'a//b', '../secret', 'nul.html', 'a'.repeat(300)]])(
  'the former address "%s" is refused in words',
  (former) => {
    expect(findFormerProblem(former)).toMatch(/^expected .*found "/);
  },
);
