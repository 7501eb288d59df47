import { expect, jest, test } from '@jest/globals';
import { findLostTargets } from '@/scripts/site/check/route-targets';

test('no line of content/routes.ts leads to an entry that is gone', () => {
  expect(findLostTargets()).toEqual([]);
});

test('a canonical case study and a service that are gone are named, with the remedy', async () => {
  jest.resetModules();
  jest.doMock('@/content/routes', () => ({
    ...jest.requireActual<typeof import('@/content/routes')>('@/content/routes'),
    staticRoutes: ['/', '/project-details'],
    canonicalPath: (path: string) => (path === '/' ? '/' : '/projects/gone'),
    aliases: { '/services/old': '/services/gone' },
  }));
  const lost = (await import('@/scripts/site/check/route-targets')).findLostTargets();
  expect(lost).toEqual([
    expect.stringMatching(
      /^content\/routes\.ts: "canonical" of the page at \/project-details: expected a page of the site, found "\/projects\/gone"\. .* Correct it, or delete it\.$/,
    ),
    expect.stringMatching(/^content\/routes\.ts: second address \/services\/old: expected a page/),
  ]);
});
