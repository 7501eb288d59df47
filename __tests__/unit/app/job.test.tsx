import '@/__tests__/support/published';

import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { jobText } from '@/__tests__/support/entries';
import { getStructuredData } from '@/__tests__/support/structured';
import { findGaps, findUnseen, getType, squeeze } from '@/__tests__/support/structured-data';
import CareersPage from '@/app/careers/page';
import JobPage, { generateMetadata } from '@/app/job-description/[jobId]/page';
import { agency } from '@/content/files/agency';
import { parseEntry } from '@/content/files/collection';
import { endOfDay } from '@/content/files/day';
import { jobFiles } from '@/content/jobs/jobs';
import { jobDescription } from '@/content/jobs/page';
import { job as schema } from '@/content/jobs/schema';
import { careers } from '@/content/pages/careers';

const SLUG = 'boat-builder';
const { body, banner } = jobDescription();
const [office] = agency().offices;

/** Makes a job the only one of the site. */
function setJob(changes: Parameters<typeof jobText>[0] = {}) {
  const file = `content/jobs/${SLUG}.md`;
  const entry = parseEntry({ slug: SLUG, file }, jobText(changes), schema);
  jest.spyOn(jobFiles, 'find').mockImplementation((slug) => (slug === SLUG ? entry : undefined));
  jest.spyOn(jobFiles, 'entries').mockReturnValue([entry]);
}

beforeEach(() => setJob());

const params = () => ({ params: Promise.resolve({ jobId: SLUG }) });
const show = async () => getStructuredData(await JobPage(params()));
const findPosting = (structuredData: readonly Record<string, unknown>[]) =>
  structuredData.find((thing) => getType(thing) === 'JobPosting');

/** The days beside the text of the job. */
const getDays = () =>
  [...document.querySelectorAll('aside time')].map((day) => day.getAttribute('datetime'));

/** The buttons that open the inquiry. */
const findApplyButtons = () =>
  document.querySelectorAll(
    `[popovertarget="${jobDescription().dialog.id}"]:not([popovertargetaction])`,
  );

test('a job without a last day shows the day it appeared', async () => {
  const { structuredData, text } = await show();
  expect(findPosting(structuredData)).not.toHaveProperty('validThrough');
  expect(text).toContain(`${squeeze(body.posted)}16Nov2026`);
  expect(getDays()).toEqual(['2026-11-16']);
});

test('the page shows every fact, and every item of its lists', async () => {
  const { text } = await show();
  for (const fact of [
    ...['Boat Builder', agency().name, office?.city, 'Full-time', 'Onsite', '0-2 years'],
    ...['Build.', 'Leak by leak.', 'Joinery', 'Patience', 'A boat of your own.'],
    ...Object.values(body.headings),
    ...Object.values(banner.facts),
  ]) {
    expect(text).toContain(squeeze(fact ?? '?'));
  }
});

test.each([
  [
    'an amount',
    { amount: 32.5, currency: 'GBP', period: 'hour' },
    `£32.50 ${banner.pay.periods.hour}`,
    { value: 32.5, unitText: 'HOUR' },
  ],
  [
    'a range',
    { amount: 38000, upTo: 45000, currency: 'EUR', period: 'year' },
    `€38,000–€45,000 ${banner.pay.periods.year}`,
    { minValue: 38000, maxValue: 45000, unitText: 'YEAR' },
  ],
])('the page and the posting say what the job pays: %s', async (_, pay, words, value) => {
  setJob({ pay });
  const { structuredData, text } = await show();
  expect(text).toContain(squeeze(`${banner.pay.name} ${words}`));
  expect(findPosting(structuredData)).toMatchObject({
    baseSalary: { currency: pay.currency, value },
  });
});

test('the posting describes the job', async () => {
  const { structuredData } = await show();
  expect(findPosting(structuredData)).toMatchObject({
    title: 'Boat Builder',
    datePosted: '2026-11-16',
    employmentType: 'FULL_TIME',
    experienceRequirements: { monthsOfExperience: 0, description: '0-2 years' },
    jobLocation: {
      address: {
        addressLocality: office?.place.locality,
        addressCountry: office?.place.countryCode,
      },
    },
    description: expect.stringMatching(/^<h2>[^<]+<\/h2><p>You build boats/),
  });
});

test.each([
  ['3-5 years', { monthsOfExperience: 36, description: '3-5 years' }],
  ['6 months', { monthsOfExperience: 6, description: '6 months' }],
  ['Senior, five years', 'Senior, five years'],
])('the posting reads the experience "%s"', async (experienceLevel, expected) => {
  setJob({ experienceLevel });
  const { structuredData } = await show();
  const { experienceRequirements } = findPosting(structuredData) ?? {};
  expect({ experienceRequirements }).toMatchObject({ experienceRequirements: expected });
  expect(findGaps(structuredData)).toEqual([]);
});

test('a job with a last day shows it on the page and in its posting', async () => {
  setJob({ validThrough: '2099-12-31' });
  const { structuredData, text } = await show();
  expect(text).toContain(`${squeeze(body.until)}31Dec2099`);
  expect(getDays()).toEqual(['2026-11-16', '2099-12-31']);
  expect(findPosting(structuredData)).toMatchObject({ validThrough: endOfDay('2099-12-31') });
  expect(findGaps(structuredData)).toEqual([]);
});

test('a remote job names the country of its applicants', async () => {
  setJob({ location: 'Remote' });
  const { structuredData, text } = await show();
  expect(findPosting(structuredData)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: office?.country },
  });
  expect(findGaps(structuredData)).toEqual([]);
  expect(findUnseen(structuredData, text)).toEqual([]);
});

test('two buttons open the inquiry, and a mail link names the job for browsers without popovers', async () => {
  await show();
  expect(findApplyButtons()).toHaveLength(2);
  const link = document.querySelector('.without-popovers a');
  expect(link).toHaveTextContent(body.byMail.label);
  expect(link).toHaveAttribute('href', `${body.byMail.href}?subject=Boat%20Builder`);
});

describe('a job whose last day is over', () => {
  const close = () => setJob({ datePosted: '2001-01-01', validThrough: '2001-01-31' });

  test('keeps its page, which says that the job is closed', async () => {
    close();
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Boat Builder');
    expect(screen.getByText(body.closed.note)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: body.closed.action.label })).toHaveAttribute(
      'href',
      body.closed.action.href,
    );
    expect((await generateMetadata(params())).description).toContain(body.closed.note);
  });

  test('has no button to apply', async () => {
    close();
    await show();
    expect(findApplyButtons()).toHaveLength(0);
    expect(document.getElementById(jobDescription().dialog.id)).toBeNull();
  });

  test('has no posting for search engines, but a breadcrumb below Careers', async () => {
    close();
    const { structuredData } = await show();
    expect(structuredData.map(getType)).toEqual(['BreadcrumbList']);
  });

  test('is no longer in the list', () => {
    expect(getStructuredData(<CareersPage />).text).toContain('BoatBuilder');
    close();
    expect(getStructuredData(<CareersPage />).text).not.toContain('BoatBuilder');
  });
});

test('without a job, the careers page says so', () => {
  jest.spyOn(jobFiles, 'entries').mockReturnValue([]);
  expect(getStructuredData(<CareersPage />).text).toContain(squeeze(careers().openings.empty));
  expect(document.querySelector('a[href^="/job-description"]')).toBeNull();
});
