import { readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { getStructuredData } from '@/__tests__/support/structured';
import { findGaps, findUnseen, getType } from '@/__tests__/support/structured-data';
import CareersPage from '@/app/careers/page';
import JobPage, { generateMetadata } from '@/app/job-description/[jobId]/page';
import { parseEntry } from '@/content/collection/collection';
import { jobFiles } from '@/content/jobs/jobs';
import { job as schema } from '@/content/jobs/schema';

const FILE = 'content/jobs/1.md';

const shipped = readFileSync(FILE, 'utf8');

/** Shows the shipped job with other lines in its file. */
function change(from: string | RegExp, to: string) {
  const changed = shipped.replace(from, to);
  expect(changed).not.toBe(shipped);
  const entry = parseEntry({ slug: '1', file: FILE }, changed, schema);
  jest.spyOn(jobFiles, 'find').mockReturnValue(entry);
  jest.spyOn(jobFiles, 'entries').mockReturnValue([entry]);
}

const setLastDay = (day: string) => change(/^datePosted: .*/m, `$&\nvalidThrough: ${day}`);

const params = () => ({ params: Promise.resolve({ jobId: '1' }) });
const show = async () => getStructuredData(await JobPage(params()));
const findPosting = (structuredData: readonly Record<string, unknown>[]) =>
  structuredData.find((thing) => getType(thing) === 'JobPosting');

test('the shipped job has no last day', async () => {
  const { structuredData, text } = await show();
  expect(findPosting(structuredData)).not.toHaveProperty('validThrough');
  expect(text).toContain('Posted16Nov2026');
  expect(text).not.toContain('Openuntil');
});

test('the posting describes the job', async () => {
  const { structuredData } = await show();
  expect(findPosting(structuredData)).toMatchObject({
    title: 'Full Stack Developer',
    datePosted: '2026-11-16',
    employmentType: 'FULL_TIME',
    experienceRequirements: { monthsOfExperience: 0, description: '0-2 years' },
    jobLocation: { address: { addressLocality: 'Noida', addressCountry: 'IN' } },
  });
  expect(findPosting(structuredData)?.description).toMatch(
    /^<h2>Description<\/h2><p>You will build/,
  );
});

test('a job with a last day shows it on the page and in its posting', async () => {
  setLastDay('2099-12-31');
  const { structuredData, text } = await show();
  expect(text).toContain('Openuntil31Dec2099');
  expect(findPosting(structuredData)).toMatchObject({ validThrough: '2099-12-31T23:59:59+00:00' });
  expect(findGaps(structuredData, '')).toEqual([]);
});

test('a remote job names the country of its applicants', async () => {
  change('location: Onsite', 'location: Remote');
  const { structuredData, text } = await show();
  expect(findPosting(structuredData)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'India' },
  });
  expect(findGaps(structuredData, '')).toEqual([]);
  expect(findUnseen(structuredData, text)).toEqual([]);
});

describe('a job whose last day is over', () => {
  const close = () => setLastDay('2001-01-01');

  test('keeps its page, which says that the job is closed', async () => {
    close();
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Full Stack Developer');
    expect(screen.getByText('This position is closed.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See Open Positions' })).toHaveAttribute(
      'href',
      '/careers',
    );
    expect((await generateMetadata(params())).description).toContain('This position is closed.');
  });

  test('has no button to apply', async () => {
    close();
    await show();
    expect(document.body).not.toHaveTextContent('Apply Now');
    expect(document.querySelector('#inquiry, [popovertarget="inquiry"]')).toBeNull();
  });

  test('has no posting for search engines, but a breadcrumb below Careers', async () => {
    close();
    const { structuredData } = await show();
    expect(structuredData.map(getType)).toEqual(['BreadcrumbList']);
  });

  test('is no longer in the list', () => {
    expect(getStructuredData(<CareersPage />).text).toContain('FullStackDeveloper');
    close();
    expect(getStructuredData(<CareersPage />).text).not.toContain('FullStackDeveloper');
  });
});
