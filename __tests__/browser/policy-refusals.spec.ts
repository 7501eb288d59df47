import { readExported } from './support/exported';
import { expect, visit } from './support/test';
import { test } from './support/violations';

// The console has the refusals, which the tests check themselves.
test.use({ tolerated: /./ });

/** What somebody else adds to a page, and its refusal. */
const MARKUP = [
  ['<script>window.ran = true</script>', 'script-src-elem inline'],
  ['<img src="/nothing" alt="" onerror="window.ran = true">', 'script-src-attr inline'],
  ['<script src="https://example.com/a.js"></script>', 'script-src-elem https://example.com/a.js'],
  ['<img src="https://example.com/a.png" alt="">', 'img-src https://example.com/a.png'],
  ['<iframe src="https://example.com/"></iframe>', 'frame-src https://example.com'],
  ['<object data="https://example.com/a.swf"></object>', 'object-src'],
  ['<base href="https://example.com/">', 'base-uri https://example.com/'],
  ['<style>body { color: red }</style>', 'style-src-elem inline'],
] as const;

/** What a browser reports where text becomes code. */
const SINK = 'require-trusted-types-for trusted-types-sink';

test('foreign scripts, handlers, pictures, frames, objects, bases and sheets in the HTML are refused', async ({
  page,
  violations,
}) => {
  const markup = MARKUP.map(([added]) => added).join('');
  const html = readExported('index.html').replace('</body>', `${markup}</body>`);
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('/');
  for (const [, violation] of MARKUP)
    await expect.poll(() => violations.join()).toContain(violation);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('eval, markup from strings, messages and forms to another site are refused', async ({
  page,
  violations,
}) => {
  await visit(page, '/');
  const hasTrustedTypes = readExported('index.html').includes('require-trusted-types-for');
  // The browser allows everything to the test's own code, but not to a timer.
  await page.evaluate(() => {
    // biome-ignore lint/security/noGlobalEval: the policy refuses it
    setTimeout(() => window.eval('window.ran = true'));
    setTimeout(() => {
      document.createElement('p').innerHTML = '<img src="" onerror="window.ran = true">';
    });
    setTimeout(() => fetch('https://example.com/').catch(() => {}));
    setTimeout(() => {
      const form = document.createElement('form');
      form.action = 'https://example.com/';
      document.body.append(form);
      form.submit();
    });
  });
  await expect
    .poll(() => [...violations].sort())
    .toEqual([
      'connect-src https://example.com/',
      'form-action https://example.com/?',
      ...(hasTrustedTypes ? [SINK, SINK] : ['script-src eval', 'script-src-attr inline']),
    ]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
