import { expect, test } from '@jest/globals';
import { jobText } from '@/__tests__/support/entries';
import { getErrorMessage } from '@/__tests__/support/messages';
import { agency } from '@/content/files/agency';
import { getJobMeta, parseJob } from '@/content/jobs/jobs';
import { meta as schema } from '@/content/references/meta';
import { parse } from '@/content/schema/parse';

const description = 'What we do about slow releases, from the first cause to the last Tuesday.';
const meta = { title: 'Slow releases', description };

test.each([
  ['a title that is cut off', { ...meta, title: 'Slow releases, and '.repeat(4).trim() }, 'title'],
  [
    'a title that is cut off though it names the agency',
    { ...meta, title: `${agency().name}: ${'slow releases, '.repeat(4)}and more` },
    `title: expected at most ${58 + ' | '.length + agency().name.length} characters`,
  ],
  ['a description too long', { ...meta, description: `${description} `.repeat(3).trim() }, 'desc'],
])('%s stops the build, and its file is named', (_, words, field) => {
  const message = getErrorMessage(() => parse('content/pages/x.yaml', schema, words));
  expect(message).toContain('content/pages/x.yaml is invalid:');
  expect(message).toContain(`  ${field}`);
});

test('a job with too long a title stops the build, and the error names its page', () => {
  const job = parseJob('boat-builder', jobText({ jobTitle: 'Boat Builder, '.repeat(5).trim() }));
  const message = getErrorMessage(() => getJobMeta(job));
  expect(message).toContain(
    'What search engines show of /job-description/boat-builder is invalid:',
  );
  expect(message).toContain('  title: expected at most 58 characters');
});
