import { define } from '../files/define';
import { factsWithCounts } from './counts';
import { menus as schema } from './menus-schema';

/** The menus that list pages. `site.yaml` places them in the headers and the footer. */
export const menus = define('content/menus.yaml', schema, [], factsWithCounts);
