import { z } from 'zod';
import { link } from './href';
import { picture } from './picture';
import { text } from './text';
import { world } from './world';

/** The banner of every job page; the job itself brings the title and the facts. */
export const jobBanner = z.strictObject({
  path: z.array(link).min(1).describe('The pages above, from Home'),
  world,
  picture,
  statement: text.describe('After the company and the city'),
  facts: z.strictObject({ city: text, jobType: text, location: text, experienceLevel: text }),
});

export type JobBannerData = z.infer<typeof jobBanner>;

/** The headings of a job’s parts and the rail beside them. */
export const jobBody = z.strictObject({
  headings: z.strictObject({
    description: text,
    aboutCompany: text,
    keyResponsibilities: text,
    requiredSkills: text,
    preferredQualifications: text,
  }),
  contents: text.describe('The name of the table of contents'),
  apply: text,
  byMail: link.describe('In place of Apply Now where the browser has no popovers; a mail address'),
  posted: text.describe('Before the day it was first advertised'),
  until: text.describe('Before the last day to apply'),
  closed: z
    .strictObject({ note: text, action: link })
    .describe('In place of Apply Now once that day is over'),
  desk: z
    .strictObject({ noida: text, liverpool: text })
    .describe('Under the clock of the job’s office'),
});

export type JobBodyData = z.infer<typeof jobBody>;

/** The last word of a job page. */
export const jobClosing = z.strictObject({ title: text, apply: text, world, picture });

export type JobClosingData = z.infer<typeof jobClosing>;

/** What every job page has around its job. */
export const jobPage = z.strictObject({
  banner: jobBanner,
  body: jobBody,
  closing: jobClosing,
  dialog: z.strictObject({
    id: text.describe('What the Apply Now buttons open'),
    set: z.strictObject({ world, picture }),
  }),
});
