import { z } from 'zod';
import { agencyFacts } from '../files/agency-facts';
import { fillBraces } from '../files/braces';
import { wording } from '../files/wording';
import { type CopyKey, pages } from '../routes';
import { readIfSound } from '../schema/mistake';
import { text } from '../schema/text';
import { dropLeftOut, type LinkData, links } from './href';
import { readPart } from './page-fields';
import { reckoned } from './reckoned';

/** The way from Home to a page. */
export const breadcrumb = z
  .strictObject({
    path: reckoned(links.describe('The pages above, from Home on')),
    current: reckoned(text.describe('The page, where its title is too long')),
  })
  .prefault({})
  .meta({ title: 'Way to this page', reckoned: true });

export type BreadcrumbData = z.infer<typeof breadcrumb>;

const top = z.object({
  title: z.union([z.string(), z.array(z.string()).transform((lines) => lines.join(' '))]),
  breadcrumb: z.object({ current: z.string().optional() }).optional(),
});

/** The title of a banner, in one line. Undefined if it has none. */
export const findTitle = (value: unknown) => top.safeParse(value).data?.title;

/** What breadcrumbs call a page. Undefined while its copy is wrong. */
export function findCrumb(key: CopyKey): string | undefined {
  const { data } = top.safeParse(readPart(key, 'banner'));
  const label = data && (data.breadcrumb?.current ?? data.title);
  return readIfSound(() => fillBraces(`content/pages/${key}.yaml`, label, agencyFacts));
}

/** The way from Home down to a page, as links. Without a page, the link to Home. */
export function getTrail(key?: CopyKey): LinkData[] {
  const home: LinkData = { label: wording().home, href: '/' };
  const label = key && findCrumb(key);
  return dropLeftOut([home, ...(key && label ? [{ label, href: pages[key].path }] : [])]);
}
