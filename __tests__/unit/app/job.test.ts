/** @jest-environment jsdom */
import '@/__tests__/support/published';

import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { jobText } from '@/__tests__/support/entries';
import { loadPage } from '@/__tests__/support/page';
import { picture } from '@/__tests__/support/pictures';
import { findGaps, getStructuredData, getType, squeeze } from '@/__tests__/support/structured';
import { generateMetadata } from '@/app/job-description/[jobId]/page';
import { sections } from '@/app/sections';
import { jobDescription } from '@/content/collections/job-page';
import { job as schema } from '@/content/collections/job-schema';
import { jobFiles } from '@/content/collections/jobs';
import { agency } from '@/content/files/agency';
import { parseEntry } from '@/content/files/collection';
import { endOfDay } from '@/content/files/day';
import { capitalize, formatDay } from '@/content/files/language';
import { kinds } from '@/content/pages/kinds';
import { homePage } from '@/content/pages/pages';

// The words that these tests expect have the formats of one language.
agency().language = 'en-GB';

const SLUG = 'boat-builder';
const { body, banner, dialog } = jobDescription();
const [office] = agency().offices;

/** Makes a job the only one of the site. */
function setJob(changes: Parameters<typeof jobText>[0] = {}) {
  const file = `content/jobs/${SLUG}.md`;
  const entry = parseEntry({ slug: SLUG, file }, jobText(changes), schema);
  jest.spyOn(jobFiles, 'find').mockImplementation((slug) => (slug === SLUG ? entry : undefined));
  jest.spyOn(jobFiles, 'entries').mockReturnValue([entry]);
}

beforeEach(() => setJob());

/** Shows the page of the job, and returns its words and its posting. */
async function show() {
  const page = await loadPage('/job-description/[jobId]', { jobId: SLUG });
  const { structuredData, text } = getStructuredData(page);
  const posting = structuredData.find((thing) => getType(thing) === 'JobPosting');
  return { structuredData, text, posting };
}

/** The words of the cards of all jobs. A site without jobs has no page of them. */
const words = kinds['job-cards'].parse({
  ...{ id: 'openings', title: 'Openings', lead: 'Come in.', link: 'The job' },
  sets: [{ world: 'mint', picture: { name: picture, alt: 'A boat' } }],
  empty: 'No boat needs anybody.',
  other: { title: 'Another trade?', text: 'Write to us.', link: { label: 'Write', href: '/' } },
});

/** Shows the cards of all jobs, and returns their words. */
const showCards = () =>
  getStructuredData(sections['job-cards'](words, { page: homePage(), nth: 1 })).text;

/** The buttons that open the inquiry. */
const findApplyButtons = () =>
  document.querySelectorAll(`[popovertarget="${dialog.id}"]:not([popovertargetaction])`);

test('a job shows every fact, every item of its lists and how to apply, and its posting has them', async () => {
  const { posting, text } = await show();
  for (const fact of [
    ...['Boat Builder', agency().name, office?.city, '0-2 years'],
    ...[banner.jobTypes['Full-time'], banner.locations.Onsite].map(capitalize),
    ...['Build.', 'Leak by leak.', 'Joinery', 'Patience', 'A boat of your own.'],
    ...Object.values(body.headings),
    ...Object.values(banner.facts),
    `${body.posted} ${formatDay('2026-11-16')}`,
  ]) {
    expect(text).toContain(squeeze(fact ?? '?'));
  }
  expect(posting).toMatchObject({
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
  expect(posting).not.toHaveProperty('validThrough');
  expect(findApplyButtons()).toHaveLength(3);
  // Browsers without popovers have a mail link.
  const link = document.querySelector('.without-popovers a');
  expect(link).toHaveTextContent(body.byMail.label);
  expect(link).toHaveAttribute('href', `${body.byMail.href}?subject=Boat%20Builder`);
});

test.each([
  [
    { pay: { amount: 38000, upTo: 45000, currency: 'EUR', period: 'year' } },
    `${banner.pay.name} €38,000–€45,000 ${banner.pay.periods.year}`,
    { baseSalary: { value: { minValue: 38000, maxValue: 45000, unitText: 'YEAR' } } },
  ],
  [
    { experienceLevel: 'Level 3 technician, 6 months' },
    'Level 3 technician, 6 months',
    { experienceRequirements: { monthsOfExperience: 6 } },
  ],
  [
    { experienceLevel: 'Level 3, five years' },
    'Level 3, five years',
    { experienceRequirements: 'Level 3, five years' },
  ],
  [
    { validThrough: '2099-12-31' },
    `${body.until} 31 Dec 2099`,
    { validThrough: endOfDay('2099-12-31') },
  ],
  [
    { location: 'Remote' },
    capitalize(banner.locations.Remote),
    {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: office?.country },
    },
  ],
])('the page and the posting of a job with %j say so', async (changes, words, expected) => {
  setJob(changes);
  const { structuredData, posting, text } = await show();
  expect(text).toContain(squeeze(words));
  expect(posting).toMatchObject(expected);
  expect(findGaps(structuredData, text)).toEqual([]);
});

test('a job whose last day is over keeps its page, which says so, and is in no list', async () => {
  expect(showCards()).toContain('BoatBuilder');
  setJob({ datePosted: '2001-01-01', validThrough: '2001-01-31' });
  expect(showCards()).not.toContain('BoatBuilder');
  const { structuredData } = await show();
  expect(structuredData.map(getType)).toEqual(['BreadcrumbList']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Boat Builder');
  expect(screen.getByText(body.closed.note)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: body.closed.action.label });
  expect(link).toHaveAttribute('href', body.closed.action.href);
  expect(findApplyButtons()).toHaveLength(0);
  expect(document.getElementById(dialog.id)).toBeNull();
  const params = Promise.resolve({ jobId: SLUG });
  expect((await generateMetadata({ params })).description).toContain(body.closed.note);
});
