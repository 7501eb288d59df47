import { z } from 'zod';
import { careersIntro } from '@/components/sections/careers/CareersIntro/CareersIntro.schema';
import { jobCards } from '@/components/sections/careers/JobCards/JobCards.schema';
import { interviewArches } from '@/components/sections/InterviewArches/InterviewArches.schema';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { meta } from './meta';

/** The careers page. */
export const careersPage = z.strictObject({
  meta,
  banner: stageBanner,
  intro: careersIntro,
  interview: interviewArches,
  openings: jobCards,
});
