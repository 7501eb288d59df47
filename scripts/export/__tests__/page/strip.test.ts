import { expect, test } from '@jest/globals';
import { dropRepeatedTags, expectOwnScripts, stripNext } from '../../page/strip';
import { edit } from '../support/edit';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

test('removes Next’s scripts, their preloads and its data', () => {
  const html = edit(
    page(
      '<main>Words</main><script src="/_next/static/a.js" async></script><script>self.__next_f.push([1])</script>',
      '<link rel="preload" as="script" href="/_next/static/a.js"><link rel="preload" as="font" href="/f.woff2">',
    ),
    stripNext,
  );
  expect(html).not.toContain('_next');
  expect(html).toContain('<main>Words</main>');
  expect(html).toContain('<link rel="preload" as="font" href="/f.woff2">');
});

test('keeps scripts with data-keep and structured data', () => {
  const html = edit(
    page(
      '<script type="application/ld+json">{}</script>',
      '<script data-keep="">early()</script><script data-keep="" src="https://example.com/a.js"></script>',
    ),
    stripNext,
  );
  expect(html).toContain('early()');
  expect(html).toContain('https://example.com/a.js');
  expect(html).toContain('application/ld+json');
});

test.each([
  ['https://example.com/a.js', '<link rel="preload" href="https://example.com/a.js" as="script">'],
  ['gtag(1)', '<script>gtag(1)</script>'],
  ['(self.__next_s=self.', '<script>(self.__next_s=self.__next_s||[]).push(["/a.js",{}])</script>'],
])('names a script that somebody brought and did not mark: %s', (start, script) => {
  expect(() => edit(page('', script), stripNext)).toThrow(
    `it has a script without data-keep: "${start}`,
  );
});

test('removes the Twitter tags that repeat Open Graph’s', () => {
  const own = '<meta name="twitter:card" content="summary"><meta name="twitter:title" content="B">';
  const graph =
    '<meta property="og:title" content="A"><meta property="og:image:alt" content="Boats">';
  const head = `${graph}<meta name="twitter:image:alt" content="Boats">${own}`;
  expect(edit(page('', head), dropRepeatedTags)).toBe(edit(page('', graph + own), () => {}));
});

test('keeps React’s text separators inside islands, and removes them elsewhere', () => {
  const html = edit(
    page('<p>a<!-- -->b</p><div data-island="Form"><p>c<!-- -->d</p></div>'),
    stripNext,
  );
  expect(html).toContain('<p>ab</p>');
  expect(html).toContain('<p>c<!-- -->d</p>');
});

test.each([
  ['a streamed boundary', '<template id="B:0"></template>'],
  ['its completion', '<script>$RC("B:0","S:0")</script>'],
  ['a function action', '<form><input name="$ACTION_ID_1"></form>'],
])('refuses a page with %s, which only Next’s scripts would show', (_, body) => {
  expect(() => edit(page(body), stripNext)).toThrow('need Next’s scripts');
});

test.each([
  '<script>alert(1)</script>',
  '<script src="/a.js"></script>',
  '<template><script>alert(1)</script></template>',
])('a page that is left as it is may not have %s', (script) => {
  expect(() => edit(page(script), expectOwnScripts)).toThrow('it has a script without data-keep');
});

test('a page that is left as it is may have scripts with data-keep and structured data', () => {
  const html = page(
    '<script data-keep="">own()</script><script type="application/ld+json">{}</script>',
  );
  expect(() => edit(html, expectOwnScripts)).not.toThrow();
});
