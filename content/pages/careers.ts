import { careersIntro } from '@/components/sections/careers/CareersIntro/CareersIntro.schema';
import { jobCards } from '@/components/sections/careers/JobCards/JobCards.schema';
import { interviewArches } from '@/components/sections/InterviewArches/InterviewArches.schema';
import { listPages } from '@/components/sections/ListPages/ListPages.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { definePage } from '../words/define-page';

const sections = {
  banner: stageBanner,
  intro: careersIntro,
  interview: interviewArches,
  openings: jobCards,
  pages: listPages,
  sprites: plainBanner.shape.sprites,
};

/** The careers page. The jobs themselves stand in `content/jobs`. */
export const careers = definePage('careers', sections);
