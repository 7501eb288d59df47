import { banksBanner } from '@/components/sections/about-us/BanksBanner/BanksBanner.schema';
import { story } from '@/components/sections/about-us/Story/Story.schema';
import { success } from '@/components/sections/about-us/Success/Success.schema';
import { consultation } from '@/components/sections/Consultation/Consultation.schema';
import { heading } from '../schema/heading';
import { definePage } from '../site/define-page';

const sections = {
  banner: banksBanner,
  story,
  years: heading,
  consultation: consultation
    .omit({ form: true })
    .optional()
    .describe('The invitation, if it is not that of the home page'),
  success: success.optional(),
};

/** About Us. */
export const about = definePage('about', sections);
