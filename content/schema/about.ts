import { z } from 'zod';
import { banksBanner } from '@/components/sections/about-us/BanksBanner/BanksBanner.schema';
import { story } from '@/components/sections/about-us/Story/Story.schema';
import { success } from '@/components/sections/about-us/Success/Success.schema';
import { meta } from './meta';

/** About Us: what it does not share with other pages. */
export const aboutPage = z.strictObject({ meta, banner: banksBanner, story, success });
