import { expect, test } from '@jest/globals';
import { jobText } from '@/__tests__/support/entries';
import { getErrorMessage } from '@/__tests__/support/messages';
import { jobDescription } from '@/content/collections/job-page';
import { checkBody, getJobMeta, isOpen, parseJob } from '@/content/collections/jobs';
import { agency } from '@/content/files/agency';

const FILE = 'content/jobs/boat-builder.md';
const parse = (changes?: Parameters<typeof jobText>[0]) =>
  parseJob('boat-builder', jobText(changes));

test.each([
  ['a list without a line', { requiredSkills: [] }, 'requiredSkills: expected at least one line'],
  ['a day that is none', { datePosted: 'tomorrow' }, 'datePosted: expected a day'],
  [
    'a last day before the first',
    { datePosted: '2026-11-16', validThrough: '2026-11-15' },
    'validThrough: expected no day before datePosted, found "2026-11-15"',
  ],
  [
    'a city without an office',
    { city: 'Atlantis' },
    `city: expected the city of an office, found "Atlantis". Known: `,
  ],
  [
    'a pay that ends before it begins',
    { pay: { amount: 40, upTo: 30, currency: 'GBP', period: 'hour' } },
    'pay.upTo: expected more than "amount"',
  ],
])('%s stops the build', (_, changes, expected) => {
  const message = getErrorMessage(() => parse(changes));
  expect(message).toContain(`${FILE} is invalid:`);
  expect(message).toContain(expected);
});

test('a text below the fields is refused, and a comment is not', () => {
  const body = (text: string) => () => checkBody({ file: FILE, body: text });
  expect(body('<!-- For us\nalone. -->')).not.toThrow();
  expect(getErrorMessage(body('<!-- For us. -->\n\nBring a boat.'))).toMatch(
    /^\S+ is invalid:\n {2}\(the text\): nothing shows .* Found: Bring a boat\.$/,
  );
});

test('a job is open until the end of its last day, or always without one', () => {
  const job = { validThrough: '2026-12-31' };
  expect(isOpen(job, '2026-12-31')).toBe(true);
  expect(isOpen(job, '2027-01-01')).toBe(false);
  expect(isOpen({}, '2099-01-01')).toBe(true);
});

test('search engines read the words of job.yaml, with the facts of the job', () => {
  const { meta, body, banner } = jobDescription();
  const city = agency().offices[0]?.city ?? '';
  const fill = (words: string, state: string) =>
    words
      .replaceAll('{jobTitle}', 'Boat Builder')
      .replaceAll('{company}', agency().name)
      .replaceAll('{city}', city)
      .replaceAll(
        '{terms}',
        `${banner.jobTypes['Full-time']}, ${banner.locations.Onsite}, 0-2 years`,
      )
      .replaceAll('{state}', state);
  const { title, description } = meta;
  expect(getJobMeta(parse())).toEqual({
    title: fill(title, meta.open),
    description: fill(description, meta.open),
  });
  expect(getJobMeta(parse({ validThrough: '2026-11-17' })).description).toBe(
    fill(description, body.closed.note),
  );
});
