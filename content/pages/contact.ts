import { contactBanner } from '@/components/sections/contact/ContactBanner/ContactBanner.schema';
import { contactDetails } from '@/components/sections/contact/ContactDetails/ContactDetails.schema';
import { knownOffice } from '../references/known-office';
import { definePage } from '../site/define-page';

const sections = {
  office: knownOffice.describe('The office that the page shows'),
  banner: contactBanner.omit({ form: true }),
  details: contactDetails,
};

/** The contact page. Its address, hours and map are those of an office of `content/agency.yaml`. */
export const contact = definePage('contact', sections);
