import { legalText } from '@/components/sections/LegalText/LegalText.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { invalid } from '../files/read-file';
import { definePage } from '../words/define-page';
import { legal } from '../words/legal';

const sections = {
  banner: plainBanner,
  text: legalText.extend({ sections: legalText.shape.sections.length(11) }),
};

/** The privacy policy: what this very site does with data, and no more. */
export const privacy = definePage('privacy', sections);

/** The section on the Meta pixel, which words of `content/legal.yaml` name by its number. */
const number = privacy.text.sections.findIndex(({ id }) => id === 'meta-pixel') + 1;

for (const [found, named] of JSON.stringify(legal).matchAll(/section (\d+)/gi)) {
  if (Number(named) === number) continue;
  throw invalid(
    'content/legal.yaml',
    `(the whole): expected "section ${number}", the place of "meta-pixel" in content/pages/privacy.yaml, found "${found}"`,
  );
}
