import { z } from 'zod';
import { links } from '../files/href';

/** The menus that list pages, by name, of which a site may lack some. The services make a menu of their own. */
export const menus = z
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
