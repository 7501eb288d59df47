/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { getHeaders } from '@/scripts/site/hosts/description';
import { vercel } from '@/scripts/site/hosts/vercel';

describe.each(['', '/our.site'])('at "%s"', (basePath) => {
  /** The routes that Vercel itself makes of the configuration. It refuses one that its schemas do not allow. */
  function findRoutes(path: string) {
    const { $schema: _, ...rules } = vercel({ basePath });
    const { routes, error } = getTransformedRoutes(rules);
    expect(error).toBeNull();
    return (routes ?? []).flatMap((route) =>
      'src' in route && new RegExp(route.src ?? '').test(`${basePath}${path}`) ? [route] : [],
    );
  }

  test.each([
    '/',
    '/services/devops',
    '/pictures',
    '/pictures/a-1.avif',
    '/_islands/a.js',
    '/og/a.png',
  ])('one rule sends the headers of %s', (path) => {
    const sent = findRoutes(path).flatMap((route) =>
      'headers' in route && !route.status ? [route.headers] : [],
    );
    expect(sent).toEqual([getHeaders(path)]);
  });

  test('redirects an alias, but for one that differs only in case', () => {
    expect(findRoutes('/blog')).toContainEqual(
      expect.objectContaining({ status: 301, headers: { Location: `${basePath}/blogs` } }),
    );
    const routes = findRoutes('/services/digital-transformation');
    expect(routes.filter(({ status }) => status)).toEqual([]);
  });
});
