import { banksBanner } from '@/components/sections/about-us/BanksBanner/BanksBanner.schema';
import { story } from '@/components/sections/about-us/Story/Story.schema';
import { success } from '@/components/sections/about-us/Success/Success.schema';
import { definePage } from '../schema/page';

const sections = { banner: banksBanner, story, success };

/** About Us. */
export const about = definePage('about', sections);
