import { afterEach, expect, jest, test } from '@jest/globals';
import { stringify } from 'yaml';
import { getErrorMessage } from '@/__tests__/support/messages';
import { projectFiles, shownProject } from '@/content/collections/projects';
import { readFields } from '@/content/files/read-file';
import { parse } from '@/content/schema/parse';

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

const read = (slug: string) => parse('content/pages/home.yaml', shownProject, slug);
const slug = projectFiles.all()[0]?.slug ?? '';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a page shows a case study by its name, or says what is wrong with the name', () => {
  expect(read(slug)?.slug).toBe(slug);
  expect(() => read('no-such-case')).toThrow('expected a file of content/projects');
  jest.spyOn(projectFiles, 'find').mockReturnValue(undefined);
  expect(() => read(slug)).toThrow(
    `content/projects/${slug}.yaml is hidden. Publish it, or name another case study`,
  );
});

test('on a site that leaves the case studies out, a page shows none', () => {
  jest.spyOn(projectFiles, 'isOut').mockReturnValue(true);
  expect(read(slug)).toBeUndefined();
});
