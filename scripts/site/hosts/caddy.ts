/**
 * Writes a Caddyfile. Caddy takes the address and the root from the environment.
 *
 * @see https://caddyserver.com/docs/caddyfile
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
import { contentType, getMediaType, type MediaType } from './media-types';

const indented = (lines: readonly string[]) => lines.map((line) => `\t${line}`);

const headerBlock = (matcher: string, values: Headers) => [
  `header ${matcher}{`,
  ...indented(Object.entries(values).map(([name, value]) => `${name} "${value}"`)),
  '}',
];

/** Rewrites an address and redirects there. `{uri}` is the rewritten address, with its query. */
const redirectTo = (name: string, matcher: string, rewrite: string) => [
  `@${name} ${matcher}`,
  `route @${name} {`,
  ...indented([rewrite, 'redir {uri} 301']),
  '}',
];

const endings = Object.keys(encodings);
const globs = (list: readonly string[]) => list.map((ending) => `*.${ending}`).join(' ');

const fileServer = [
  'file_server {',
  ...indented([`precompressed ${Object.values(encodings).join(' ')}`, 'disable_canonical_uris']),
  '}',
];

const setContentTypes = (mediaTypes: readonly MediaType[]) =>
  mediaTypes
    // Pages have no file ending in their address. Caddy knows their type.
    .filter(({ ending }) => ending !== 'html')
    .flatMap((mediaType) => [
      `@${mediaType.ending} path *.${mediaType.ending}`,
      `header @${mediaType.ending} Content-Type "${contentType(mediaType)}"`,
    ]);

function errorRoutes({ basePath }: Pick<Site, 'basePath'>): readonly string[] {
  const starts = bases.map((base) => `${basePath}${base}`);
  return [
    ...starts.flatMap((start, i) => [
      `@notFound${i} {`,
      ...indented(['expression {err.status_code} == 404', `path ${start}/*`]),
      '}',
      `rewrite @notFound${i} ${start}${errorPages[404]}.html`,
    ]),
    '@notFound {',
    ...indented([
      'expression {err.status_code} == 404',
      ...starts.map((start) => `not path ${start}/*`),
    ]),
    '}',
    `rewrite @notFound ${basePath}${errorPages[404]}.html`,
    `@failed expression {err.status_code} >= 500`,
    `rewrite @failed ${basePath}${errorPages[500]}.html`,
    ...headerBlock('', { ...headers, 'Content-Type': contentType(getMediaType('404.html')) }),
    ...fileServer,
  ];
}

/** Returns the text of `Caddyfile`. With a base path, `out/` is that folder of the server's root. */
export function caddyFile({ basePath, mediaTypes }: Pick<Site, 'basePath' | 'mediaTypes'>): string {
  const texts = mediaTypes.filter(({ text }) => text).map(({ ending }) => ending);
  // In a `route` block, Caddy runs the lines in their order.
  const route = [
    ...headerBlock('', headers),
    ...rules.flatMap(({ pattern, headers: own }) => headerBlock(`${basePath}${pattern} `, own)),
    ...setContentTypes(mediaTypes),
    '',
    `@hidden path ${hidden.map((name) => `${basePath}/${name}`).join(' ')} ${globs(endings)}`,
    'error @hidden 404',
    ...Object.entries(errorPages).map(([status, page]) => `error ${basePath}${page} ${status}`),
    ...bases.map((base) => `error ${basePath}${base}${errorPages[404]} 404`),
    '',
    ...redirects.flatMap(({ from, to }, i) =>
      redirectTo(`alias${i}`, `path ${basePath}${from}`, `rewrite * ${basePath}${to}`),
    ),
    ...redirectTo(
      'index',
      `path ${basePath}/index ${basePath}/index.html`,
      `rewrite * ${basePath}/`,
    ),
    '# Browsers read a backslash as a slash, and an address with two leading slashes as another host.',
    '@slash {',
    ...indented(['path_regexp ^/[^/\\\\].*/$', ...(basePath ? [`not path ${basePath}/`] : [])]),
    '}',
    ...redirectTo('slash', '', 'uri strip_suffix /').slice(1),
    ...redirectTo('ending', 'path_regexp ^/[^/\\\\].*\\.html$', 'uri strip_suffix .html'),
    '',
    'try_files {path} {path}.html {path}/index.html',
    `@text path ${globs(texts)}`,
    // Deferred, because it replaces the header that Caddy itself sets for some files.
    'header @text {',
    ...indented(['Vary Accept-Encoding', 'defer']),
    '}',
    ...fileServer,
  ];
  return `${[
    '# Written by "npm run build". SITE_ADDRESS is the domain. SITE_ROOT is',
    basePath
      ? `# the folder that contains a copy of out/ named "${basePath.slice(1)}".`
      : '# a copy of out/.',
    '{$SITE_ADDRESS:localhost} {',
    ...indented([
      'root * {$SITE_ROOT:out}',
      'encode zstd gzip',
      'route {',
      ...indented(route),
      '}',
      'handle_errors {',
      ...indented(errorRoutes({ basePath })),
      '}',
    ]),
    '}',
  ]
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
}
