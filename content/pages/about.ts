import { banksBanner } from '@/components/sections/about-us/BanksBanner/BanksBanner.schema';
import { story } from '@/components/sections/about-us/Story/Story.schema';
import { success } from '@/components/sections/about-us/Success/Success.schema';
import { years } from '@/components/sections/about-us/Years/Years.schema';
import { consultation } from '@/components/sections/Consultation/Consultation.schema';
import { definePage } from '../schema/page';

const sections = {
  banner: banksBanner,
  story,
  years,
  consultation: consultation.omit({ form: true }),
  success,
};

/** About Us. */
export const about = definePage('about', sections);
