import { aliases } from '../../../content/routes';

/** Header names and their values. */
export type Headers = Readonly<Record<string, string>>;

/** An address without the base path: exact, or with all that stands below a folder: "/og/*". */
export type Pattern = `/${string}`;

/** What a host must know of the build beside this description. */
export type Site = {
  /** The folder the site is served from, such as "/site"; empty at a domain's root. */
  basePath: string;
  /** Whether a `.br` and a `.gz` stand beside each text. */
  precompressed: boolean;
};

const REVALIDATE = 'public, max-age=0, must-revalidate';
const A_DAY = 'public, max-age=86400';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Sent with every answer. The policy for scripts and styles stands in each page, because it names
 * the page's own hashes; here is what a page cannot say of itself.
 */
export const headers = {
  // Pages, feeds and the site map change with a deployment: ask, and mostly be told 304.
  'Cache-Control': REVALIDATE,
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
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
  // A year, for this host name alone: subdomains and the preload list are the owner's to decide,
  // since browsers do not forget them.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const satisfies Headers;

/** Headers that differ for some addresses; no address fits two rules. */
export type Rule = { pattern: Pattern; headers: Headers };

/** Shown by image searches, chats and feed readers, which load pictures from where they stand. */
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** File names below the immutable folders carry a hash of what the file was made from. */
export const rules: readonly Rule[] = [
  { pattern: '/_next/static/*', headers: { 'Cache-Control': IMMUTABLE } },
  { pattern: '/_islands/*', headers: { 'Cache-Control': IMMUTABLE } },
  { pattern: '/pictures/*', headers: { 'Cache-Control': IMMUTABLE, ...SHARED } },
  { pattern: '/og/*', headers: { 'Cache-Control': IMMUTABLE, ...SHARED } },
  // Our own player stands in a frame of our own page.
  {
    pattern: '/film/*',
    headers: {
      'Content-Security-Policy': "frame-ancestors 'self'",
      'X-Frame-Options': 'SAMEORIGIN',
    },
  },
  { pattern: '/icon.svg', headers: { 'Cache-Control': A_DAY } },
  // Feed readers on the web fetch from where they stand.
  { pattern: '/feed.xml', headers: { ...SHARED, 'Access-Control-Allow-Origin': '*' } },
  { pattern: '/feed.json', headers: { ...SHARED, 'Access-Control-Allow-Origin': '*' } },
  { pattern: '/icons/*', headers: { 'Cache-Control': A_DAY } },
  { pattern: '/favicon.ico', headers: { 'Cache-Control': A_DAY } },
  { pattern: '/apple-touch-icon.png', headers: { 'Cache-Control': A_DAY } },
];

/** Whether a rule's pattern fits an address without the base path. */
export const fits = (pattern: Pattern, path: string) =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** All headers of the answer to an address without the base path. */
export const headersOf = (path: string): Headers => ({
  ...headers,
  ...rules.find(({ pattern }) => fits(pattern, path))?.headers,
});

/**
 * Moved for good (301). Aliases that differ in case only are not here: on a host that ignores case
 * they would redirect to themselves. The pages of all aliases are exported, for hosts that cannot
 * redirect.
 */
export const redirects: readonly { from: string; to: string }[] = Object.entries(aliases)
  .map(([from, to]) => ({ from, to }))
  .filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase());

/** The pages of errors; asked for by name they answer with their status. */
export const errorPages = { 404: '/404', 500: '/500' } as const;

/** Files of `out/` that speak to one host, which the others must not show to visitors. */
export const hidden = ['_headers', '_redirects', '.htaccess', '.nojekyll', 'vercel.json'] as const;

/** The endings of precompressed copies, best first, with their names in HTTP. */
export const encodings = { br: 'br', gz: 'gzip' } as const;

type MediaType = {
  type: string;
  /** Whether it is sent as UTF-8 by name; the other texts are UTF-8 by their own rules. */
  utf8?: true;
  /** Whether it shrinks when compressed. */
  text?: true;
};

/** The media type of every file ending the site may have. */
export const mediaTypes = {
  avif: { type: 'image/avif' },
  css: { type: 'text/css', text: true },
  html: { type: 'text/html', utf8: true, text: true },
  ico: { type: 'image/vnd.microsoft.icon' },
  jpg: { type: 'image/jpeg' },
  js: { type: 'text/javascript', text: true },
  json: { type: 'application/json', text: true },
  md: { type: 'text/markdown', utf8: true, text: true },
  mp4: { type: 'video/mp4' },
  pdf: { type: 'application/pdf' },
  png: { type: 'image/png' },
  svg: { type: 'image/svg+xml', text: true },
  txt: { type: 'text/plain', utf8: true, text: true },
  vtt: { type: 'text/vtt', utf8: true, text: true },
  webm: { type: 'video/webm' },
  webmanifest: { type: 'application/manifest+json', text: true },
  webp: { type: 'image/webp' },
  woff2: { type: 'font/woff2' },
  xml: { type: 'application/xml', text: true },
} as const satisfies Record<string, MediaType>;

/** The media types as a list, with their file endings. */
export const mediaTypeList: readonly (MediaType & { ending: string })[] = Object.entries(
  mediaTypes,
).map(([ending, mediaType]) => ({ ending, ...mediaType }));

/** A media type as the Content-Type header says it. */
export const contentType = ({ type, utf8 }: MediaType) => (utf8 ? `${type};charset=utf-8` : type);
