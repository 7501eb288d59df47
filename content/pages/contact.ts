import { contactBanner } from '@/components/sections/contact/ContactBanner/ContactBanner.schema';
import { contactDetails } from '@/components/sections/contact/ContactDetails/ContactDetails.schema';
import { definePage } from '../schema/page';

const sections = { banner: contactBanner.omit({ form: true }), details: contactDetails };

/** The contact page. Addresses, mail and telephone are those of `content/site.yaml`. */
export const contact = definePage('contact', sections);
