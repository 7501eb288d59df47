import { Shell } from '@/components/layout/Shell/Shell';
import { CareersIntro } from '@/components/sections/careers/CareersIntro/CareersIntro';
import { JobCards } from '@/components/sections/careers/JobCards/JobCards';
import { InterviewArches } from '@/components/sections/InterviewArches/InterviewArches';
import { StageBanner } from '@/components/sections/StageBanner/StageBanner';
import { agency } from '@/content/files/agency';
import { timeWords } from '@/content/files/language';
import { jobCards } from '@/content/jobs/jobs';
import { jobDescription } from '@/content/jobs/page';
import { careers } from '@/content/pages/careers';
import { getWorkingDay } from '@/content/schema/working-day';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(careers());

export default function CareersPage() {
  const { interview } = careers();
  return (
    <Shell
      site={site()}
      path={careers().path}
      world={careers().banner.world}
      structuredData={[pageBreadcrumbs(careers())]}
    >
      <StageBanner {...careers().banner} />
      <CareersIntro
        {...careers().intro}
        workingDay={getWorkingDay(agency().offices, 'winter', timeWords())}
      />
      {interview && <InterviewArches {...interview} />}
      <JobCards
        {...careers().openings}
        jobs={jobCards()}
        pay={jobDescription().banner.pay}
        posted={jobDescription().body.posted}
      />
    </Shell>
  );
}
