/**
 * Writes a file that an nginx server block includes. A precompressed build needs the modules
 * ngx_brotli (Debian: libnginx-mod-http-brotli-static) and gzip_static.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html
 */
import { encode } from '@/content/schema/encode';
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
import type { MediaType } from './media-types';

const addHeaders = (values: Headers, indent = '') =>
  Object.entries(values).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`);

const listTypes = (mediaTypes: readonly MediaType[], kind: 'text' | 'utf8') =>
  mediaTypes
    // Both lists of nginx always include text/html. It warns if a list names it.
    .filter((mediaType) => mediaType[kind] && mediaType.type !== 'text/html')
    .map(({ type }) => type)
    .join(' ');

/** Browsers read a backslash as a slash, and an address with two leading slashes as another host. */
const NOT_A_SLASH = '[^/\\\\\\\\]';

/** Builds a location that redirects. It uses `rewrite`, because that escapes the new address. */
const redirectTo = (match: string, from: string, to: string) =>
  `location ${match} { rewrite ${from} ${to} permanent; }`;

/** Returns the text of `nginx.conf`. With a base path, `out/` is that folder of the server's root. */
export function nginxFile({ basePath, precompressed, mediaTypes }: Site): string {
  const base = escapeRegExp(basePath);
  const names = hidden.map(escapeRegExp).join('|');
  const endings = Object.keys(encodings).join('|');
  return `${[
    '# Written by "npm run build". Include it in a server block with listen, server_name, the',
    `# certificates and root${basePath ? ` (the folder that contains a copy of out/ named "${basePath.slice(1)}")` : ' (a copy of out/)'}.`,
    '',
    'absolute_redirect off;',
    'server_tokens off;',
    'charset utf-8;',
    `charset_types ${listTypes(mediaTypes, 'utf8')};`,
    'default_type application/octet-stream;',
    'types {',
    ...mediaTypes.map(({ type, ending }) => `  ${type} ${ending};`),
    '}',
    '',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${listTypes(mediaTypes, 'text')};`,
    ...(precompressed ? ['gzip_static on;', 'brotli_static on;'] : []),
    '',
    ...addHeaders(headers),
    '',
    `error_page 404 ${basePath}${errorPages[404]}.html;`,
    `error_page 500 502 503 504 ${basePath}${errorPages[500]}.html;`,
    ...Object.entries(errorPages).flatMap(([status, page]) => [
      `location = ${basePath}${page}.html { internal; }`,
      `location = ${basePath}${page} { return ${status}; }`,
    ]),
    ...bases.flatMap((base) => {
      const page = `${basePath}${base}${errorPages[404]}`;
      return [
        `location = ${page}.html { internal; }`,
        `location = ${page} { error_page 404 ${page}.html; return 404; }`,
      ];
    }),
    `location ~ "^${base}/(${names})$" { return 404; }`,
    `location ~ "^${base}/.+\\.(${endings})$" { return 404; }`,
    '',
    ...redirects.map(({ from, to }) =>
      redirectTo(`= ${basePath}${from}`, '^', `${basePath}${encode(to)}`),
    ),
    redirectTo(`~ "^${base}/index(\\.html)?$"`, '^', `${basePath}/`),
    redirectTo(`~ "^${base}/${NOT_A_SLASH}.*/$"`, '^(.+)/$', '$1'),
    redirectTo(`~ "^${base}/${NOT_A_SLASH}.*\\.html$"`, '^(.+)\\.html$', '$1'),
    '',
    '# A location with add_header ignores those outside it, so each location has the whole list.',
    ...rules.flatMap(({ pattern, headers: own }) => [
      `location ${pattern.endsWith('/*') ? '' : '= '}${basePath}${pattern.replace(/\*$/, '')} {`,
      ...addHeaders({ ...headers, ...own }, '  '),
      '  try_files $uri $uri.html =404;',
      '}',
    ]),
    '',
    ...(basePath ? [`location = ${basePath} { try_files ${basePath}/index.html =404; }`] : []),
    `location = ${basePath}/ { try_files ${basePath}/index.html =404; }`,
    `location ${basePath}/ { try_files $uri $uri.html =404; }`,
    ...bases.map((base) => {
      const start = `${basePath}${base}`;
      const page = `${start}${errorPages[404]}.html`;
      return `location ${start}/ { error_page 404 ${page}; try_files $uri $uri.html =404; }`;
    }),
  ].join('\n')}\n`;
}
