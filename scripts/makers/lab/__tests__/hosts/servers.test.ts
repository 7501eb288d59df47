/** @jest-environment node */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aliases } from '@/content/files/pages';
import { apache } from '@/scripts/makers/lab/servers/apache';
import { caddy } from '@/scripts/makers/lab/servers/caddy';
import { layOut } from '@/scripts/makers/lab/servers/layout';
import { nginx } from '@/scripts/makers/lab/servers/nginx';
import type { Running } from '@/scripts/makers/lab/servers/program';
import { decompress, type Reply, sendRequest } from '@/scripts/makers/lab/servers/request';
import type { Layout, Server } from '@/scripts/makers/lab/servers/server';
import { startPreview } from '@/scripts/serve/preview/server';
import { bases, getHeaders, hidden, redirects } from '@/scripts/site/hosts/description';
import { contentType, getMediaType } from '@/scripts/site/hosts/media-types';
import { PREVIEW } from '@/scripts/site/out';

const preview: Server = {
  name: 'the preview',
  missing: () => null,
  async start({ out }) {
    const { url, close } = await startPreview({ port: 0, root: out });
    return { port: Number(new URL(url).port), stop: close };
  },
};
const servers = [preview, nginx, apache, caddy];

/** A page whose address browsers encode, and a former address of it. */
const tea = { path: '/blogs/%E3%81%8A%E8%8C%B6', file: 'blogs/お茶.html' };
const former = { from: '/blogs/tea', to: '/blogs/お茶' };

/** The pages of a further language. */
const further = {
  'de.html': 'dieselben Worte noch einmal, '.repeat(50),
  'de/kontakt.html': 'derselbe Kontakt noch einmal, '.repeat(50),
  'de/404.html': 'nichts gefunden, '.repeat(50),
};

/** Files of media types that the export may not contain. */
const extra = Object.fromEntries(
  ['site.webmanifest', 'feed.xml', 'feed.json', 'llms.txt', 'about.md', 'og/home.png'].map(
    (file) => [file, 'the same words again and again, '.repeat(50)],
  ),
);

const exported = readdirSync(PREVIEW, { recursive: true, encoding: 'utf8' });

/** Finds the largest exported file that matches, because compression does not make small ones smaller. */
function findExported(pattern: RegExp): string {
  const found = exported.filter((name) => pattern.test(name));
  const sizes = found.map((name) => statSync(join(PREVIEW, name)).size);
  return found[sizes.indexOf(Math.max(...sizes))] ?? `no file that matches ${pattern}`;
}

const script = findExported(/^(_islands|_next\/static)\/.+\.js$/);
const picture = findExported(/^pictures\/.+\.avif$/);

