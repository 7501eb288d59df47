import { z } from 'zod';
import { serviceLinks } from '../collections/services';
import { define } from '../files/define';
import { type LinkData, links } from '../files/href';
import { readFor } from '../schema/parse';
import { factsWithCounts } from './counts';

/** The menus that list pages, by name, of which a site may lack some. The services make a menu of their own. */
const schema = z
  .strictObject({
    header: links.describe('The links of the main header'),
    'below-services': links.describe('The row below the services in the main header'),
    'small-screens': links.describe('Further links, in small type in the menu for small screens'),
    footer: links.describe('The first column of the large footer'),
    'quick-links': links.describe('The last column of the large footer'),
    'demo-home': links.describe('The home pages, in the header of the other home pages'),
    'demo-pages': links.describe('Further pages, in the same header'),
    'demo-blog': links.describe('Pages of the blog, in the same header'),
  })
  .partial();

/** The menus that list pages. `site.yaml` places them in the headers and the footer. */
export const menus = define('content/menus.yaml', schema, { readWords: factsWithCounts });

const getServices = (): LinkData[] => serviceLinks().map(({ label, href }) => ({ label, href }));

/** The links of a menu, by the menu’s name. */
export const menu = z
  .enum([...schema.keyof().options, 'services'])
  .transform((name, context) => {
    const found = readFor(context, () => (name === 'services' ? getServices() : menus()[name]));
    if (found) return found;
    context.addIssue(`content/menus.yaml has no "${name}". Write it there, or name another menu`);
    return z.NEVER;
  })
  .describe('One of the menus, or all services');
