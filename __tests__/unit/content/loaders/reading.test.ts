/** @jest-environment node */
import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const FOLDERS = {
  'content/blog': 'web-development-trends.md',
  'content/jobs': 'full-stack-developer.md',
  'content/samples': 'tuesday-afternoons.md',
};
const texts = new Map(
  Object.entries(FOLDERS).map(([folder, name]) => [
    folder,
    readFileSync(join(folder, name), 'utf8'),
  ]),
);

let root = '';

/** Puts a copy of a folder's file beside it, with the id `id`. */
function copy(folder: keyof typeof FOLDERS, id: string, words = '') {
  const text = (texts.get(folder) ?? '').replace(/^_id: .*/m, `_id: "${id}"`);
  writeFileSync(join(root, folder, `copy-${id}.md`), `${text}\n${words}\n`);
}

/** Loaders that have read nothing yet, on a folder of their own. */
async function freshLoaders() {
  jest.resetModules();
  return {
    ...(await import('@/content/loaders/blog')),
    ...(await import('@/content/loaders/jobs')),
  };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of Object.keys(FOLDERS)) mkdirSync(join(root, folder), { recursive: true });
  for (const [folder, text] of texts) writeFileSync(join(root, folder, 'first.md'), text);
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(() => rmSync(root, { recursive: true }));

test('each file is read once for all pages', async () => {
  for (let i = 2; i <= 20; i += 1) copy('content/blog', `${i}`);
  for (let i = 2; i <= 5; i += 1) copy('content/jobs', `${i}`);
  const loaders = await freshLoaders();
  const read = jest.spyOn(fs, 'readFileSync');
  for (let i = 1; i <= 20; i += 1) {
    expect(loaders.articleFrontById(`${i}`)?._id).toBe(`${i}`);
    expect(loaders.articleById(`${i}`)?._id).toBe(`${i}`);
    expect(loaders.articleCards()).toHaveLength(20);
    expect(loaders.sampleArticle().title).not.toBe('');
    expect(loaders.jobById('5')?._id).toBe('5');
    expect(loaders.jobCards().length).toBeLessThanOrEqual(5);
  }
  const files = read.mock.calls
    .map(([file]) => String(file))
    .filter((file) => file.endsWith('.md'));
  expect(files).toHaveLength(20 + 5 + 1);
  expect(new Set(files).size).toBe(files.length);
});

test('the page of an article does not parse the other articles', async () => {
  copy('content/blog', 'broken', 'See [this](/nowhere).');
  const { articleById, articleCards, articles } = await freshLoaders();
  expect(articleById('1')?.prose.markdown).not.toBe('');
  expect(articleCards()).toHaveLength(2);
  expect(() => articleById('broken')).toThrow('link "this" to "/nowhere"');
  expect(() => articles()).toThrow('content/blog/copy-broken.md is invalid');
});

test('a text is checked once for all readers', async () => {
  const { articleById, articles } = await freshLoaders();
  expect(articleById('1')).toBe(articleById('1'));
  expect(articles()[0]).toBe(articleById('1'));
});

test('the feeds contain the thirty newest articles', async () => {
  for (let i = 2; i <= 40; i += 1) copy('content/blog', `${i}`);
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_SITE_URL: 'https://rivermark.example',
  });
  await freshLoaders();
  const json = await import('@/app/feed.json/route');
  const xml = await import('@/app/feed.xml/route');
  expect((await (await json.GET()).json()).items).toHaveLength(30);
  expect((await (await xml.GET()).text()).match(/<item>/g)).toHaveLength(30);
});

test('in development an edit shows with the next page', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const { articleById, articleCards, jobs } = await freshLoaders();
  expect(articleCards()).toHaveLength(1);
  copy('content/blog', 'new', 'Words that were not there.');
  copy('content/jobs', 'new');
  expect(articleCards()).toHaveLength(2);
  expect(articleById('new')?.prose.markdown).toContain('Words that were not there.');
  copy('content/blog', 'new', 'Other words.');
  expect(articleById('new')?.prose.markdown).toContain('Other words.');
  expect(jobs()).toHaveLength(2);
});

test.each(['content/blog', 'content/jobs'] as const)(
  'two files of %s cannot have one address',
  async (folder) => {
    copy(folder, '1');
    const { articleFronts, jobs } = await freshLoaders();
    const load = folder === 'content/blog' ? articleFronts : jobs;
    expect(load).toThrow(`${folder}/first.md is invalid:\n  _id: expected an id of its own`);
  },
);
