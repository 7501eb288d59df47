import { z } from 'zod';
import { employment } from '@/content/collections/job-schema';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** The banner of every job page; the job itself brings the title and the facts. */
export const jobBanner = z.strictObject({
  world,
  picture,
  statement: text.describe('A sentence after the company and the city'),
  facts: z
    .strictObject({ city: text, jobType: text, location: text, experienceLevel: text })
    .describe('The names of the job’s facts'),
  jobTypes: z
    .record(z.enum(employment.jobType), text)
    .describe('The types of jobs, as they stand in a sentence'),
  locations: z
    .record(z.enum(employment.location), text)
    .describe('Where the work is done, as it stands in a sentence'),
  pay: z
    .strictObject({
      name: text,
      periods: z
        .strictObject({ hour: text, day: text, week: text, month: text, year: text })
        .describe('The words after an amount, such as "a year"'),
    })
    .describe('The words about what a job pays, where it says that'),
});

export type JobBannerData = z.infer<typeof jobBanner>;
