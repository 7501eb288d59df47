import { define } from '../files/define';
import { siteWithAgency } from './site-schema';

/** The words of every page's frame, and how the site behaves. Keys come from the environment. */
export const site = define('content/site.yaml', siteWithAgency);
