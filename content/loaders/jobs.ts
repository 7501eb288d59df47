import { jobPath } from '../routes';
import { parse } from '../schema/define';
import { type Job, type JobCardData, job as schema } from '../schema/job';
import { type Meta, meta } from '../schema/meta';
import { type Entry, parseMarkdown, readMarkdown, withUniqueIds } from './markdown';
import { once } from './once';
import { preview } from './preview';

const FOLDER = 'content/jobs';

/** How many characters of a description a card shows (specification, section 9). */
const PREVIEW_LENGTH = 20;

/** A job from the text of its file. */
export function parseJob(file: string, text: string): Job {
  return parseMarkdown(file, text, schema).data;
}

/** The files of the jobs by their ids, in the order of the file names. */
const jobFiles = once(
  (): ReadonlyMap<string, Entry<Job>> =>
    new Map(withUniqueIds(readMarkdown(FOLDER, schema)).map((entry) => [entry.data._id, entry])),
);

/** Every job, in the order of the file names. Closed jobs keep their pages. */
export function jobs(): Job[] {
  return [...jobFiles().values()].map(({ data }) => data);
}

/** The moment after which nobody can apply: the end of the day in UTC. */
export const closingTime = (validThrough: string): string => `${validThrough}T23:59:59+00:00`;

/**
 * Whether one can still apply.
 *
 * @param now the time of the build: a job closes on the site with the first build after its last day
 */
export const isOpen = ({ validThrough }: Pick<Job, 'validThrough'>, now = new Date()): boolean =>
  validThrough === undefined || now <= new Date(closingTime(validThrough));

/** The job at /job-description/{id}, if there is one. */
export function jobById(id: string): Job | undefined {
  return jobFiles().get(id)?.data;
}

/**
 * The ids of the job pages. Next cannot export a dynamic route without pages, so if there are no
 * jobs, one page says "Job not found".
 */
export function jobIds(): string[] {
  const ids = jobs().map(({ _id }) => _id);
  return ids.length > 0 ? ids : ['none'];
}

/** A job as its card shows it. */
export function jobCard(job: Job): JobCardData {
  return { ...job, preview: preview(job.description, PREVIEW_LENGTH) };
}

/** Every open job as its card shows it. */
export function jobCards(): JobCardData[] {
  return jobs()
    .filter((job) => isOpen(job))
    .map(jobCard);
}

/** A job's facts in two short lines. */
export function getJobFacts({ city, jobType, location, experienceLevel }: Job): string[] {
  return [`${city}, ${jobType.toLowerCase()}`, `${location}, ${experienceLevel}`];
}

/**
 * A job's title and description for search engines and shared links.
 *
 * @throws an error that names the job where one of them is too long
 */
export function getJobMeta(job: Job): Meta {
  const { _id, jobTitle, company, city, jobType, location, experienceLevel } = job;
  const terms = [jobType, location, experienceLevel].join(', ').toLowerCase();
  const end = isOpen(job)
    ? 'What you would do, what we ask for and how to apply.'
    : 'This position is closed.';
  return parse(`What search engines show of ${jobPath(_id)}`, meta, {
    title: `${jobTitle} in ${city}`,
    description: `${jobTitle} at ${company} in ${city}: ${terms}. ${end}`,
  });
}
