import { z } from 'zod';
import { text } from './text';

const line = z.string('expected text, in quotes where it has a colon').pipe(text);

const list = z.array(line).min(1, 'expected at least one line');

const day = z.iso.date('expected a day as "2026-11-30"');

/** The front matter of a job: `content/jobs/<name>.md`. */
export const job = z.strictObject({
  _id: z
    .string('expected an id in quotes, such as "1"')
    .regex(/^[\w-]+$/, 'expected letters, digits, hyphens')
    .describe('The last part of the address: "1" stands at /job-description/1'),
  jobTitle: text.describe('"Full Stack Developer"'),
  company: text,
  location: text.describe('Where the work is done: "Onsite", "Hybrid", "Remote"'),
  city: text.describe('An office’s city brings its clock to the page'),
  jobType: text.describe('"Full-time"'),
  experienceLevel: text.describe('"0-2 years"'),
  description: text.describe('One paragraph; its first 20 characters stand on the job’s card'),
  aboutCompany: text.describe('Paragraphs, a line each'),
  keyResponsibilities: list.describe('The first sentence of each stands out'),
  requiredSkills: list.describe('A word or two each'),
  preferredQualifications: list,
  datePosted: day.optional(),
  validThrough: day.optional(),
});

export type Job = z.infer<typeof job>;

/** A job as its card shows it. */
export type JobCardData = Job & {
  /** The first 20 characters of the description. */
  preview: string;
};
