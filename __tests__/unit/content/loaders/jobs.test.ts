import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { isOpen, jobById, jobIds, jobs, parseJob } from '@/content/loaders/jobs';

const FILE = 'content/jobs/full-stack-developer.md';
const markdown = readFileSync(FILE, 'utf8');

test('one job is open: Full Stack Developer, full-time, onsite, 0-2 years, Noida', () => {
  expect(jobs()).toHaveLength(1);
  expect(jobById('1')).toMatchObject({
    jobTitle: 'Full Stack Developer',
    jobType: 'Full-time',
    location: 'Onsite',
    experienceLevel: '0-2 years',
    city: 'Noida',
  });
});

test('an unknown id has no job', () => {
  expect(jobById('nobody')).toBeUndefined();
});

test('every job gets a page', () => {
  expect(jobIds()).toEqual(jobs().map(({ _id }) => _id));
});

test.each([
  [
    'a list without a line',
    /requiredSkills:\n(?: {2}- .*\n)+/,
    'requiredSkills: []\n',
    'requiredSkills: expected at least one line',
  ],
  ['an id without quotes', '_id: "1"', '_id: 1', '_id: expected an id in quotes'],
  ['an id that is no address', '_id: "1"', '_id: "a b"', '_id: expected letters, digits, hyphens'],
  ['a field that is missing', /^city: .*\n/m, '', 'city: '],
  [
    'a day that is none',
    /^datePosted: .*/m,
    'datePosted: tomorrow',
    'datePosted: expected a day as',
  ],
  [
    'a city without an office',
    'city: Noida',
    'city: Atlantis',
    'city: expected the city of an office ("Noida", "Liverpool"), not "Atlantis"',
  ],
  [
    'a job type that search engines do not know',
    'jobType: Full-time',
    'jobType: Sometimes',
    'jobType: expected one of "Full-time", "Part-time"',
  ],
])('%s stops the build', (_, from, to, expected) => {
  const broken = markdown.replace(from, to);
  expect(broken).not.toBe(markdown);
  const message = getErrorMessage(() => parseJob(FILE, broken));
  expect(message).toContain(`${FILE} is invalid:`);
  expect(message).toContain(expected);
});

test('a job is open until the end of its last day, or always without one', () => {
  const job = { validThrough: '2026-12-31' };
  expect(isOpen(job, new Date('2026-12-31T23:59:00Z'))).toBe(true);
  expect(isOpen(job, new Date('2027-01-01T00:00:00Z'))).toBe(false);
  expect(isOpen({}, new Date('2099-01-01T00:00:00Z'))).toBe(true);
});
