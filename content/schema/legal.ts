import { legalText } from '@/components/sections/LegalText/LegalText.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { meta } from './meta';

/** A legal page with the given number of sections. */
const legalPage = (sections: number) =>
  legalText.extend({
    meta,
    banner: plainBanner,
    sections: legalText.shape.sections.length(sections),
  });

export const privacyPage = legalPage(11);
export const termsPage = legalPage(10);
