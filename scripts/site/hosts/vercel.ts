/**
 * Writes `vercel.json`, for `vercel deploy out`.
 *
 * @see https://vercel.com/docs/project-configuration
 */
import { encode } from '@/content/schema/encode';
import { type Headers, headers, redirects, rules, type Site } from './description';
import { escapeRegExp } from './escape';

const pairs = (values: Headers) => Object.entries(values).map(([key, value]) => ({ key, value }));

/** Builds Vercel's configuration. Exactly one entry of `headers` matches an address. */
export function vercel({ basePath }: Pick<Site, 'basePath'>) {
  const sources = rules.map(({ pattern }) =>
    `${basePath}${pattern}`.slice(1).split('*').map(escapeRegExp).join('(.*)'),
  );
  const others = sources.map((source) =>
    source.endsWith('(.*)') ? source.slice(0, -4) : `${source}$`,
  );
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: `${basePath}${from}`,
      destination: `${basePath}${encode(to)}`,
      statusCode: 301,
    })),
    // The files are at the root of the deployment. Serve them below the base path, too.
    rewrites: basePath ? [{ source: `${basePath}/:path*`, destination: '/:path*' }] : [],
    headers: [
      { source: `/((?!${others.join('|')}).*)`, headers: pairs(headers) },
      ...rules.map(({ headers: own }, i) => ({
        source: `/${sources[i]}`,
        headers: pairs({ ...headers, ...own }),
      })),
    ],
  };
}

/** Returns the text of `vercel.json`. */
export const vercelFile = (site: Pick<Site, 'basePath'>) =>
  `${JSON.stringify(vercel(site), null, 2)}\n`;
