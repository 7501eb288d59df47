import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { getJobMeta, jobs } from '@/content/jobs/jobs';
import { parse } from '@/content/schema/fields';
import { meta as schema } from '@/content/schema/meta';

const description = 'What we do about slow releases, from the first cause to the last Tuesday.';
const meta = { title: 'Slow releases', description };

test('a title that names the agency has room for the name', () => {
  const title = 'Rivermark: creative agency for digital transformation and innovation';
  expect(parse('content/pages/x.yaml', schema, { ...meta, title })).toEqual({ ...meta, title });
});

test.each([
  ['a title that is cut off', { ...meta, title: 'Slow releases, and '.repeat(4).trim() }, 'title'],
  [
    'a title that is cut off though it names the agency',
    { ...meta, title: `Rivermark: ${'slow releases, '.repeat(4)}and more` },
    'title: expected at most 70 characters',
  ],
  ['a title that says nothing', { ...meta, title: 'Us' }, 'title'],
  ['a description too short', { ...meta, description: 'Slow.' }, 'description'],
  ['a description too long', { ...meta, description: `${description} `.repeat(3).trim() }, 'desc'],
])('%s stops the build, and its file is named', (_, words, field) => {
  const message = getErrorMessage(() => parse('content/pages/x.yaml', schema, words));
  expect(message).toContain('content/pages/x.yaml is invalid:');
  expect(message).toContain(`  ${field}`);
});

test('a job with too long a title stops the build, and the error names its page', () => {
  const [job] = jobs().map((one) => ({ ...one, jobTitle: 'Full Stack Developer '.repeat(3) }));
  const message = getErrorMessage(() => job && getJobMeta(job));
  expect(message).toContain('What search engines show of /job-description/1 is invalid:');
  expect(message).toContain('  title: expected at most 58 characters');
});
