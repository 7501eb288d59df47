import { expect, test } from '@jest/globals';
import { reportPage } from '@/scripts/lab/compare/page';

const row = (title: string, share: number) => ({
  title,
  share,
  before: `${title}-before.png`,
  after: `${title}-after.png`,
  difference: `${title}-difference.png`,
});

test('the largest difference comes first', () => {
  document.documentElement.innerHTML = reportPage({
    rows: [row('small', 0.01), row('large', 0.5), row('tiny', 0.0001)],
    same: 7,
    onlyBefore: [],
    onlyAfter: [],
  });
  const titles = [...document.querySelectorAll('h2')].map((title) => title.firstChild?.textContent);
  expect(titles.map((title) => title?.trim())).toEqual(['large', 'small', 'tiny']);
  expect(document.body.textContent).toContain('3 screenshots differ, 7 do not.');
  const files = [...document.querySelectorAll('section:first-of-type img')].map((picture) =>
    picture.getAttribute('src'),
  );
  expect(files).toEqual(['large-before.png', 'large-after.png', 'large-difference.png']);
});

test('lists the pages that only one export has', () => {
  document.documentElement.innerHTML = reportPage({
    rows: [],
    same: 0,
    onlyBefore: ['/gone'],
    onlyAfter: ['/new', '/newer'],
  });
  expect(document.body.textContent).toContain('Only in the first export: /gone.');
  expect(document.body.textContent).toContain('Only in the second export: /new, /newer.');
});
