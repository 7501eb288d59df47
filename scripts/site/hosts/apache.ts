/**
 * Writes `.htaccess`. It needs mod_rewrite, mod_headers, mod_mime and `AllowOverride All`. Without one
 * of them, Apache answers every request with 500, so nobody serves the site without its headers.
 *
 * @see https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html
 */
import {
  bases,
  encodings,
  errorPages,
  type Headers,
  headers,
  hidden,
  redirects,
  rules,
  type Site,
} from './description';
import { escapeRegExp } from './escape';
import { contentType, type MediaType } from './media-types';

const setHeaders = (values: Headers, indent = '') =>
  Object.entries(values).map(([name, value]) => `${indent}Header always set ${name} "${value}"`);

const copies = Object.keys(encodings).join('|');

/** Serves the compressed copy that the browser accepts, with the media type of the original. */
function servePrecompressed(texts: readonly MediaType[]): string[] {
  const textEndings = texts.map(({ ending }) => ending).join('|');
  return [
    'RemoveLanguage .br',
    ...Object.entries(encodings).flatMap(([ending, encoding]) => [
      `AddEncoding ${encoding} .${ending}`,
      `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
      `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
      `RewriteRule ^(.+\\.(?:${textEndings}))$ $1.${ending} [END]`,
    ]),
    ...texts.map(
      (mediaType) => `<FilesMatch "\\.${mediaType.ending}\\.(?:${copies})$">
  ForceType "${contentType(mediaType)}"
</FilesMatch>`,
    ),
    `<FilesMatch "\\.(?:${textEndings})(?:\\.(?:${copies}))?$">
  Header merge Vary Accept-Encoding
</FilesMatch>`,
  ];
}

/** Turns a pattern into a regular expression that also matches its compressed copies. */
const toExpression = (pattern: string) =>
  pattern.endsWith('*')
    ? `^${escapeRegExp(pattern.slice(0, -1))}`
    : `^${escapeRegExp(pattern)}(?:\\.(?:${copies}))?$`;

const compressOnRequest = (texts: readonly MediaType[]): string[] => [
  '<IfModule mod_deflate.c>',
  '  <IfModule mod_filter.c>',
  `    AddOutputFilterByType DEFLATE ${texts.map(({ type }) => type).join(' ')}`,
  '  </IfModule>',
  '</IfModule>',
];

/** Returns the text of `.htaccess`. */
export function apacheFile({ basePath, precompressed, origin = '', mediaTypes }: Site): string {
  const texts = mediaTypes.filter(({ text }) => text);
  // Without an address, Apache redirects to the host that a request names, and to http: behind a proxy.
  const site = `${origin}${basePath}`;
  const names = hidden.map(escapeRegExp).join('|');
  return `${[
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    'AcceptPathInfo Off',
    'FileETag MTime Size',
    ...mediaTypes.map(({ type, ending }) => `AddType ${type} .${ending}`),
    `AddCharset utf-8 ${mediaTypes
      .filter(({ utf8 }) => utf8)
      .map(({ ending }) => `.${ending}`)
      .join(' ')}`,
    '',
    `ErrorDocument 404 ${basePath}${errorPages[404]}.html`,
    ...[500, 502, 503, 504].map(
      (status) => `ErrorDocument ${status} ${basePath}${errorPages[500]}.html`,
    ),
    ...bases.flatMap((base) => [
      `<If "%{REQUEST_URI} =~ m#^${escapeRegExp(`${basePath}${base}`)}/#">`,
      `  ErrorDocument 404 ${basePath}${base}${errorPages[404]}.html`,
      '</If>',
    ]),
    '',
    ...setHeaders(headers),
    ...rules.flatMap(({ pattern, headers: own }) => [
      `<If "%{REQUEST_URI} =~ m#${toExpression(`${basePath}${pattern}`)}#">`,
      ...setHeaders(own, '  '),
      '</If>',
    ]),
    '',
    'RewriteEngine On',
    `RewriteBase ${basePath}/`,
    'RewriteOptions AllowNoSlash',
    '# Apache serves an error page by an internal redirect. Do not rewrite that.',
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [END]',
    `RewriteRule ^(?:${names})$ - [R=404,L]`,
    `RewriteRule \\.(?:${copies})$ - [R=404,L]`,
    ...Object.entries(errorPages).map(
      ([status, page]) => `RewriteRule ^${page.slice(1)}$ - [R=${status},L]`,
    ),
    ...bases.map(
      (base) => `RewriteRule ^${escapeRegExp(base.slice(1))}${errorPages[404]}$ - [R=404,L]`,
    ),
    ...redirects.map(
      ({ from, to }) => `RewriteRule ^${escapeRegExp(from.slice(1))}$ ${site}${to} [R=301,L]`,
    ),
    `RewriteRule ^index(?:\\.html)?$ ${site}/ [R=301,L]`,
    `RewriteRule ^(.+)/$ ${site}/$1 [R=301,L]`,
    `RewriteRule ^(.+)\\.html$ ${site}/$1 [R=301,L]`,
    '',
    'RewriteRule ^$ index.html',
    'RewriteCond %{PATH_INFO} ^$',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(.+)$ $1.html',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^ - [R=404,L]',
    ...(precompressed ? servePrecompressed(texts) : compressOnRequest(texts)),
  ].join('\n')}\n`;
}
