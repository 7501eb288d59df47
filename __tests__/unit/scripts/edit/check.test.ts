/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { getAuthor } from '@/__tests__/support/entries';
import { picture } from '@/__tests__/support/pictures';
import { createCheck } from '@/scripts/edit/admin/check';

const findProblems = createCheck([]);
const PAGES = 'content/pages/*.yaml';
const ARTICLES = 'content/articles/*.md';

const page = `sections:
  - section: plain-banner
    title: The boats of {agency.name}
    lead: Boats that float, and what they need to go on with it.
  - section: question-list
    title: What people ask
    lead: We answer.
    link:
      label: Write to us
      href: "#question"
    questions:
      - question: Does it float?
        answer: It does.
`;

const article = `---
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
  expect(await findProblems(PAGES, page)).toEqual([]);
  expect(await findProblems(ARTICLES, article)).toEqual([]);
});

test.each([
  [
    'a field',
    PAGES,
    page.replace('answer:', 'anser:'),
    ['answer: the field is missing', 'anser: '],
  ],
  [
    'a name',
    PAGES,
    page.replace('Does it', 'Does {agency.nam}'),
    ['question: there is no {agency.nam}'],
  ],
  [
    'a field and a name in the text',
    ARTICLES,
    article.replace('[Tea]', '[]').replace('Water.', '{agency.nam}'),
    ['tags: expected at least one tag', 'there is no {agency.nam}'],
  ],
])('the problems are those that the check names: %s', async (_, files, text, problems) => {
  expect(await findProblems(files, text)).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  );
});
