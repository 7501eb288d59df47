import { z } from 'zod';
import { getToday } from '../files/day';
import { readText } from '../files/owner-files';
import { askCity, askField, askSlug, askText, type Draft } from '../files/questions';
import { splitFile } from '../files/read-file';
import { day } from '../schema/day';
import { text } from '../schema/text';
import { job } from './job-schema';
import { jobFiles } from './jobs';

/** How another job's file describes the company: as it is written, with facts in braces. */
function findAboutCompany(): string | undefined {
  const [other] = jobFiles.sound();
  if (!other) return undefined;
  const { fields } = splitFile(other.file, readText(other.file));
  return z.object({ aboutCompany: text }).safeParse(fields).data?.aboutCompany;
}

/** A new job. */
export const jobDraft: Draft = {
  name: 'job',
  questions: [
    askField(job.in, 'jobTitle'),
    askSlug('jobTitle', jobFiles),
    askCity,
    ...[
      'location',
      'jobType',
      'experienceLevel',
      'description',
      'keyResponsibilities',
      'requiredSkills',
      'preferredQualifications',
    ].map((field) => askField(job.in, field)),
    { ...askField(job.in, 'datePosted'), fallback: getToday },
    { ...askText('validThrough', 'The last day to apply, or nothing', day), optional: true },
  ],
  complete: (answers) => ({
    fields: {
      ...answers,
      company: '{agency.name}',
      aboutCompany: findAboutCompany() ?? 'Say who {agency.name} is.',
    },
  }),
};
