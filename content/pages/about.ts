import { z } from 'zod';
import { banksBanner } from '@/components/sections/about-us/BanksBanner/BanksBanner.schema';
import { story } from '@/components/sections/about-us/Story/Story.schema';
import { success } from '@/components/sections/about-us/Success/Success.schema';
import { year, years } from '@/components/sections/about-us/Years/Years.schema';
import { consultation } from '@/components/sections/Consultation/Consultation.schema';
import { reference } from '../references/reference';
import { definePage } from '../site/define-page';

const sections = {
  banner: banksBanner,
  story,
  years: years
    .extend({
      items: z
        .array(year.extend({ person: reference('content/team', 'md') }))
        .min(1)
        .max(8),
    })
    .optional(),
  consultation: consultation.omit({ form: true }),
  success,
};

/** About Us. */
export const about = definePage('about', sections);
