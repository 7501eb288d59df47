import { projectFiles } from '../collections/projects';
import { serviceFiles } from '../collections/services';
import { agencyFacts } from '../files/agency-facts';
import type { BraceWords } from '../files/braces';
import type { Collection } from '../files/collection';
import { formatNumber } from '../files/language';
import { once } from '../files/once';

/** How many entries of a collection visitors see. */
const countVisible = ({ sound, find }: Collection<unknown>) =>
  sound().filter(({ slug }) => find(slug)).length;

/** What names in braces stand for in menus and pages: the facts about the agency, and counts. */
export const factsWithCounts = once(
  (): BraceWords =>
    new Map([
      ...agencyFacts(),
      ['counts.services', formatNumber(countVisible(serviceFiles))],
      ['counts.projects', formatNumber(countVisible(projectFiles))],
    ]),
);
