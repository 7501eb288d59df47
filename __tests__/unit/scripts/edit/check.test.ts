/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { getAuthor } from '@/__tests__/support/entries';
import { picture } from '@/__tests__/support/pictures';
import { createCheck } from '@/scripts/edit/admin/check';

const findProblems = createCheck([]);
const PAGES = 'content/pages/*.yaml';
const MOVED = 'content/templates/moved.yaml';

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

const moved = `title: It moved
text: The page is at {address} now.
`;

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
  expect(await findProblems(PAGES, page)).toEqual([]);
  expect(await findProblems(MOVED, moved)).toEqual([]);
  expect(await findProblems('content/articles/*.md', ARTICLE)).toEqual([]);
});

test('the problems of words are those that the check names', async () => {
  expect(await findProblems(PAGES, page.replace('answer:', 'anser:'))).toEqual([
    'sections.1 (question-list).questions.0.answer: the field is missing.',
    expect.stringMatching(
      /^sections\.1 \(question-list\)\.questions\.0\.anser: there is no such field\. Did you mean "answer"\?/,
    ),
  ]);
  expect(await findProblems(MOVED, moved.replace('title:', 'titel:'))).toEqual([
    'title: the field is missing.',
    expect.stringMatching(/^titel: there is no such field\. Did you mean "title"\?/),
  ]);
  expect(await findProblems(PAGES, page.replace('Does it', 'Does {agency.nam}'))).toEqual([
    'sections.1 (question-list).questions.0.question: there is no {agency.nam}. Did you mean "{agency.name}"?',
  ]);
});

test('the problems of the fields and of the text come together', async () => {
  const text = ARTICLE.replace(/tags: .*/, 'tags: []').replace('Water.', 'Call {agency.nam}.');
  expect(await findProblems('content/articles/*.md', text)).toEqual([
    'tags: expected at least one tag.',
    expect.stringContaining('there is no {agency.nam}'),
  ]);
});
