import { z } from 'zod';
import { PAGES } from '../routes';
import { readIfSound } from '../schema/mistake';
import { reckoned } from '../schema/reckoned';
import { text } from '../schema/text';
import { joinWords } from '../schema/words';
import { agencyFacts } from './agency-facts';
import { fillBraces } from './braces';
import { type LinkData, links } from './href';
import { findPath } from './left-out';
import { readSection } from './pages';
import { wording } from './wording';

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
  title: z.union([z.string(), z.array(z.string()).transform(joinWords)]),
  breadcrumb: z.object({ current: z.string().optional() }).optional(),
});

/** The title of a banner, in one line. Undefined if it has none. */
export const findTitle = (value: unknown) => top.safeParse(value).data?.title;

/** What breadcrumbs call a page, by the name of its file. Undefined while its words are wrong. */
export function findCrumb(name: string): string | undefined {
  const { data } = top.safeParse(readSection(name));
  const label = data && (data.breadcrumb?.current ?? data.title);
  return readIfSound(() => fillBraces(`${PAGES}/${name}.yaml`, label, agencyFacts));
}

/** The way from Home down to a page, as links. Without a page that visitors see, the link to Home. */
export function getTrail(name?: string): LinkData[] {
  const home: LinkData = { label: wording().home, href: '/' };
  const href = name === undefined ? undefined : findPath(name);
  const label = name !== undefined && href !== undefined ? findCrumb(name) : undefined;
  return [home, ...(label && href ? [{ label, href }] : [])];
}
