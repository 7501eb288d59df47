import { legalText } from '@/components/sections/LegalText/LegalText.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { definePage } from '../site/define-page';

const sections = { banner: plainBanner, text: legalText };

/** The accessibility statement: what the tests of this site have shown, and what is known to be wrong. */
export const accessibility = definePage('accessibility', sections);
