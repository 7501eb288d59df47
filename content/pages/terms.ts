import { legalText } from '@/components/sections/LegalText/LegalText.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { definePage } from '../site/define-page';

const sections = { banner: plainBanner, text: legalText };

/** The terms and conditions of using this site. Projects have contracts of their own. */
export const terms = definePage('terms', sections);
