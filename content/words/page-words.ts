import { agencyFacts } from '../files/agency-facts';
import type { BraceWords } from '../files/braces';
import { once } from '../files/once';
import { legal } from './legal';
import { site } from './site';

/**
 * What names in braces stand for in the words of a page: the facts about the agency, and the words of
 * the legal pages for the switches of this build.
 */
export const pageWords = once((): BraceWords => {
  const { analytics, forms } = site();
  return new Map<string, string | readonly unknown[]>([
    ...agencyFacts(),
    ...Object.entries(legal().tracker[analytics.tracker]),
    ...Object.entries(legal().outbox[forms.outbox ? 'on' : 'off']),
    ['recaptcha', legal().recaptcha[forms.recaptchaSiteKey === null ? 'off' : 'on']],
    ['metaPixel', legal().metaPixel],
    ['privacyChoices', analytics.question.reopen],
  ]);
});
