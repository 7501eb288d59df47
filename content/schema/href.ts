import { z } from 'zod';
import { type Path, serviceAliases, serviceSlugs, staticRoutes, textFiles } from '../routes';

/** A place a link may lead to: a page of the site, a part of one, or an address outside it. */
export type Href =
  | Path
  | `${Path}#${string}`
  | `#${string}`
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`;

const fixed = new Set<string>([
  ...staticRoutes,
  ...textFiles,
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  ...Object.keys(serviceAliases).map((slug) => `/services/${slug}`),
]);

/** Whether `href` is a possible address. The loaders check articles and jobs. */
function leadsSomewhere(href: unknown): boolean {
  if (typeof href !== 'string') return false;
  if (/^(https:\/\/|mailto:|tel:|#)./.test(href)) return true;
  const [path = ''] = href.split('#');
  return fixed.has(path) || /^\/(blogs|job-description)\/[\w-]+$/.test(path);
}

export const href = z
  .custom<Href>(
    leadsSomewhere,
    'expected a page of content/routes.ts, an anchor, or an https, mailto or tel address',
  )
  .describe('Where a link leads');

/** A link: the words, and where they lead. */
export const link = z.strictObject({
  label: z.string().min(1).describe('The words of the link'),
  href,
});

export type LinkData = z.infer<typeof link>;
