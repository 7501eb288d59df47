import type { CollectionOutput } from '../collections/collection-output';
import { jobDraft } from '../collections/job-draft';
import { jobDescription } from '../collections/job-page';
import { PREVIEW_LENGTH } from '../collections/job-schema';
import {
  checkBody,
  getJobFacts,
  getJobMeta,
  jobFiles,
  openJobs,
  jobs as readJobs,
} from '../collections/jobs';
import { startOfDay } from '../files/day';
import type { Share, ShareArt } from '../files/share';
import { textOf } from '../prose/plain-text';
import { jobPath } from '../routes';

/** The share pictures of the jobs. */
function shares(): [string, Share][] {
  const { banner, share } = jobDescription();
  const { world, picture } = banner;
  const art: ShareArt = { kind: 'set', picture };
  return readJobs().map((job) => [
    jobPath(job.slug),
    { title: job.jobTitle, line: getJobFacts(job)[0], world, art, alt: share.alt },
  ]);
}

/** The jobs. */
export const jobs: CollectionOutput = {
  collection: jobFiles,
  draft: jobDraft,
  listed: () =>
    readJobs().map(({ slug, datePosted }) => ({
      path: jobPath(slug),
      modified: startOfDay(datePosted),
      images: [],
    })),
  findable: () =>
    openJobs().map((job) => ({
      kind: 'job',
      path: jobPath(job.slug),
      title: getJobMeta(job).title,
      description: job.description,
      tags: job.requiredSkills,
      text: () => textOf([job.keyResponsibilities, job.preferredQualifications, job.aboutCompany]),
    })),
  shares,
  cut: { field: 'description', length: PREVIEW_LENGTH },
  checks: () => jobFiles.sound().map((entry) => () => checkBody(entry)),
};
