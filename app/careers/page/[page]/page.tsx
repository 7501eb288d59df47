import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Shell } from '@/components/layout/Shell/Shell';
import { JobCards } from '@/components/sections/careers/JobCards/JobCards';
import { ListPages } from '@/components/sections/ListPages/ListPages';
import { PlainBanner } from '@/components/sections/PlainBanner/PlainBanner';
import { furtherJobPages, getJobPage } from '@/content/lists/job-lists';
import { careers } from '@/content/pages/careers';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { site } from '@/content/words/site';
import { getMetadata } from '../../../metadata';
import { staticParams } from '../../../static-params';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('page', furtherJobPages().map(String));

const read = async ({ params }: Props) => getJobPage(Number((await params).page)) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return getMetadata(await read(props), { shares: [careers().path] });
}

/** A page of the open jobs after the first. */
export default async function JobListPage(props: Props) {
  const { path, banner, jobs, pages } = await read(props);
  return (
    <Shell site={site()} path={path} structuredData={[pageBreadcrumbs({ path, banner })]}>
      <PlainBanner {...banner} />
      <JobCards {...careers().openings} jobs={jobs} />
      <ListPages {...careers().pages} {...pages} />
    </Shell>
  );
}
