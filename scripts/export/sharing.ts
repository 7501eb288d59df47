import { NOWHERE } from '@/app/sharing';
import { attribute, elementsOf, remove, setAttribute } from './html';
import type { Step } from './page';

/** Next repeats Open Graph's tags for X, which reads those as well; this is the one it needs. */
const CARD = 'twitter:card';

/** Takes out what the tags for sharing say twice, and the place of an origin that is not set. */
export const shortenSharing: Step = (document) => {
  for (const element of [...elementsOf(document)]) {
    if (element.tagName !== 'meta') continue;
    const name = attribute(element, 'name') ?? '';
    const content = attribute(element, 'content') ?? '';
    if (name.startsWith('twitter:') && name !== CARD) remove(element);
    else if (content.startsWith(NOWHERE)) {
      setAttribute(element, 'content', content.slice(NOWHERE.length));
    }
  }
};
