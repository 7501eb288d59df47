import { fillBraces } from '../files/braces';
import { defineCollection, type Entry, parseEntry } from '../files/collection';
import { getToday } from '../files/day';
import { capitalize } from '../files/language';
import type { Meta } from '../files/meta';
import { entryFolders } from '../routes';
import { invalid } from '../schema/mistake';
import { cutText, joinByComma } from '../schema/words';
import { jobDescription } from './job-page';
import {
  type Job,
  type JobCardData,
  type JobFields,
  PREVIEW_LENGTH,
  job as schema,
} from './job-schema';

/** The jobs: `content/jobs/<slug>.md`. */
export const jobFiles = defineCollection({
  ...entryFolders.jobs,
  schema,
});

/** A job with its slug. */
const toJob = ({ slug, data }: Entry<JobFields>): Job => ({ slug, ...data });

/** A job from the text of its file. */
export const parseJob = (slug: string, text: string): Job =>
  toJob(parseEntry({ slug, file: `${jobFiles.folder}/${slug}.md` }, text, schema));

/** Refuses a text below the fields of a job, which no page shows. Comments may stand there. */
export function checkBody({ file, body }: Pick<Entry<JobFields>, 'file' | 'body'>): void {
  const [line] = body.replace(/<!--[\s\S]*?-->/g, '').match(/\S.*/) ?? [];
  if (line === undefined) return;
  throw invalid(
    file,
    `(the text): nothing shows the text below the fields. Move it into a field such as "description", or put it between <!-- and -->. Found: ${cutText(line, 60)}`,
  );
}

/** Every job, in the order of the file names. Closed jobs keep their pages. */
export const jobs = (): Job[] => jobFiles.entries().map(toJob);

/**
 * Whether one can still apply.
 *
 * @param today the day of the build: a job closes on the site with the first build after its last day
 */
export const isOpen = ({ validThrough }: Pick<Job, 'validThrough'>, today = getToday()): boolean =>
  validThrough === undefined || today <= validThrough;

/** The job at /job-description/{slug}, if there is one. */
export function jobBySlug(slug: string): Job | undefined {
  const entry = jobFiles.find(slug);
  return entry && toJob(entry);
}

/** A job as its card shows it. */
export function jobCard(job: Job): JobCardData {
  const { jobType, location } = getTerms(job);
  return {
    ...job,
    preview: cutText(job.description, PREVIEW_LENGTH),
    facts: [joinByComma([capitalize(jobType), location]), job.experienceLevel],
  };
}

/** Every open job. */
export const openJobs = (): Job[] => jobs().filter((job) => isOpen(job));

/** Every open job as its card shows it. */
export const jobCards = (): JobCardData[] => openJobs().map(jobCard);

/** The type of a job and where the work is done, as they stand in a sentence. */
function getTerms({ jobType, location }: Job) {
  const { jobTypes, locations } = jobDescription().banner;
  return { jobType: jobTypes[jobType], location: locations[location] };
}

/** A job's facts in two short lines. */
export function getJobFacts(job: Job): string[] {
  const { jobType, location } = getTerms(job);
  return [
    joinByComma([job.city, jobType]),
    joinByComma([capitalize(location), job.experienceLevel]),
  ];
}

/** A job's title and description for search engines and shared links. */
export function getJobMeta(job: Job): Meta {
  const { slug, jobTitle, company, city, experienceLevel } = job;
  const { jobType, location } = getTerms(job);
  const terms = joinByComma([jobType, location, experienceLevel]);
  const { title, description, open } = jobDescription().meta;
  const state = isOpen(job) ? open : jobDescription().body.closed.note;
  const facts = new Map(Object.entries({ jobTitle, company, city, terms, state }));
  return fillBraces(`${jobFiles.folder}/${slug}.md`, { title, description }, () => facts);
}
