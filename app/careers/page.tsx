import { Shell } from '@/components/layout/Shell/Shell';
import { CareersIntro } from '@/components/sections/careers/CareersIntro/CareersIntro';
import { JobCards } from '@/components/sections/careers/JobCards/JobCards';
import { InterviewArches } from '@/components/sections/InterviewArches/InterviewArches';
import { StageBanner } from '@/components/sections/StageBanner/StageBanner';
import { jobCards } from '@/content/loaders/jobs';
import { careers } from '@/content/pages/careers';
import { site } from '@/content/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(careers);

export default function CareersPage() {
  return (
    <Shell
      site={site}
      path={careers.path}
      world={careers.banner.world}
      structuredData={[pageBreadcrumbs(careers)]}
    >
      <StageBanner {...careers.banner} />
      <CareersIntro {...careers.intro} />
      <InterviewArches {...careers.interview} />
      <JobCards {...careers.openings} jobs={jobCards()} />
    </Shell>
  );
}
