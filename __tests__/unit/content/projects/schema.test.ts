import { expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { getErrorMessage } from '@/__tests__/support/messages';
import { readFields } from '@/content/files/read-file';
import { projectFiles } from '@/content/projects/projects';

test('a quote in the story of a case study needs a testimonial', () => {
  const [entry] = projectFiles.all();
  if (!entry) throw new Error('There is no case study: add one with "npm run new case-study".');
  const fields = Object(readFields(entry.file));
  const others = fields.story.filter(({ kind }: { kind: string }) => kind !== 'quote');
  const text = stringify({
    ...fields,
    testimonial: undefined,
    story: [...others, { kind: 'quote' }],
  });
  expect(getErrorMessage(() => projectFiles.parse(entry, text))).toBe(
    `${entry.file} is invalid:\n  story: a "quote" shows the words of the testimonial, and there is none. Name one in "testimonial", or delete the "quote"`,
  );
});
