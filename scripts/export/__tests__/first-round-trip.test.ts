import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { fitFirstRoundTrip } from '@/scripts/export/first-round-trip';
import { rewrite } from '@/scripts/export/page';

/** Words that no compression makes shorter than so many bytes. */
const words = (bytes: number) => randomBytes(bytes).toString('hex');

const made = (main: string) => {
  const files: Record<string, string> = {};
  const write = (kind: string, text: string) => {
    files[kind] = text;
    return `/own.${kind}`;
  };
  const html = `<!DOCTYPE html><html><head><style>p{color:red}</style></head><body><main>${main}</main><footer><svg viewBox="0 0 9 9"><path d="M9 9"></path></svg></footer></body></html>`;
  return { html: rewrite(html, [fitFirstRoundTrip(write)]), files };
};

test('a page that fits the first round trip stays as it is', () => {
  const { html, files } = made('word '.repeat(20_000));
  expect(html).toContain('<style>p{color:red}</style>');
  expect(files).toEqual({});
});

test('a page that does not keeps the rules of its first screen, and links the others where that ends', () => {
  const html = `<!DOCTYPE html><html><head><style>.a{color:red}.b{background:url(${words(2000)})}</style></head><body><main><p class="a">${words(11_900)}</p><p></p><p class="b"></p></main></body></html>`;
  const files: Record<string, string> = {};
  const write = (kind: string, text: string) => {
    files[kind] = text;
    return `/own.${kind}`;
  };
  const [head, body] = rewrite(html, [fitFirstRoundTrip(write)]).split('<body>');
  expect(head).toContain('<style>.a{color:red}</style>');
  expect(body).toContain(
    '<p></p><link rel="preload" href="/own.css" as="style" fetchpriority="high"><script>document.prerendering&&document.body.getBoundingClientRect()</script><link rel="stylesheet" href="/own.css"><p class="b"></p>',
  );
  expect(files.css).toMatch(/^\.b *\{/);
});

test('one without a section below its first screen links its sheet', () => {
  const { html, files } = made(words(20_000));
  expect(html.split('<body>')[0]).toContain('<head><link rel="stylesheet" href="/own.css"></head>');
  expect(files.css).toBe('p{color:red}');
});

test('one that still does not uses its later drawings from a file', () => {
  const icon = '<svg viewBox="0 0 9 9"><path d="M0 0"></path></svg>';
  const named = '<svg><path id="a" d="M1 1"></path></svg>';
  const { html, files } = made(
    `<p>${words(20_000)}</p><section>${icon}</section><section>${icon}${icon}${named}</section><div><form data-island="Form">${icon}</form></div>`,
  );
  const [, first, , later, , island, footer] = html.split(/<section>|<\/section>|<div>|<\/main>/);
  const used = (i: number) => `<svg viewBox="0 0 9 9"><use href="/own.svg#i${i}"></use></svg>`;
  expect(first).toBe(icon);
  expect(later).toBe(used(0) + used(0) + named);
  expect(island).toContain(icon);
  expect(footer).toContain(used(1));
  expect(files.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><g id="i0"><path d="M0 0"></path></g><g id="i1"><path d="M9 9"></path></g></svg>',
  );
});
