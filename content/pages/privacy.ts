import { legalText } from '@/components/sections/LegalText/LegalText.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { definePage } from '../site/define-page';

const sections = { banner: plainBanner, text: legalText };

/** The privacy policy: what this very site does with data, and no more. */
export const privacy = definePage('privacy', sections);
