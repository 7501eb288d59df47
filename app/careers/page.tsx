import { Shell } from '@/components/layout/Shell/Shell';
import { CareersIntro } from '@/components/sections/CareersIntro/CareersIntro';
import { InterviewArches } from '@/components/sections/InterviewArches/InterviewArches';
import { JobCards } from '@/components/sections/JobCards/JobCards';
import { SetBanner } from '@/components/sections/SetBanner/SetBanner';
import { jobCards } from '@/content/loaders/jobs';
import { careers } from '@/content/pages/careers';
import { site } from '@/content/site';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

const path = '/careers';

export const metadata = getMetadata(careers.meta, path);

export default function CareersPage() {
  return (
    <Shell
      site={site}
      path={path}
      world={careers.banner.world}
      structuredData={[breadcrumbs(path, careers.banner.breadcrumb)]}
    >
      <SetBanner {...careers.banner} />
      <CareersIntro {...careers.intro} />
      <InterviewArches {...careers.interview} />
      <JobCards {...careers.openings} jobs={jobCards()} />
    </Shell>
  );
}
