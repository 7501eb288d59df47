/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { getAuthor } from '@/__tests__/support/entries';
import { picture } from '@/__tests__/support/pictures';
import { createCheck } from '@/scripts/edit/admin/check';
import { importWords } from '@/scripts/site/check/words';

const findProblems = createCheck([importWords]);
const CONTACT = 'content/pages/contact.yaml';
const read = (file: string) => readFileSync(file, 'utf8');

const ARTICLE = `---
title: A pot of tea
tags: [Tea]
created_at: 2026-11-01
author: ${getAuthor()}
src: ${picture}
alt: A pot of tea
desc: ${'Tea is what we drink while we wait for the build. '.repeat(4)}
---

Water.
`;

test('a right file has no problems', async () => {
  expect(await findProblems(CONTACT, read(CONTACT))).toEqual([]);
  expect(await findProblems('content/articles/*.md', ARTICLE)).toEqual([]);
});

test('the problems of words are those that the check names', async () => {
  const text = read(CONTACT).replace('office:', 'ofice:');
  expect(await findProblems(CONTACT, text)).toEqual([
    'office: the field is missing.',
    expect.stringMatching(/^ofice: there is no such field\. Did you mean "office"\?/),
  ]);
  expect(
    await findProblems(CONTACT, read(CONTACT).replace(/title: .*/, 'title: "{agency.nam}"')),
  ).toEqual([
    expect.stringMatching(/there is no \{agency\.nam\}\. Did you mean "\{agency\.name\}"\?$/),
  ]);
});

test('the problems of the fields and of the text come together', async () => {
  const text = ARTICLE.replace(/tags: .*/, 'tags: []').replace('Water.', 'Call {agency.nam}.');
  expect(await findProblems('content/articles/*.md', text)).toEqual([
    'tags: expected at least one tag.',
    expect.stringContaining('there is no {agency.nam}'),
  ]);
});
