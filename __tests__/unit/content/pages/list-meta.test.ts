import { expect, test } from '@jest/globals';
import { toListMeta } from '@/content/pages/list-meta';

const description =
  'Boats for work, e.g. tugs and ferries. Each floats, and each has a name of its own.';
const title = 'Boats';

test('a page after the first says which page it is, and keeps abbreviations', () => {
  expect(toListMeta({ title, description }, 'Page 2')).toEqual({
    title: 'Boats, page 2',
    description: `${description} Page 2.`,
  });
});

test('a long description says which page it is after the sentences that leave room', () => {
  const long = `${description} ${'Boats that float '.repeat(4).trim()}.`;
  expect(toListMeta({ title, description: long }, 'Page 12').description).toBe(
    `${description} Page 12.`,
  );
});

test('a description of one sentence that leaves no room is that of every page', () => {
  const each = `${'Boats that float '.repeat(9).trim()}.`;
  expect(toListMeta({ title, description: each }, 'Page 12').description).toBe(each);
});
