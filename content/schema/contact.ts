import { z } from 'zod';
import { contactBanner } from '@/components/sections/contact/ContactBanner/ContactBanner.schema';
import { contactDetails } from '@/components/sections/contact/ContactDetails/ContactDetails.schema';
import { meta } from './meta';

/** The contact page. */
export const contactPage = z.strictObject({
  meta,
  banner: contactBanner,
  details: contactDetails,
});
