import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { picture } from '@/__tests__/support/pictures';
import { listWords } from '@/content/pages/words';
import { collections } from '@/content/structured/collections';
import { listSchemas } from '@/scripts/author/schemas/list';
import { filesIn } from '@/scripts/site/files';

const all = listSchemas(
  listWords().map(({ words }) => words),
  collections.map(({ collection }) => collection),
);

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
  const banner = { section: 'banks-banner', title: 'About', statement: 'Boats.', world: 'mint' };
  const isSound = (fields: object) =>
    check('content/pages/about.yaml', {
      sections: [{ ...banner, picture: { name: picture, alt: 'A boat' }, ...fields }],
    }).success;
  expect(isSound({})).toBe(true);
  expect(isSound({ titel: 'About' })).toBe(false);
  expect(isSound({ title: 3 })).toBe(false);
  expect(isSound({ picture: { name: 'dsuk', alt: 'Dusk' } })).toBe(false);
  expect(isSound({ section: 'bank-banner' })).toBe(false);
});
