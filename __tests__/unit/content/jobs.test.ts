import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { isOpen, jobBySlug, jobs, parseJob } from '@/content/jobs/jobs';

const FILE = 'content/jobs/1.md';
const markdown = readFileSync(FILE, 'utf8');

test('one job is open: Full Stack Developer, full-time, onsite, 0-2 years, Noida', () => {
  expect(jobs()).toHaveLength(1);
  expect(jobBySlug('1')).toMatchObject({
    jobTitle: 'Full Stack Developer',
    jobType: 'Full-time',
    location: 'Onsite',
    experienceLevel: '0-2 years',
    city: 'Noida',
  });
});

test('an unknown id has no job', () => {
  expect(jobBySlug('nobody')).toBeUndefined();
});

test.each([
  [
    'a list without a line',
    /requiredSkills:\n(?: {2}- .*\n)+/,
    'requiredSkills: []\n',
    'requiredSkills: expected at least one line',
  ],
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
    'city: expected the city of an office ("Noida", "Liverpool"), found "Atlantis"',
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
  const message = getErrorMessage(() => parseJob('1', broken));
  expect(message).toContain(`${FILE} is invalid:`);
  expect(message).toContain(expected);
});

test('a job is open until the end of its last day, or always without one', () => {
  const job = { validThrough: '2026-12-31' };
  expect(isOpen(job, new Date('2026-12-31T23:59:00Z'))).toBe(true);
  expect(isOpen(job, new Date('2027-01-01T00:00:00Z'))).toBe(false);
  expect(isOpen({}, new Date('2099-01-01T00:00:00Z'))).toBe(true);
});
