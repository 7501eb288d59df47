import { expect, test } from '@jest/globals';
import { isMirrored } from '@/content/files/owner-files';
import { listWords } from '@/content/pages/words';
import { type Field, getModel } from '@/content/schema/model';
import { collections as published } from '@/content/structured/collections';
import { getConfig } from '@/scripts/edit/config';
import type { CmsField } from '@/scripts/edit/fields';
import { filesIn } from '@/scripts/site/files';

const collections = published.map(({ collection }) => collection);
const words = listWords().map((each) => each.words);
const config = getConfig(collections, words, {
  backend: { name: 'test-repo' },
  siteUrl: 'http://localhost:3000',
});

type Part = { folder?: string; files?: readonly { file: string }[]; fields?: readonly CmsField[] };

test('every file of content can be edited', () => {
  const parts: Part[] = config.collections;
  const known = parts
    .flatMap(({ folder, files = [] }) => [
      ...(folder ? [`${folder}/`] : []),
      ...files.map(({ file }) => file),
    ])
    // The folder of a further language.
    .map((path) => path.replace('{{locale}}/', ''));
  const files = filesIn('content').filter(
    (file) =>
      /\.(yaml|md)$/.test(file) &&
      !isMirrored(file) &&
      !/(README|code|decisions|departures|credits|make-it-yours|add-a-\w+)\.md$/.test(file),
  );
  expect(files.filter((file) => !known.some((each) => file.startsWith(each)))).toEqual([]);
});

/** The values whose schema says too little for a field, by their ways. */
function findUnknown(field: Field, way: string): string[] {
  if (field.kind === 'unknown') return [way];
  if (field.kind === 'list') return findUnknown(field.item, `${way}[]`);
  if (field.kind === 'variants') return field.variants.flatMap((each) => findUnknown(each, way));
  if (field.kind !== 'group') return [];
  return Object.entries(field.fields).flatMap(([name, each]) =>
    findUnknown(each, `${way}.${name}`),
  );
}

test('every field has a kind', () => {
  const unknown = [
    ...words.flatMap(({ file, schema }) => findUnknown(getModel(schema), file)),
    ...collections.flatMap(({ folder, schema }) => findUnknown(getModel(schema), folder)),
  ];
  expect(unknown).toEqual([]);
});
