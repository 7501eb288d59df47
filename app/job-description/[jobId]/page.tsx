import type { Metadata } from 'next';
import { InquiryDialog } from '@/components/islands/forms/InquiryDialog';
import { InterviewArches } from '@/components/sections/InterviewArches/InterviewArches';
import { JobBanner } from '@/components/sections/job-description/JobBanner/JobBanner';
import { JobBody } from '@/components/sections/job-description/JobBody/JobBody';
import { JobClosing } from '@/components/sections/job-description/JobClosing/JobClosing';
import { Missing } from '@/components/sections/Missing/Missing';
import { jobDescription } from '@/content/collections/job-page';
import type { Job } from '@/content/collections/job-schema';
import { getJobFacts, getJobMeta, isOpen, jobBySlug, jobs } from '@/content/collections/jobs';
import { getTrail } from '@/content/files/breadcrumb';
import { findPath } from '@/content/files/left-out';
import { decode } from '@/content/files/to-path';
import { getWords } from '@/content/pages/pages';
import { jobPath } from '@/content/routes';
import { missing } from '@/content/site/missing';
import { inquiryForm } from '@/content/site/shared';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { jobPosting } from '@/content/structured/job';
import { endsWithCall } from '../../calls';
import { Frame } from '../../Frame';
import { getMetadata } from '../../metadata';
import { staticParams } from '../../static-params';

type Props = { params: Promise<{ jobId: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  staticParams(
    'jobId',
    jobs().map(({ slug }) => slug),
  );

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const jobId = decode((await params).jobId);
  const job = jobBySlug(jobId);
  if (!job) return { title: (missing().job ?? missing()).title, robots: { index: false } };
  const path = jobPath(jobId);
  return getMetadata(
    { path, meta: getJobMeta(job) },
    { shares: [path, findPath('careers') ?? ''] },
  );
}

export default async function JobPage({ params }: Props) {
  const jobId = decode((await params).jobId);
  const job = jobBySlug(jobId);
  const path = jobPath(jobId);
  return job ? (
    <Frame
      path={path}
      above={findPath('careers') ?? '/'}
      world={jobDescription().banner.world}
      called={endsWithCall(isOpen(job) ? 'job-closing' : undefined)}
      structuredData={getStructuredData(path, job)}
    >
      <JobSections job={job} open={isOpen(job)} />
    </Frame>
  ) : (
    <Frame path={path}>
      <Missing {...missing()} {...missing().job} />
    </Frame>
  );
}

/** Search engines get a job posting only while the job is open. */
function getStructuredData(path: string, job: Job) {
  const { body } = jobDescription();
  const trail = breadcrumbs(path, { path: getTrail('careers'), current: job.jobTitle });
  const posting = isOpen(job) && jobPosting(path, job, body.headings);
  return posting ? [trail, posting] : [trail];
}

function JobSections({ job, open }: { job: Job; open: boolean }) {
  const { banner, body, closing, dialog } = jobDescription();
  const interview = getWords('careers', 'interview-arches');
  return (
    <>
      <JobBanner
        {...banner}
        trail={getTrail('careers')}
        job={job}
        apply={body.apply}
        dialog={open ? dialog.id : undefined}
      />
      <JobBody {...body} job={job} open={open} dialog={dialog.id} />
      {open && (
        <>
          {interview && <InterviewArches {...interview} />}
          <JobClosing {...closing} dialog={dialog.id} />
          <InquiryDialog
            id={dialog.id}
            form={inquiryForm()}
            job={{ ...dialog.set, title: job.jobTitle, facts: getJobFacts(job) }}
          />
        </>
      )}
    </>
  );
}
