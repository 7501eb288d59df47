import { afterEach, expect, jest, test } from '@jest/globals';
import { headersFile } from '@/scripts/site/hosts/cloudflare';
import { getHeaders, type Headers } from '@/scripts/site/hosts/description';

type Block = { pattern: string; unset: string[]; set: [string, string][] };

/** Parses `_headers` by its published grammar. */
function parse(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const block = blocks.at(-1);
    const [, name, value] = /^ {2}([\w-]+): (\S.*)$/.exec(line) ?? [];
    const [, detached] = /^ {2}! ([\w-]+)$/.exec(line) ?? [];
    if (/^\/\S*$/.test(line)) blocks.push({ pattern: line, unset: [], set: [] });
    else if (block && name && value) block.set.push([name, value]);
    else if (block && detached) block.unset.push(detached);
    else throw new Error(`Not in the grammar: ${line}`);
  }
  return blocks;
}

/** The only wildcard in these patterns is a "*" at the end. */
const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers that Cloudflare sends. It applies blocks in order, and joins the values of one header. */
function cloudflare(blocks: readonly Block[], path: string): Headers {
  const sent: Record<string, string> = {};
  for (const { pattern, unset, set } of blocks) {
    if (!matches(pattern, path)) continue;
    for (const name of unset) delete sent[name];
    for (const [name, value] of set) sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
  }
  return sent;
}

/** The headers that Netlify sends: the last value of each. It ignores lines without a colon. */
const netlify = (blocks: readonly Block[], path: string): Headers =>
  Object.fromEntries(
    blocks.filter(({ pattern }) => matches(pattern, path)).flatMap(({ set }) => set),
  );

const PATHS = [
  '/',
  '/about-us',
  '/pictures/a-1.avif',
  '/_next/static/a.css',
  '/og/a.png',
  '/icon.svg',
];

afterEach(() => {
  jest.resetModules();
  jest.dontMock('@/scripts/site/hosts/description');
});

test.each([cloudflare, netlify])('%p sends the headers of the description', (host) => {
  for (const basePath of ['', '/site']) {
    const blocks = parse(headersFile({ basePath }));
    for (const path of PATHS) {
      const byDefault = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
      const sent = { ...byDefault, ...host(blocks, `${basePath}${path}`) };
      expect(sent).toEqual(getHeaders(path));
    }
  }
});

/** Imports the module under test with another description. */
async function withDescription(part: object) {
  jest.doMock('@/scripts/site/hosts/description', () => ({
    headers: {},
    bases: [],
    rules: [],
    redirects: [],
    ...part,
  }));
  return import('@/scripts/site/hosts/cloudflare');
}

const redirects = [
  { from: '/weblog', to: '/blogs' },
  { from: '/services/old', to: '/services/new' },
];

test('redirects second and former addresses', async () => {
  const { redirectsFile } = await withDescription({ redirects });
  expect(redirectsFile({ basePath: '', force: false })).toBe(`/weblog /blogs 301
/services/old /services/new 301
`);
  // Netlify takes an existing page first otherwise.
  expect(redirectsFile({ basePath: '', force: true })).toContain('/weblog /blogs 301!\n');
  expect(redirectsFile({ basePath: '/site', force: false })).toBe(`/site/weblog /site/blogs 301
/site/services/old /site/services/new 301
/site / 200
/site/* /:splat 200
`);
});

test('refuses more redirects than Cloudflare reads', async () => {
  const many = Array.from({ length: 2001 }, (_, i) => ({ from: `/${i}`, to: '/' }));
  const { redirectsFile } = await withDescription({ redirects: many });
  expect(() => redirectsFile({ basePath: '', force: false })).toThrow('_redirects has 2001 rules');
});
