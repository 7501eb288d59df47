import type { Metadata } from 'next';
import { Shell } from '@/components/layout/Shell/Shell';
import { CareersIntro } from '@/components/sections/CareersIntro/CareersIntro';
import { InterviewArches } from '@/components/sections/InterviewArches/InterviewArches';
import { JobCards } from '@/components/sections/JobCards/JobCards';
import { SetBanner } from '@/components/sections/SetBanner/SetBanner';
import { jobCards } from '@/content/loaders/jobs';
import { careers } from '@/content/pages/careers';
import { site } from '@/content/site';

export const metadata: Metadata = {
  title: careers.meta.title,
  description: careers.meta.description,
  alternates: { canonical: '/careers' },
};

export default function CareersPage() {
  return (
    <Shell site={site} path="/careers" world={careers.banner.world}>
      <SetBanner {...careers.banner} />
      <CareersIntro {...careers.intro} />
      <InterviewArches {...careers.interview} />
      <JobCards {...careers.openings} jobs={jobCards()} />
    </Shell>
  );
}
