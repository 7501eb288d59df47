/**
 * Writes `_headers` and `_redirects`, which Cloudflare Pages and Netlify both read.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
import { encode } from '@/content/schema/encode';
import { Mistake } from '@/content/schema/mistake';
import { bases, type Headers, headers, redirects, rules, type Site } from './description';

/** Cloudflare ignores everything beyond these limits. */
const LIMITS = { headerRules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000 } as const;

function withinLimits(file: string, text: string, count: number, max: number, width: number) {
  if (count > max) {
    throw new Mistake(
      `${file} has ${count} rules, but Cloudflare reads only ${max}: combine some of them.`,
    );
  }
  const long = text.split('\n').find((line) => line.length > width);
  if (long) {
    throw new Mistake(
      `${file} has a line longer than the ${width} characters that Cloudflare reads. Shorten it: ${long}`,
    );
  }
  return text;
}

const headerLines = (values: Headers) =>
  Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);

/**
 * Returns the text of `_headers`.
 *
 * @throws beyond Cloudflare's limits
 */
export function headersFile({ basePath }: Pick<Site, 'basePath'>): string {
  // Both hosts send Cache-Control for pages themselves. They would join it with a value from here.
  const { 'Cache-Control': _, ...general } = headers;
  const blocks = [
    ['/*', ...headerLines(general)],
    ...rules.map(({ pattern, headers: own }) => [
      `${basePath}${pattern}`,
      // "!" makes Cloudflare drop the general value. Netlify ignores lines without a colon.
      ...Object.keys(own)
        .filter((name) => name in general)
        .map((name) => `  ! ${name}`),
      ...headerLines(own),
    ]),
  ];
  const text = `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
  return withinLimits('_headers', text, blocks.length, LIMITS.headerRules, LIMITS.headerLine);
}

/**
 * Returns the text of `_redirects`. Neither host needs rules for trailing slashes and `.html`.
 *
 * @param force whether to add Netlify's "!", which redirects even where a page exists. Cloudflare
 *   always does that, and does not read the mark.
 * @throws beyond Cloudflare's limits
 */
export function redirectsFile({ basePath, force }: Pick<Site, 'basePath'> & { force: boolean }) {
  const rows = redirects.map(
    ({ from, to }) => `${basePath}${from} ${basePath}${encode(to)} 301${force ? '!' : ''}`,
  );
  // Cloudflare finds the nearest 404.html by itself. Below a base path, Netlify has no file at an address of the site.
  if (force && !basePath) rows.push(...bases.map((base) => `${base}/* ${base}/404.html 404`));
  // The files are at the root of the deployment. Serve them below the base path, too.
  if (basePath) rows.push(`${basePath} / 200`, `${basePath}/* /:splat 200`);
  const text = `${rows.join('\n')}\n`;
  return withinLimits('_redirects', text, rows.length, LIMITS.redirects, LIMITS.redirectLine);
}
