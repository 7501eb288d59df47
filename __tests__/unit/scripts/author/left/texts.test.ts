/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { listTexts } from '@/scripts/author/left/texts';

const PERSON = `---
title: Ada Marsh
designation: Skipper
image: { name: portrait-1, alt: Ada on deck }
city: York
came: { year: "2014", text: She built the first boat of the new yard. }
---

Tea.
`;

const list = (isTranslated: boolean) =>
  listTexts('content/team/ada.md', PERSON, isTranslated).map(({ field }) => field);

test('sentences are the owner’s to write, and in another language all words and names', () => {
  expect(list(false)).toEqual(['came.text']);
  expect(list(true)).toEqual([
    ...['title', 'designation', 'image.alt', 'city', 'came.text'],
    'paragraph 1',
  ]);
});

test('a file of fields has no paragraph', () => {
  const fields = 'sections: [{ section: plain-banner, title: Tea }]\n';
  expect(listTexts('content/pages/tea.yaml', fields, true).map(({ field }) => field)).toEqual([
    'sections.0.title',
  ]);
});
