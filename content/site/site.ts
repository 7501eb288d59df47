import { agencyFacts } from '../files/agency-facts';
import { define } from '../files/define';
import { once } from '../files/once';
import { parseFields } from '../files/parse-fields';
import { readFields } from '../files/read-file';
import { siteWithAgency, switches as switchesSchema } from './site-schema';

const FILE = 'content/site.yaml';

/** The words of every page's frame, and how the site behaves. Keys come from the environment. */
export const site = define(FILE, siteWithAgency);

/** How the site behaves. A mistake in other words of the file does not matter. */
export const switches = once(() => {
  const { analytics, forms, editor } = Object(readFields(FILE));
  return parseFields(FILE, switchesSchema, { analytics, forms, editor }, agencyFacts);
});
