/**
 * What an nginx server block includes. Needs ngx_brotli (Debian: libnginx-mod-http-brotli-static)
 * and the gzip_static module where the build was precompressed.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html
 */
import {
  encodings,
  errorPages,
  type Headers,
  headers,
  hidden,
  mediaTypeList,
  redirects,
  rules,
  type Site,
} from './description';
import { escapeRegExp } from './escape';

const addHeaders = (values: Headers, indent = '') =>
  Object.entries(values).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`);

const typesOf = (kind: 'text' | 'utf8') =>
  mediaTypeList
    // nginx takes text/html for granted in both lists, and warns where it is named.
    .filter((mediaType) => mediaType[kind] && mediaType.type !== 'text/html')
    .map(({ type }) => type)
    .join(' ');

/** Browsers read a backslash as a slash, and an address with two of them as another host. */
const NOT_A_SLASH = '[^/\\\\\\\\]';

/** A location that only redirects, by `rewrite`, which escapes what it sends. */
const moved = (match: string, from: string, to: string) =>
  `location ${match} { rewrite ${from} ${to} permanent; }`;

/** The text of `nginx.conf`. With a base path, `out/` is that folder of the server's root. */
export function nginxFile({ basePath, precompressed }: Site): string {
  const base = escapeRegExp(basePath);
  const names = hidden.map(escapeRegExp).join('|');
  const endings = Object.keys(encodings).join('|');
  return `${[
    '# Written by "npm run build". Include it in a server block that says listen, server_name,',
    `# certificates and root${basePath ? ` (the folder in which out/ stands as "${basePath.slice(1)}")` : ' (a copy of out/)'}.`,
    '',
    'absolute_redirect off;',
    'server_tokens off;',
    'charset utf-8;',
    `charset_types ${typesOf('utf8')};`,
    'default_type application/octet-stream;',
    'types {',
    ...mediaTypeList.map(({ type, ending }) => `  ${type} ${ending};`),
    '}',
    '',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${typesOf('text')};`,
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
    `location ~ "^${base}/(${names})$" { return 404; }`,
    `location ~ "^${base}/.+\\.(${endings})$" { return 404; }`,
    '',
    ...redirects.map(({ from, to }) => moved(`= ${basePath}${from}`, '^', `${basePath}${to}`)),
    moved(`~ "^${base}/index(\\.html)?$"`, '^', `${basePath}/`),
    moved(`~ "^${base}/${NOT_A_SLASH}.*/$"`, '^(.+)/$', '$1'),
    moved(`~ "^${base}/${NOT_A_SLASH}.*\\.html$"`, '^(.+)\\.html$', '$1'),
    '',
    '# add_header in a location drops all those outside it, so each says the whole list.',
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
  ].join('\n')}\n`;
}
