import { beforeAll, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { standInProject } from '@/__tests__/support/project';
import { agency } from '@/content/files/agency';
import { defineCollection } from '@/content/files/collection';
import { startOfDay } from '@/content/files/day';
import { text } from '@/content/schema/text';

const FOLDER = 'content/boats';
const schema = z.strictObject({ title: text, day: text.optional() });

// The time zone of the first office is read before the tests replace the folder of the project.
beforeAll(() => void agency());

const project = standInProject({ [`${FOLDER}/`]: '' }, { each: true });

const write = (name: string, fields: string) =>
  project.write({ [`${FOLDER}/${name}`]: `---\n${fields}\n---\nWords.\n` });

const boats = () =>
  defineCollection({
    folder: FOLDER,
    format: 'md',
    schema,
    reserved: ['page'],
    day: 'day',
  });

const getSlugs = (collection: ReturnType<typeof boats>) =>
  collection.entries().map(({ slug }) => slug);

/** Reads files as `npm run dev` does. */
const develop = () =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });

test('entries come in the order of their file names, which are their slugs', () => {
  write('tug.md', 'title: Tug');
  write('Barge.md', 'title: Barge');
  for (const name of ['notes.txt', 'README.md', '._tug.md', '.DS_Store', 'Thumbs.db'])
    project.write({ [`${FOLDER}/${name}`]: '' });
  expect(getSlugs(boats())).toEqual(['Barge', 'tug']);
  expect(boats().find('tug')).toMatchObject({ data: { title: 'Tug' }, body: 'Words.' });
  expect(boats().find('raft')).toBeUndefined();
});

test('drafts and days of the future are hidden, but npm run dev shows them', () => {
  write('draft.md', 'title: A\ndraft: true');
  write('future.md', 'title: B\nday: "2999-01-01"');
  write('past.md', 'title: C\nday: "2001-01-01"');
  const collection = boats();
  expect(getSlugs(collection)).toEqual(['past']);
  expect(collection.all()).toHaveLength(3);
  expect(collection.find('draft')).toBeUndefined();
  develop();
  expect(getSlugs(boats())).toEqual(['draft', 'future', 'past']);
});

test('an entry appears at the start of its day at the first office, and a draft does not wait', () => {
  write('tug.md', 'title: Tug\nday: "2026-11-30"');
  const start = Date.parse(startOfDay('2026-11-30'));
  jest.useFakeTimers({ now: start - 1000 });
  expect(getSlugs(boats())).toEqual([]);
  expect(boats().waiting()).toEqual([{ file: `${FOLDER}/tug.md`, appears: '2026-11-30' }]);
  jest.setSystemTime(start);
  expect(getSlugs(boats())).toEqual(['tug']);
  write('tug.md', 'title: Tug\nday: "2999-01-01"\ndraft: true');
  expect(boats().waiting()).toEqual([]);
  jest.useRealTimers();
});

test.each([
  [
    'a reserved name',
    ['page.md'],
    'content/boats/page.md is invalid:\n  (file name): "page" is reserved',
  ],
  ['names that differ only in case', ['tug.md', 'Tug.md'], 'differs only in case'],
])('%s is refused', (_, names, expected) => {
  for (const name of names) write(name, 'title: A');
  expect(getErrorMessage(() => boats().entries())).toContain(expected);
});

test.each([
  ['an address twice', 'formerly: [old, OLD]', '"OLD" is there twice. Delete it'],
  ['a former slug of another file', 'formerly: [ship]', 'found "ship" of content/boats/'],
])('a former slug that is %s is refused', (_, line, expected) => {
  write('tug.md', 'title: A\nformerly: [ship]');
  write('raft.md', `title: B\n${line}`);
  expect(getErrorMessage(() => boats().entries())).toContain(expected);
});
