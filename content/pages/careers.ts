import { careersIntro } from '@/components/sections/careers/CareersIntro/CareersIntro.schema';
import { jobCards } from '@/components/sections/careers/JobCards/JobCards.schema';
import { interviewArches } from '@/components/sections/InterviewArches/InterviewArches.schema';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { definePage } from '../site/define-page';

const sections = {
  banner: stageBanner,
  intro: careersIntro,
  interview: interviewArches,
  openings: jobCards,
};

/** The careers page. The jobs themselves stand in `content/jobs`. */
export const careers = definePage('careers', sections);
