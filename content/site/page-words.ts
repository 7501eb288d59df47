import { z } from 'zod';
import { agencyFacts } from '../files/agency-facts';
import type { BraceWords } from '../files/braces';
import type { Collection } from '../files/collection';
import { formatNumber } from '../files/language';
import { once } from '../files/once';
import { readFields } from '../files/read-file';
import { projectFiles } from '../projects/projects';
import { readIfSound } from '../schema/mistake';
import { serviceFiles } from '../services/services';
import { legal } from './legal';
import { switches } from './site';

/** How many entries of a collection visitors see. */
const countVisible = ({ sound, find }: Collection<unknown>) =>
  sound().filter(({ slug }) => find(slug)).length;

const policy = z.object({ text: z.object({ sections: z.array(z.object({ id: z.string() })) }) });

/** The number of the section on the Meta pixel in the privacy policy, if it has one. */
function findPixelSection(): [string, string][] {
  const { data } = policy.safeParse(readIfSound(() => readFields('content/pages/privacy.yaml')));
  const place = data?.text.sections.findIndex(({ id }) => id === 'meta-pixel') ?? -1;
  return place < 0 ? [] : [['metaPixelSection', String(place + 1)]];
}

/**
 * What names in braces stand for in the words of a page: the facts about the agency, and the words of
 * the legal pages for the switches of this build, and counts.
 */
export const pageWords = once((): BraceWords => {
  const { analytics, forms } = switches();
  return new Map<string, string | readonly unknown[]>([
    ...agencyFacts(),
    ['counts.services', formatNumber(countVisible(serviceFiles))],
    ['counts.projects', formatNumber(countVisible(projectFiles))],
    ...findPixelSection(),
    ...Object.entries(legal().tracker[analytics.tracker]),
    ...Object.entries(legal().outbox[forms.outbox ? 'on' : 'off']),
    ['recaptcha', legal().recaptcha[forms.recaptchaSiteKey === null ? 'off' : 'on']],
    ['metaPixel', legal().metaPixel],
    ['privacyChoices', analytics.question.reopen],
  ]);
});
