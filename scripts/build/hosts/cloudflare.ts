/**
 * `_headers` and `_redirects`, which Cloudflare Pages and Netlify both read.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
import { type Headers, headers, redirects, rules, type Site } from './description';

/** Cloudflare leaves out what is beyond these. */
const LIMITS = { headerRules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000 } as const;

function withinLimits(file: string, text: string, count: number, max: number, width: number) {
  if (count > max) {
    throw new Error(`${file} has ${count} rules and Cloudflare reads ${max}: join some of them.`);
  }
  const long = text.split('\n').find((line) => line.length > width);
  if (long) {
    throw new Error(
      `${file}: a line is longer than the ${width} characters Cloudflare reads: ${long}`,
    );
  }
  return text;
}

const headerLines = (values: Headers) =>
  Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);

/**
 * The text of `_headers`.
 *
 * @throws beyond Cloudflare's limits
 */
export function headersFile({ basePath }: Pick<Site, 'basePath'>): string {
  // Both hosts let pages be revalidated by themselves; two rules for one header would be joined.
  const { 'Cache-Control': _, ...general } = headers;
  const blocks = [
    ['/*', ...headerLines(general)],
    ...rules.map(({ pattern, headers: own }) => [
      `${basePath}${pattern}`,
      // Cloudflare takes the general value back by this; Netlify reads over lines without a colon.
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
 * The text of `_redirects`. Neither host needs rules for trailing slashes and `.html`.
 *
 * @param force whether Netlify shall redirect though a page stands at the address; Cloudflare always
 *   does, and does not know the mark for it
 * @throws beyond Cloudflare's limits
 */
export function redirectsFile({ basePath, force }: Pick<Site, 'basePath'> & { force: boolean }) {
  const rows = redirects.map(
    ({ from, to }) => `${basePath}${from} ${basePath}${to} 301${force ? '!' : ''}`,
  );
  // The files stand at the root of the deployment, and answer below the base path as well.
  if (basePath) rows.push(`${basePath} / 200`, `${basePath}/* /:splat 200`);
  const text = `${rows.join('\n')}\n`;
  return withinLimits('_redirects', text, rows.length, LIMITS.redirects, LIMITS.redirectLine);
}
