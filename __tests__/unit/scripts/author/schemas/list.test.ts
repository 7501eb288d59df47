import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { definedCollections } from '@/content/files/collection';
import { wordsFiles } from '@/content/files/read-file';
import { type EditorSchema, listSchemas } from '@/scripts/author/schemas/list';
import { importWords } from '@/scripts/site/check/words';
import { filesIn } from '@/scripts/site/files';

let all: EditorSchema[];
beforeAll(async () => {
  await importWords();
  all = listSchemas(wordsFiles, definedCollections);
});

const findSchema = (file: string) =>
  all.find(
    ({ files }) =>
      files === file || (files.endsWith('*.yaml') && file.startsWith(files.slice(0, -6))),
  );

const check = (file: string, data: unknown) =>
  z.fromJSONSchema(JSON.parse(JSON.stringify(findSchema(file)?.schema))).safeParse(data);

const files = filesIn('content').filter((path) => path.endsWith('.yaml'));

test.each(files)('editors find no mistake in %s', (file) => {
  const result = check(file, parseYaml(readFileSync(file, 'utf8')));
  expect(result.error?.issues ?? []).toEqual([]);
});

test('editors mark an unknown field, a wrong type and a picture that is not there', () => {
  const about = parseYaml(readFileSync('content/pages/about.yaml', 'utf8'));
  const problems = (banner: object) =>
    check('content/pages/about.yaml', { ...about, banner: { ...about.banner, ...banner } }).success;
  expect(problems({})).toBe(true);
  expect(problems({ titel: 'About' })).toBe(false);
  expect(problems({ title: 3 })).toBe(false);
  expect(problems({ picture: { name: 'dsuk', alt: 'Dusk' } })).toBe(false);
});
