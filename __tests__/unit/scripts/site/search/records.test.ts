import { expect, jest, test } from '@jest/globals';
import { textOf } from '@/content/prose/plain-text';
import { toRecords } from '@/scripts/site/search/records';

const KINDS = Object.fromEntries(
  ['article', 'case-study', 'service', 'person', 'job', 'page'].map((kind) => [
    kind,
    { one: kind },
  ]),
) as Parameters<typeof toRecords>[1];

const toMeta = (title: string, language: string) =>
  toRecords(
    [
      {
        kind: 'page',
        path: '/a',
        title,
        description: 'D.',
        tags: ['AI 绘画', '茶葉公司'],
        text: () => textOf({ title, steps: [{ desc: '静的' }, { text: '六週間で作ります' }] }),
      },
    ],
    KINDS,
    language,
  )[0];

test('the index has the words of titles, tags and fields in scripts without blanks', () => {
  expect(toMeta('静的サイトの制作', 'ja')).toEqual({
    url: '/a',
    language: 'ja',
    content: 'D. 静的サイトの制作。 静的。 六週間で作ります。',
    meta: {
      title: '静的サイトの制作',
      kind: 'page',
      words: '静的 サイト の 制作',
      tags: 'AI 绘画, 茶葉 公司',
    },
  });
});

test('the index has the words of a text that Pagefind does not split', () => {
  expect(toMeta('A boat', 'en')?.content).toContain('六 週間 で 作り');
});

test('results of a further language lead to its pages, and home without a slash', async () => {
  jest.resetModules();
  process.env.SITE_LANGUAGE_PATH = '/de';
  const records = await import('@/scripts/site/search/records');
  delete process.env.SITE_LANGUAGE_PATH;
  const page = { kind: 'page', title: 'T', description: 'D.', tags: [], text: () => '' } as const;
  const pages = ['/', '/blogs/tee'].map((path) => ({ ...page, path }));
  const made = records.toRecords(pages, KINDS, 'de').map(({ url }) => url);
  expect(made).toEqual(['/de', '/de/blogs/tee']);
});
