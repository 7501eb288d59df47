import { z } from 'zod';
import { banner } from '@/components/sections/contact/ContactBanner/ContactBanner.schema';
import { details } from '@/components/sections/contact/ContactDetails/ContactDetails.schema';
import { meta } from './meta';

/** The contact page. */
export const contactPage = z.strictObject({ meta, banner, details });
