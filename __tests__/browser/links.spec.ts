import { readdirSync } from 'node:fs';
import { aliases, filmPages } from '../../content/routes';
import { everyPage } from './support/routes';
import { expect, test } from './support/test';

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** The values of an attribute on the tags of these names. */
const attributes = (html: string, tags: string, name: string) =>
  [...html.matchAll(new RegExp(`<(?:${tags})\\b[^>]*?\\s${name}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => decode(value),
  );

const titleOf = (html: string) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
const descriptionOf = (html: string) =>
  decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';

/** A page's HTML by its address; each is fetched once. */
type Pages = Map<string, string>;

test.describe('of all pages together', () => {
  let pages: Pages = new Map();
  const allOf = (read: (html: string) => string) =>
    [...pages]
      .filter(([path]) => !(path in aliases))
      .map(([path, html]) => [path, read(html)] as const);

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    pages = new Map(
      await Promise.all(
        everyPage.map(async (path) => [path, await (await request.get(path)).text()] as const),
      ),
    );
    await request.dispose();
  });

  test('every internal link, anchor and file is there', async ({ request, baseURL }) => {
    const broken: string[] = [];
    const status = new Map<string, number>();
    for (const [path, html] of pages) {
      const links = attributes(html, 'a|link', 'href');
      const files = [
        ...attributes(html, 'img|script|source|iframe', 'src'),
        ...attributes(html, 'img|source|link', 'srcset|srcSet|imageSrcSet|imagesrcset').flatMap(
          (set) => set.split(', ').map((part) => part.split(' ')[0] ?? ''),
        ),
      ];
      for (const target of new Set([...links, ...files])) {
        const url = new URL(target, `${baseURL}${path}`);
        if (url.origin !== new URL(baseURL ?? '').origin) continue;
        if (!status.has(url.pathname)) {
          status.set(url.pathname, (await request.get(url.pathname)).status());
        }
        if (status.get(url.pathname) !== 200) broken.push(`${path}: ${target} is not there`);
        const id = decodeURIComponent(url.hash.slice(1));
        const there = url.pathname === path ? html : pages.get(url.pathname);
        if (id && !there?.includes(` id="${id}"`))
          broken.push(`${path}: ${target} has no such anchor`);
      }
    }
    expect(status.size).toBeGreaterThan(everyPage.length);
    expect(broken).toEqual([]);
  });

  test('addresses carry no trailing slash and no .html', () => {
    const wrong = [...pages].flatMap(([path, html]) =>
      attributes(html, 'a', 'href')
        .filter((href) => /^\/.+\/(#|\?|$)/.test(href) || /^\/[^#?]*\.html/.test(href))
        .map((href) => `${path}: ${href}`),
    );
    expect(wrong).toEqual([]);
  });

  test('titles and descriptions are there, and each page has its own', () => {
    for (const read of [titleOf, descriptionOf]) {
      const owner = new Map<string, string>();
      for (const [path, words] of allOf(read)) {
        expect(words, path).toMatch(/\S{2}/);
        expect(owner.get(words), `${path} says "${words}" as well`).toBeUndefined();
        owner.set(words, path);
      }
    }
  });

  test('a second address names the real one as canonical', () => {
    const real: Record<string, string> = { ...aliases, '/home-two': '/', '/home-three': '/' };
    for (const [path, html] of pages) {
      const canonical = canonicalOf(html);
      expect(canonical && new URL(canonical, 'http://localhost').pathname, path).toBe(
        real[path] ?? path,
      );
    }
  });

  test('no id stands twice on a page', () => {
    for (const [path, html] of pages) {
      const ids = [...html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        path,
      ).toEqual([]);
    }
  });

  test('no link to another site says where from', () => {
    for (const [path, html] of pages) {
      const tags = html.match(/<a\b[^>]*href="https?:[^>]*>/g) ?? [];
      expect(
        tags.filter((tag) => !tag.includes('rel="noreferrer"')),
        path,
      ).toEqual([]);
    }
  });

  test('every exported page is known to the tests', () => {
    const exported = readdirSync('out', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
      .filter((path) => !['/404', '/500', '/_not-found'].includes(path));
    expect(exported.sort()).toEqual([...everyPage, ...filmPages].sort());
  });

  test('there is a page for hosts to show when they fail', async ({ request }) => {
    const html = await (await request.get('/500')).text();
    expect(html).toContain('Unexpected Application Error!');
  });
});
