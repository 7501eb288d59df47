import { z } from 'zod';
import { agency } from '../files/agency';
import type { Office } from '../files/agency-schema';
import { officeCity } from '../files/known-office';
import { picture } from '../files/picture';
import { day } from '../schema/day';
import { readFor } from '../schema/parse';
import { text } from '../schema/text';
import { CODE } from '../schema/texts';
import { world } from '../schema/world';
import { pay } from './pay';

/** How much of a description the card shows (specification, section 9). */
export const PREVIEW_LENGTH = 20;

const line = z.string('expected text, in quotes where it has a colon').pipe(text);

const list = z.array(line).min(1, 'expected at least one line');

/** One of a few words, which search engines understand too. */
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `expected one of ${words.map((word) => `"${word}"`).join(', ')}`);

/** Where and how one can work. Search engines understand these words. */
export const employment = {
  location: ['Onsite', 'Hybrid', 'Remote'],
  jobType: ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'],
} as const;

const fields = z
  .strictObject({
    jobTitle: text.describe('Its title, such as "Full Stack Developer"'),
    company: text,
    location: oneOf(employment.location).describe('Where the work is done'),
    city: officeCity.describe(
      'The city of the office, whose clock the page shows. Without an office, any place',
    ),
    jobType: oneOf(employment.jobType).describe('The type of the job'),
    experienceLevel: text.describe('The experience, the least first: "0-2 years"'),
    pay: pay.optional().describe('What it pays. Some countries demand it in every advert'),
    description: text.describe(
      `One paragraph. The card shows exactly its first ${PREVIEW_LENGTH} characters and dots, so let a word and a thought end there`,
    ),
    aboutCompany: text.describe('Paragraphs, one on each line'),
    keyResponsibilities: list.describe(
      'What the person does. The first sentence of each stands out',
    ),
    requiredSkills: list.describe('The skills that it needs, in a word or two each'),
    preferredQualifications: list.describe('What else would help'),
    datePosted: day.describe('The day it appears'),
    validThrough: day.optional().describe('The last day to apply; without one it stays open'),
  })
  .refine(({ datePosted, validThrough = datePosted }) => validThrough >= datePosted, {
    path: ['validThrough'],
    error: 'expected no day before datePosted',
  });

/** The front matter of a job: `content/jobs/<slug>.md`. */
export const job = fields.transform((front, context) => ({
  ...front,
  office: readFor(context, (): Office | undefined =>
    agency().offices.find(({ city }) => city === front.city),
  ),
}));

/** The checked front matter of a job. */
export type JobFields = z.infer<typeof job>;

export type Job = JobFields & { slug: string };

/** The dialog of the job inquiry, without its form. */
export const inquiryDialog = z.strictObject({
  id: text
    .meta(CODE)
    .describe('The name by which the Apply Now buttons find the window. No visitor sees it'),
  set: z.strictObject({ world, picture }),
});

/** A job as its card shows it. */
export type JobCardData = Job & {
  /** The first 20 characters of the description. */
  preview: string;
  /** Its type and place, and the experience that it needs. */
  facts: readonly string[];
};
