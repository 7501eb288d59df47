import { legalText } from '@/components/sections/LegalText/LegalText.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { invalid, refuse } from '../schema/mistake';
import { definePage } from '../words/define-page';
import { legal } from '../words/legal';

const sections = {
  banner: plainBanner,
  text: legalText.extend({ sections: legalText.shape.sections.length(11) }),
};

/** The privacy policy: what this very site does with data, and no more. */
export const privacy = definePage('privacy', sections);

/**
 * Compares the numbers of the section on the Meta pixel in `content/legal.yaml` with its place.
 *
 * @throws an error that names the number to write
 */
export function checkSectionNumbers(): void {
  const number = privacy().text.sections.findIndex(({ id }) => id === 'meta-pixel') + 1;
  const wrong = [...JSON.stringify(legal()).matchAll(/section (\d+)/gi)].filter(
    ([, named]) => Number(named) !== number,
  );
  refuse(
    wrong.map(([found]) =>
      invalid(
        'content/legal.yaml',
        `(the whole): expected "section ${number}", the place of "meta-pixel" in content/pages/privacy.yaml, found "${found}"`,
      ),
    ),
  );
}
