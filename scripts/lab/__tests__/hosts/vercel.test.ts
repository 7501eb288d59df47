/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import {
  cleanUrlsSchema,
  getTransformedRoutes,
  headersSchema,
  redirectsSchema,
  rewritesSchema,
  trailingSlashSchema,
} from '@vercel/routing-utils';
import Ajv from 'ajv';
import { getHeaders } from '@/scripts/site/hosts/description';
import { vercel, vercelFile } from '@/scripts/site/hosts/vercel';

describe.each(['', '/site', '/our.site'])('at "%s"', (basePath) => {
  const config = vercel({ basePath });

  test.each([
    ['headers', headersSchema],
    ['redirects', redirectsSchema],
    ['rewrites', rewritesSchema],
    ['cleanUrls', cleanUrlsSchema],
    ['trailingSlash', trailingSlashSchema],
  ] as const)('%s: valid by Vercel’s schema', (key, schema) => {
    const ajv = new Ajv();
    ajv.validate(schema, config[key]);
    expect(ajv.errors).toBeNull();
  });

  /** The routes that Vercel itself makes of the configuration. */
  function routes() {
    const { $schema: _, ...rules } = config;
    const { routes: found, error } = getTransformedRoutes(rules);
    expect(error).toBeNull();
    return (found ?? []).flatMap((route) => ('src' in route && route.src ? [route] : []));
  }
  const matching = (path: string) => routes().filter(({ src }) => new RegExp(src ?? '').test(path));

  test.each([
    '/',
    '/about-us',
    '/services/devops',
    '/pictures',
    '/pictures/a-1.avif',
    '/_next/static/chunks/a.css',
    '/_islands/a.js',
    '/og/a.png',
    '/icon.svg',
    '/icon.svg.png',
  ])('one rule sends the headers of %s', (path) => {
    const sent = matching(`${basePath}${path}`).flatMap((route) =>
      'headers' in route && route.headers && !route.status ? [route.headers] : [],
    );
    expect(sent).toEqual([getHeaders(path)]);
  });

  test.each([
    ['/blog', 301, '/blogs'],
    ['/services/ideation-designing', 301, '/services/ideational-designing'],
  ])('redirects %s', (from, status, to) => {
    expect(matching(`${basePath}${from}`)).toContainEqual(
      expect.objectContaining({ status, headers: { Location: `${basePath}${to}` } }),
    );
  });

  test('does not redirect the alias that differs only in case', () => {
    const found = matching(`${basePath}/services/digital-transformation`);
    expect(found.filter((route) => 'status' in route && route.status)).toEqual([]);
  });
});

test('finds the files below the base path', () => {
  expect(vercel({ basePath: '' }).rewrites).toEqual([]);
  expect(vercel({ basePath: '/site' }).rewrites).toEqual([
    { source: '/site/:path*', destination: '/:path*' },
  ]);
});

test('the file is JSON', () => {
  expect(JSON.parse(vercelFile({ basePath: '' }))).toEqual(vercel({ basePath: '' }));
});