/** The path and the file of a page of each kind. */
const pages: readonly (readonly [path: string, file: string])[] = [
  ['/', 'index.html'],
  ['/about-us', 'about-us.html'],
  ['/services', 'services.html'],
  ['/services/devops', 'services/devops.html'],
  [tea.path, tea.file],
  ['/de', 'de.html'],
  ['/de/kontakt', 'de/kontakt.html'],
  ...[...aliases().keys()]
    .filter((alias) => !redirects.some(({ from }) => from === alias))
    .map((alias) => [alias, `${alias.slice(1)}.html`] as const),
];
const files = [
  script,
  picture,
  findExported(/^_next\/static\/.+\.woff2$/),
  findExported(/^pictures\/.+\.webp$/),
  'icon.svg',
  ...Object.keys(extra),
].map((file) => [`/${file}`, file] as const);

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
let shared: Layout;
beforeAll(async () => {
  // The servers drop root's rights, and mkdtemp makes a folder for its owner only.
  chmodSync(folder, 0o755);
  (redirects as (typeof former)[]).push(former);
  (bases as string[]).push('/de');
  shared = await layOut({
    ...{ folder, basePath: '' },
    extra: { ...extra, ...further, [tea.file]: 'the same tea again and again, '.repeat(50) },
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const missing = servers.flatMap((server) => server.missing() ?? []);
if (missing.length > 0)
  console.warn(`Skipped servers, because these packages are not installed: ${missing.join(', ')}.`);

test('with HOSTS=required, every server is installed', () => {
  expect(process.env.HOSTS === 'required' ? missing : []).toEqual([]);
});

/** Compares bytes. Jest's own comparison of buffers takes a second for a page. */
const expectSame = (body: Buffer, file: Buffer) =>
  expect([body.length, body.equals(file)]).toEqual([file.length, true]);

/** Expects every header of the description exactly once. */
function expectHeaders(reply: Reply, path: string) {
  for (const [name, value] of Object.entries(getHeaders(path))) {
    expect([path, name, ...reply.all(name)]).toEqual([path, name, value]);
  }
}

const installed = servers.filter((server) => server.missing() === null);

describe.each(installed)('$name', (server) => {
  let running: Running;
  const get = (path: string, options?: Parameters<typeof sendRequest>[2]) =>
    sendRequest(running.port, path, options);
  const read = (file: string) => readFileSync(join(shared.out, file));

  beforeAll(async () => {
    const own = join(shared.own, server.name.replace(' ', '-'));
    running = await server.start({ ...shared, own });
  });
  afterAll(() => running?.stop());

  test.each([...pages, ...files])(
    'serves %s with its type, its headers and its bytes',
    async (path, file) => {
      const reply = await get(path);
      expect(reply.status).toBe(200);
      expect(reply.all('content-type').map((type) => type.replace(' ', '').toLowerCase())).toEqual([
        contentType(getMediaType(file)).toLowerCase(),
      ]);
      expect(reply.header('etag')).toMatch(/"/);
      const modified = reply.header('last-modified') ?? '';
      expect(modified).toBe(new Date(modified).toUTCString());
      expectHeaders(reply, path);
      expectSame(reply.body, read(file));
    },
  );

  test.each([
    ['br', 'gzip, deflate, br, zstd', '.br'],
    ['gzip', 'gzip', '.gz'],
    [null, 'identity', ''],
  ])(
    'compresses pages, scripts and drawings by %s, and no picture',
    async (encoding, accepted, ending) => {
      const headers = { 'Accept-Encoding': accepted };
      for (const [path, file] of [
        ...pages,
        [`/${script}`, script],
        ['/icon.svg', 'icon.svg'],
        ['/site.webmanifest', 'site.webmanifest'],
      ] as const) {
        const reply = await get(path, { headers });
        expect([path, reply.status, reply.header('content-encoding')]).toEqual([
          path,
          200,
          encoding,
        ]);
        expect(reply.all('vary').join(', ')).toMatch(/^Accept-Encoding$/i);
        expectSame(reply.body, read(`${file}${ending}`));
        expectSame(decompress(reply), read(file));
        expectHeaders(reply, path);
      }
      expect((await get(`/${picture}`, { headers })).header('content-encoding')).toBeNull();
    },
  );

  test.each([
    ...redirects.flatMap(({ from, to }) => [
      [from, to],
      [`${from}?utm_source=mail&x=%26`, `${to}?utm_source=mail&x=%26`],
    ]),
    ['/about-us/', '/about-us'],
    ['/services/?a=b', '/services?a=b'],
    ['/about-us.html?a=b', '/about-us?a=b'],
    ['/services/devops.html', '/services/devops'],
    ['/index.html', '/'],
    ['/index', '/'],
    [former.from, tea.path],
    [`${tea.path}/?a=b`, `${tea.path}?a=b`],
    [`${tea.path}.html`, tea.path],
  ])('redirects %s to %s', async (from, to) => {
    const reply = await get(from);
    expect(reply.status).toBe(301);
    const origin = `http://localhost:${running.port}`;
    // Apache writes the letters of an escape small.
    const { href } = new URL(reply.header('location') ?? '', origin);
    expect(href.replace(/%[\da-f]{2}/g, (code) => code.toUpperCase())).toBe(`${origin}${to}`);
    expectHeaders(reply, '/');
  });

  test.each([
    '//example.org/',
    '//example.org/about-us.html',
    '/%2f%2fexample.org/',
    '/\\example.org/',
    '/%5cexample.org/',
    '/about-us%0d%0aInjected:%20yes/',
    '/about-us%0d%0aInjected:%20yes.html',
  ])('does not redirect %s to another site', async (path) => {
    const { header } = await get(path);
    expect(header('injected')).toBeNull();
    const origin = `http://localhost:${running.port}`;
    expect(new URL(header('location') ?? '/', origin).origin).toBe(origin);
  });

  test.each([
    '/nowhere?a=b',
    '/services/nowhere',
    '/about-us/nowhere',
    '/pictures',
    '/pictures/nothing.avif',
    '/_next/static/chunks/gone.js',
    '/.git/config',
    '/404',
    '/index.html.br',
    `/${script}.gz`,
    '/pictures/../_headers',
    '/%5Fheaders',
    ...hidden.map((name) => `/${name}`),
  ])('answers %s with the 404 page', async (path) => {
    const reply = await get(path);
    // Apache's own rule for such files comes first.
    const refused = server.name === 'Apache' && path === '/.htaccess';
    expect(reply.status).toBe(refused ? 403 : 404);
    expectHeaders(reply, '/404');
    if (!refused) expectSame(reply.body, read('404.html'));
  });

  test.each(['/de/nirgends', '/de/blogs/nirgends?a=b', '/de/404'])(
    'answers %s with the 404 page of the language',
    async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(404);
      expectHeaders(reply, '/404');
      expectSame(reply.body, read('de/404.html'));
    },
  );

  test('answers /500 with the error page', async () => {
    const reply = await get('/500');
    expect(reply.status).toBe(500);
    expectSame(reply.body, read('500.html'));
    expectHeaders(reply, '/500');
  });

  test.each([
    ['/about-us', 200],
    ['/blog', 301],
    ['/nowhere', 404],
  ])('answers HEAD %s with %i and no body', async (path, status) => {
    const reply = await get(path, { method: 'HEAD' });
    expect(reply.status).toBe(status);
    expect(reply.body).toHaveLength(0);
    expectHeaders(reply, path);
  });

  test.each(['/', `/${script}`, `/${picture}`])('answers 304 for an unchanged %s', async (path) => {
    const headers = { 'Accept-Encoding': 'br' };
    const etag = (await get(path, { headers })).header('etag') ?? '';
    const reply = await get(path, { headers: { ...headers, 'If-None-Match': etag } });
    expect(reply.status).toBe(304);
    expect(reply.body).toHaveLength(0);
    expectHeaders(reply, path);
  });
});
