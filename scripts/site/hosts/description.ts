import { isServed } from '@/content/files/canonical';
import { formerAddresses } from '@/content/files/former';
import { isLeftOut } from '@/content/files/left-out';
import { aliases } from '@/content/files/pages';
import { languageLists } from '@/content/files/translations';
import { filmPages } from '@/content/routes';
import type { EditorSettings } from '@/content/schema/editor';
import { site } from '@/content/site/site';
import type { MediaType } from './media-types';

/** Header names and their values. */
export type Headers = Readonly<Record<string, string>>;

/** One address without the base path, such as "/icon.svg", or all below a folder: "/og/*". */
export type Pattern = `/${string}`;

/** The settings of a build that hosts need in addition to this description. */
export type Site = {
  /** The path the site is served under, such as "/site". Empty at a domain's root. */
  basePath: string;
  /** Whether text files have compressed copies: `.br` and `.gz`. */
  precompressed: boolean;
  /** The address of the published site without a path. May be empty. */
  origin?: string;
  /** The media types of the endings in `out/`. */
  mediaTypes: readonly MediaType[];
};

const REVALIDATE = 'public, max-age=0, must-revalidate';
const A_DAY = 'public, max-age=86400';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The headers of every response. Each page contains its own policy for scripts and styles, because that
 * needs the page's hashes. A page cannot set these headers itself.
 */
export const headers = {
  // Pages, feeds and the site map change with a deployment, so browsers ask again. Mostly they get 304.
  'Cache-Control': REVALIDATE,
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  // All files are public, and the same for everybody. Web mail shows a logo, feed readers an icon, other sites a file.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': [
    'accelerometer=()',
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'payment=()',
    'usb=()',
  ].join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // One year, for this host name only. Browsers do not forget subdomains and the preload list, so the
  // owner must decide about those.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const satisfies Headers;

/** Headers for some addresses. At most one rule matches an address. */
type Rule = { pattern: Pattern; headers: Headers };

/**
 * The editor. With an application's id, it signs people in at a Git service in a second window, which
 * must see the first.
 */
const getEditorRule = ({ appId }: EditorSettings): Rule => ({
  pattern: '/admin',
  headers: {
    ...(appId && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
    'X-Robots-Tag': 'noindex',
  },
});

/** Our own pages show the player of the film in a frame. */
const filmRule: Rule = {
  pattern: '/film/*',
  headers: {
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
  },
};

const { editor } = site();

/** The rules of what each language has. */
const languageRules: readonly Rule[] = [
  { pattern: '/_search/index/*', headers: { 'Cache-Control': IMMUTABLE } },
  { pattern: '/_search/fragment/*', headers: { 'Cache-Control': IMMUTABLE } },
  ...(isLeftOut(filmPages[0]) ? [] : [filmRule]),
  // Feed readers on other sites fetch these from the browser.
  { pattern: '/feed.xml', headers: { 'Access-Control-Allow-Origin': '*' } },
  { pattern: '/feed.json', headers: { 'Access-Control-Allow-Origin': '*' } },
  // The feeds of tags, and the pages beside them, which are as public.
  { pattern: '/blogs/tag/*', headers: { 'Access-Control-Allow-Origin': '*' } },
];

/** The further languages with their redirects, and the start of their paths. */
const further = languageLists().flatMap(({ base, redirects }) =>
  base ? { base: base as Pattern, redirects } : [],
);

/** The start of the paths of each further language. */
export const bases: readonly Pattern[] = further.map(({ base }) => base);

/** In the immutable folders, file names contain a hash of the content. */
export const rules: readonly Rule[] = [
  { pattern: '/_next/static/*', headers: { 'Cache-Control': IMMUTABLE } },
  { pattern: '/_islands/*', headers: { 'Cache-Control': IMMUTABLE } },
  { pattern: '/pictures/*', headers: { 'Cache-Control': IMMUTABLE } },
  { pattern: '/og/*', headers: { 'Cache-Control': IMMUTABLE } },
  ...languageRules,
  ...bases.flatMap((base) =>
    languageRules.map(({ pattern, ...rule }): Rule => ({ pattern: `${base}${pattern}`, ...rule })),
  ),
  { pattern: '/icon.svg', headers: { 'Cache-Control': A_DAY } },
  { pattern: '/icons/*', headers: { 'Cache-Control': A_DAY } },
  { pattern: '/favicon.ico', headers: { 'Cache-Control': A_DAY } },
  { pattern: '/apple-touch-icon.png', headers: { 'Cache-Control': A_DAY } },
  ...(editor ? [getEditorRule(editor)] : []),
];

/** Whether a pattern matches an address without the base path. */
export const matchesPattern = (pattern: Pattern, path: string) =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of the response for an address without the base path. */
export const getHeaders = (path: string): Headers => ({
  ...headers,
  ...rules.find(({ pattern }) => matchesPattern(pattern, path))?.headers,
});

/** A permanent redirect (301). */
type Redirect = { from: string; to: string };

/**
 * The permanent redirects of this language: aliases, and former addresses of articles, jobs and so on. Aliases that
 * differ only in case are left out: a host that ignores case would redirect them to themselves. The
 * export has pages for all of them, for hosts that cannot redirect.
 */
export const ownRedirects: readonly Redirect[] = [
  ...[...aliases()].map(([from, to]) => ({ from, to })).filter(({ to }) => isServed(to)),
  ...formerAddresses(),
]
  // Each host writes other characters in another way. The page at such an address redirects.
  .filter(({ from }) => /^[\w./~-]+$/.test(from))
  .filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase());

/** The permanent redirects of all languages. */
export const redirects: readonly Redirect[] = [
  ...ownRedirects,
  ...further.flatMap(({ base, redirects: all }) =>
    all.map(({ from, to }) => ({ from: base + from, to: to === '/' ? base : base + to })),
  ),
];

/** The error pages, by their status. A request for such an address also gets that status. */
export const errorPages = { 404: '/404', 500: '/500' } as const;

/** Configuration files of single hosts in `out/`. Hosts must not send them to visitors. */
export const hidden = ['_headers', '_redirects', '.htaccess', '.nojekyll', 'vercel.json'] as const;

/** The file endings of compressed copies and their names in HTTP, the best one first. */
export const encodings = { br: 'br', gz: 'gzip' } as const;
