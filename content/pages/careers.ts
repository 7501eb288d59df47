import { careersIntro } from '@/components/sections/careers/CareersIntro/CareersIntro.schema';
import { jobCards } from '@/components/sections/careers/JobCards/JobCards.schema';
import { interviewArches } from '@/components/sections/InterviewArches/InterviewArches.schema';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { readPart } from '../references/page-fields';
import { type Fields, reckoned, withFields } from '../references/reckoned';
import { definePage } from '../site/define-page';

/** Adds the words of the drawing, which the home page shows, too. */
const completeIntro = (fields: Fields): Fields => ({
  ...fields,
  intro: withFields(fields.intro, { day: readPart('home', 'aboutTeaser').day }),
});

const sections = {
  banner: stageBanner,
  intro: careersIntro.extend({
    day: reckoned(careersIntro.shape.day).describe(
      'The words of the drawing, if they are not those of the home page',
    ),
  }),
  interview: interviewArches.optional(),
  openings: jobCards,
};

/** The careers page. The jobs themselves stand in `content/jobs`. */
export const careers = definePage('careers', sections, completeIntro);
