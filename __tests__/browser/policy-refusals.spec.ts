import { readFileSync } from 'node:fs';
import { expect, visit } from './support/test';
import { test } from './support/violations';

test.describe('what somebody else adds to a page', () => {
  // The console has the refusals, which the tests check themselves.
  test.use({ tolerated: /./ });

  for (const [what, markup, violation] of [
    ['a script', '<script>window.ran = true</script>', 'script-src-elem inline'],
    [
      'a handler',
      '<img src="/nothing" alt="" onerror="window.ran = true">',
      'script-src-attr inline',
    ],
    [
      'another site’s script',
      '<script src="https://example.com/a.js"></script>',
      'script-src-elem https://example.com/a.js',
    ],
    [
      'another site’s picture',
      '<img src="https://example.com/a.png" alt="">',
      'img-src https://example.com/a.png',
    ],
    [
      'another site’s frame',
      '<iframe src="https://example.com/"></iframe>',
      'frame-src https://example.com',
    ],
    ['an object', '<object data="https://example.com/a.swf"></object>', 'object-src'],
    ['a base', '<base href="https://example.com/">', 'base-uri https://example.com/'],
    ['a sheet', '<style>body { color: red }</style>', 'style-src-elem inline'],
  ] as const) {
    test(`${what} is refused`, async ({ page, violations }) => {
      const html = readFileSync('out/index.html', 'utf8').replace('</body>', `${markup}</body>`);
      await page.route(
        (url) => url.pathname === '/',
        (route) => route.fulfill({ contentType: 'text/html', body: html }),
      );
      await page.goto('/');
      await expect.poll(() => violations.join()).toContain(violation);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
  }

  for (const [what, violation, run] of [
    // The browser allows everything to the test's own code, but not to a timer.
    [
      'eval',
      'require-trusted-types-for trusted-types-sink',
      // biome-ignore lint/security/noGlobalEval: the policy refuses it
      () => setTimeout(() => window.eval('window.ran = true')),
    ],
    [
      'a string that becomes markup',
      'require-trusted-types-for trusted-types-sink',
      () =>
        setTimeout(() => {
          document.createElement('p').innerHTML = '<img src="" onerror="window.ran = true">';
        }),
    ],
    [
      'a policy for Trusted Types',
      'trusted-types trusted-types-policy',
      () =>
        setTimeout(() => {
          const factory: unknown = Reflect.get(window, 'trustedTypes');
          if (typeof factory !== 'object' || factory === null) return;
          const create: unknown = Reflect.get(factory, 'createPolicy');
          if (typeof create === 'function') create.call(factory, 'any', {});
        }),
    ],
    [
      'a message to another site',
      'connect-src https://example.com/',
      () => setTimeout(() => fetch('https://example.com/').catch(() => {})),
    ],
    [
      'a form to another site',
      'form-action https://example.com/?',
      () =>
        setTimeout(() => {
          const form = document.createElement('form');
          form.action = 'https://example.com/';
          document.body.append(form);
          form.submit();
        }),
    ],
  ] as const) {
    test(`${what} is refused`, async ({ page, violations }) => {
      await visit(page, '/');
      await page.evaluate(run);
      await expect.poll(() => violations).toEqual([violation]);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
  }
});
