import type { JobPostingLeaf } from 'schema-dts';
import type { JobBodyData } from '@/components/sections/job-description/JobBody/JobBody.schema';
import type { Job } from '../collections/job-schema';
import type { Pay } from '../collections/pay';
import { endOfDay } from '../files/day';
import { getLanguage } from '../files/language';
import { once } from '../files/once';
import { absoluteUrl } from '../site/absolute-url';
import { inquiryForm } from '../site/shared';
import { organization, postalAddress } from './agency';
import { escapeHtml } from './escape-html';

const EMPLOYMENT = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
} as const satisfies Record<Job['jobType'], string>;

/** The units of experience, in months. */
const UNITS = [
  ['month', 1],
  ['year', 12],
] as const;

/** The patterns of a number or a range of units in the language of the site: "0-2 years". */
const durations = once(() =>
  UNITS.map(([unit, months]) => {
    const format = new Intl.NumberFormat(getLanguage(), {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    });
    const words = [1, 2, 3, 6, 12]
      .flatMap((count) => format.formatToParts(count))
      .flatMap(({ type, value }) => (type === 'unit' ? [value.trim()] : []));
    const rest = String.raw`(?:\s*\+|\s*\p{Pd}\s*\d+|\s\p{L}+\s\d+)?\s*`;
    return { months, pattern: new RegExp(`(\\d+)${rest}(?:${words.join('|')})`, 'iu') };
  }),
);

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('');

const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

const part = (heading: string, html: string) => `<h2>${escapeHtml(heading)}</h2>${html}`;

/** The whole text of a job, as HTML. */
const describeJob = (job: Job, headings: JobBodyData['headings']): string =>
  [
    part(headings.description, paragraphs(job.description)),
    part(headings.aboutCompany, paragraphs(job.aboutCompany)),
    part(headings.keyResponsibilities, list(job.keyResponsibilities)),
    part(headings.requiredSkills, list(job.requiredSkills)),
    part(headings.preferredQualifications, list(job.preferredQualifications)),
  ].join('');

/** The experience that a job asks for: in months, if it names a duration, such as 0 for "0-2 years". */
function getExperience(description: string): JobPostingLeaf['experienceRequirements'] {
  const [monthsOfExperience] = durations().flatMap(({ months, pattern }) => {
    const [, least] = pattern.exec(description) ?? [];
    return least === undefined ? [] : [Number(least) * months];
  });
  if (monthsOfExperience === undefined) return description;
  return { '@type': 'OccupationalExperienceRequirements', description, monthsOfExperience };
}

/** What a job pays, before tax. */
const getSalary = ({ amount, upTo, currency, period }: Pay): JobPostingLeaf['baseSalary'] => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(upTo === undefined ? { value: amount } : { minValue: amount, maxValue: upTo }),
    unitText: period.toUpperCase(),
  },
});

/**
 * An open job as search engines read it. They want its country, so an agency without an office has none.
 *
 * @param path the page's canonical path
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(
  path: string,
  job: Job,
  headings: JobBodyData['headings'],
): JobPostingLeaf | undefined {
  const { office } = job;
  if (!office) return undefined;
  return {
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: describeJob(job, headings),
    url: absoluteUrl(path),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.slug },
    datePosted: job.datePosted,
    ...(job.validThrough && { validThrough: endOfDay(job.validThrough) }),
    employmentType: EMPLOYMENT[job.jobType],
    experienceRequirements: getExperience(job.experienceLevel),
    ...(job.pay && { baseSalary: getSalary(job.pay) }),
    hiringOrganization: { ...organization(), name: job.company },
    jobLocation: { '@type': 'Place', address: postalAddress(office) },
    ...(job.location === 'Remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: office.country },
    }),
    // Without its keys the form sends nothing.
    directApply: inquiryForm().fallback === null,
  };
}
